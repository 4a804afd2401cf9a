"""Which files a module is made of, on a small project of every way to name another module."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.core.sources import digest, sources

FILES = {
    "tensor/__init__.py": "from tensor import never\n",
    "tensor/never.py": "",
    "tensor/start.py": '''"""Words about import of what is not there."""
from tensor import one, two as other
from tensor.group import (
    three,  # not four
    five as six,
)
import tensor.seven, os
if True:
    from hcq.names import Name


def later():
    import drivers.eight
''',
    "tensor/one.py": "from tensor import start\n",  # round again
    "tensor/two.py": "TABLE = {'a': 'autogen.amd.nine'}\n",
    "tensor/group/__init__.py": "from drivers.fourteen import x\n",
    "tensor/group/three.py": "",
    "tensor/group/four.py": "",
    "tensor/group/five.py": "",
    "tensor/seven.py": 'import_module(f"autogen.more.{name}")\n',
    "tensor/six.py": "",
    "hcq/names.py": "class Name: pass\n",
    "drivers/eight.py": "",
    "drivers/fourteen.py": "x = 1\n",
    "autogen/amd/nine.py": "",
    "autogen/amd/ten.py": "",
    "autogen/more/eleven.py": "",
    "autogen/more/twelve.py": "",
    "other/thirteen.py": "",
}
LEFT_OUT = {
    "tensor/never.py",
    "tensor/group/four.py",
    "tensor/six.py",
    "autogen/amd/ten.py",
    "other/thirteen.py",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_every_way_to_import_is_followed_and_nothing_else(root: Path) -> None:
    found = {str(file.relative_to(root)) for file in sources("tensor.start", root=root)}
    assert found - {"tensor/__init__.py", "tensor/never.py"} == FILES.keys() - LEFT_OUT - {
        "tensor/__init__.py"
    }


@pytest.mark.parametrize("name", sorted(FILES.keys() - LEFT_OUT))
def test_a_change_of_any_of_them_changes_the_digest(root: Path, name: str) -> None:
    before = digest.__wrapped__("tensor.start", root=root)
    (root / name).write_text(FILES[name] + "# changed\n")
    assert digest.__wrapped__("tensor.start", root=root) != before


def test_a_change_elsewhere_does_not(root: Path) -> None:
    before = digest.__wrapped__("tensor.start", root=root)
    for name in LEFT_OUT - {"tensor/never.py"}:
        (root / name).write_text("changed = True\n")
    assert digest.__wrapped__("tensor.start", root=root) == before
