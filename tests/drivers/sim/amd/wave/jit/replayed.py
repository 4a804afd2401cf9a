"""One instruction on one wave in numpy, as the rules of jit have it: cheap, since no kernel is compiled."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from drivers.amd.isa import isa
from drivers.sim.amd.wave.interp.recorded import Replay
from drivers.sim.amd.wave.interp.state import WaveState

NEAREST, KEPT, IEEE, DX10_CLAMP = 0, 0xF0, 1 << 9, 1 << 8  # of MODE
DEFAULT = NEAREST | KEPT | DX10_CLAMP | IEEE


def after(
    text: str,
    vectors: dict[int, Any],
    scalars: dict[int, int] | None = None,
    *,
    arch: str = "gfx1100",
    lanes: int = 32,
    exec_mask: int | None = None,
    mode: int = DEFAULT,
) -> WaveState:
    """The wave after the instruction. vectors: dwords of registers; what is not given is 0."""
    table = isa(arch, lanes)
    full = (1 << lanes) - 1
    abi: Any = SimpleNamespace(vgprs=64, lds_bytes=0, wave_size=lanes, mode=mode, exec_masks=[full])
    wave = WaveState(arch, abi, 0, 0, {})
    for index, values in vectors.items():
        wave.vector[index] = np.asarray(values).astype(np.uint32)
    for code, value in (scalars or {}).items():
        wave.set_scalar(code, value)
    mask = full if exec_mask is None else exec_mask
    wave.set_scalar(126, mask)
    if lanes == 64:
        wave.set_scalar(127, mask >> 32)
    inst, _ = table.decode_sized(table.assemble(text), 0)
    with np.errstate(all="ignore"):
        Replay()(wave, inst)
    return wave
