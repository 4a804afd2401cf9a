"""The decorator itself; what it does is tested in test_capture.py."""

from __future__ import annotations

import subprocess
import sys

from tensor.jit import jit


class Doubler:
    factor = 2

    @jit
    def times(self, number: int) -> int:
        """Multiply."""
        return self.factor * number


def test_a_method_is_bound_to_its_object() -> None:
    assert Doubler().times(4) == 8


def test_name_and_docstring_stay() -> None:
    assert (Doubler.times.__name__, Doubler.times.__doc__) == ("times", "Multiply.")


def test_importing_the_library_does_not_import_the_scheduler_or_a_driver() -> None:
    code = "import sys, tensor; print(*sorted(m for m in sys.modules if m.startswith(('tensor', 'drivers'))))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "tensor.tensor" in loaded
    for heavy in ("tensor.schedule.cut", "tensor.passes.algebra", "tensor.codegen.rdna", "drivers.amd"):
        assert heavy not in loaded
