"""What LLVM compiles runs on the reference as well, for both chips: a minute of numpy."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave import test_llvm_programs
from tests.drivers.sim.amd.wave.conftest import rerun

pytestmark = [*test_llvm_programs.pytestmark, pytest.mark.usefixtures("interpreted"), pytest.mark.conformance]
globals().update(rerun(test_llvm_programs))
