"""What instructions compute, said once for both executors.

In: names of values, of scalars or of a wave's lanes, and a builder of `drivers.sim.llvm`: `Text` writes LLVM
IR, `NumpyText` records what numpy computes. Out: the name of the result. `jit` reads and writes operands and
applies modifiers and MODE, for both executors.
"""

from drivers.sim.amd.wave.meaning import (
    bytewise,
    clamp,
    compare,
    division,
    extremes,
    floats,
    halves,
    integers,
)
from drivers.sim.amd.wave.meaning import scalar_arithmetic as scalars

__all__ = ["bytewise", "clamp", "compare", "division", "extremes", "floats", "halves", "integers", "scalars"]
