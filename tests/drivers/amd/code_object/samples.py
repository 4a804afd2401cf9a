"""A kernel and its code object, as our compiler would have them."""

from __future__ import annotations

from functools import cache

from drivers.amd import code_object
from drivers.amd.code_object import Arg
from drivers.amd.isa import isa

KERNEL = """
  s_load_b64 s[0:1], s[0:1], 0x0
  v_mov_b32 v1, 1.0
  v_lshlrev_b32 v0, 2, v0
  s_waitcnt lgkmcnt(0)
  global_store_b32 v0, v1, s[0:1]
  s_endpgm
"""
ARGS = (Arg("out", 0, 8, "global_buffer"), Arg("count", 8, 4, "by_value"))


@cache
def text() -> bytes:
    return isa("gfx1100").assemble(KERNEL)


def written(**changes: object) -> bytes:
    options: dict[str, object] = {"kernarg_bytes": 16, "args": ARGS, "vgprs": 2, "sgprs": 8}
    return code_object.write("gfx1100", "fill", text(), code_object.KernelNeeds(**(options | changes)))  # type: ignore[arg-type]
