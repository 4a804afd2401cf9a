"""Instructions whose values may differ from a card's, and how: what the executors round or sum otherwise.

Stands under both executors. A run that used one says so (`counters`), and `fidelity` lists them all.
"""

from __future__ import annotations

from collections.abc import Iterable

TRANSCENDENTAL = ("exp", "log", "rcp", "rsq", "sqrt", "sin", "cos")
CLOCK = "counts the launch's own instructions: the model has no other time"
ROUNDING = "sums one product after the other in f32; cards align and add two or four at a time, as measured"
IN_VALUES = {
    "s_getreg_b32": "clocks count instructions; places and identities on the card read 0",
    **dict.fromkeys(("s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64"), CLOCK),
    **dict.fromkeys(("v_cvt_sr_fp8_f32", "v_cvt_sr_bf8_f32"), "documents disagree; as measured on gfx1201"),
    "global_load_tr_b64": "the order of its bytes is as measured on gfx1201; no document has it",
}  # fmt: skip
SUMMED = ("v_wmma_", "v_swmmac_", "v_dot2", "v_dot4_f32")
ULP = "within 1 ulp of the true value; the hardware's own error below that is not published"
ROUNDED = "correctly rounded; the hardware's estimate has fewer bits"
ESTIMATES = tuple(f"v_{prefix}{operation}_" for prefix in ("", "s_") for operation in TRANSCENDENTAL)


def approximation(name: str) -> str:
    """How the values that an instruction gives may differ from a card's, or nothing."""
    for half in halves(name):
        if half.startswith(ESTIMATES) and half != "v_rcp_iflag_f64":
            return ROUNDED if half.endswith("f64") else ULP
        if half.startswith(SUMMED) and "i32" not in half and "u32" not in half:
            return ROUNDING
    return IN_VALUES.get(name, "")


def approximations(names: Iterable[str]) -> dict[str, str]:
    """Of these mnemonics those whose values are approximate, and how."""
    found = {name: approximation(name) for name in sorted(set(names))}
    return {name: how for name, how in found.items() if how}


def halves(name: str) -> list[str]:
    """The single instructions of a dual one."""
    return [part.replace("v_dual_", "v_") for part in name.split(" :: ")]
