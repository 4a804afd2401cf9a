"""Terms that the functions of the shadow share, as LLVM IR: fields, one value in many lanes, what is in
order.

Names: %X is a field as it is, %X_s its low dword, %X_v and %X_w that dword in 8 and in 32 lanes.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.amd.wave.jit.shadow import field_at
from drivers.sim.amd.wave.shadow.layout import ATOMIC_SITE, FIELDS

ORDER = ("epoch", "mine", "group", "ordered", "clean")  # what an access is held against
PLACES = {
    "epoch": FIELDS.epoch, "mine": FIELDS.mine, "group": FIELDS.group, "ordered": FIELDS.ordered,
    "clean": FIELDS.clean, "scalar": FIELDS.scalar, "tag": FIELDS.tag,
    "interval": FIELDS.seen_interval,
}  # fmt: skip


@dataclass(frozen=True)
class LookWidth:
    """How many dwords are looked at together: their type, the type of a claim about each, and how values of
    that shape are named.
    """

    kind: str
    flag: str
    suffix: str

    @property
    def zero(self) -> str:
        return "0" if self.kind == "i32" else "zeroinitializer"


ONE = LookWidth("i32", "i1", "_s")
EIGHT = LookWidth("<8 x i32>", "<8 x i1>", "_v")
ALL = LookWidth("<32 x i32>", "<32 x i1>", "_w")


def fields(space: str, *names: str) -> str:
    """Fields of the record. In LDS its interval is what a wave sees of its group."""
    places = PLACES | ({"clean": FIELDS.lds_interval} if space == "lds" else {})
    return "\n".join(field_at(name, places[name]) for name in names)


def narrow(*names: str) -> str:
    """Each field's low dword."""
    return "\n".join(f"  %{name}_s = trunc i64 %{name} to i32" for name in names)


def splats(shape: LookWidth, *names: str) -> str:
    """Each low dword in every lane of a shape."""
    return "\n".join(splat(shape, f"{name}{shape.suffix}", f"%{name}_s") for name in names)


def splat(shape: LookWidth, name: str, value: str) -> str:
    """%NAME: `value` in every lane."""
    kind = shape.kind
    return f"""  %{name}0 = insertelement {kind} poison, i32 {value}, i32 0
  %{name} = shufflevector {kind} %{name}0, {kind} poison, {kind} zeroinitializer"""


def in_order(name: str, value: str, space: str, shape: LookWidth) -> str:
    """%NAME_ok: `value` is an epoch of the own wave, or one of the group that this wave sees, or in memory
    one from before the launch.
    """
    kind, flag, suffix = shape.kind, shape.flag, shape.suffix
    own = f"  %{name}_own = icmp uge {kind} {value}, %mine{suffix}"
    if space == "lds":
        return f"""{own}
  %{name}_before = icmp ult {kind} {value}, %clean{suffix}
  %{name}_ok = or {flag} %{name}_own, %{name}_before"""
    return f"""{own}
  %{name}_before = icmp ult {kind} {value}, %ordered{suffix}
  %{name}_ours = icmp uge {kind} {value}, %group{suffix}
  %{name}_seen = icmp ult {kind} {value}, %clean{suffix}
  %{name}_near = and {flag} %{name}_ours, %{name}_seen
  %{name}_either = or {flag} %{name}_own, %{name}_before
  %{name}_ok = or {flag} %{name}_either, %{name}_near"""


def site_word(verb: str) -> str:
    """%site_s: where this access is, as the rows keep it."""
    atomic = ATOMIC_SITE - (1 << 32) if verb == "atomic" else 0
    return f"""  %pc_dword = lshr i32 %pc, 2
  %pc_high = shl i32 %pc_dword, 4
  %pc_kept = and i32 %pc_high, {ATOMIC_SITE - 1}
  %site_plain = or i32 %pc_kept, 15
  %site_s = or i32 %site_plain, {atomic}"""
