"""Places instructions one behind the other and turns branch labels into distances."""

from __future__ import annotations

from collections.abc import Iterable

from autogen.schema import EncodeError
from drivers.amd.isa.encode import encode
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Align, Label

Item = Inst | Label | Align | bytes


def assemble_insts(items: Iterable[Item]) -> bytes:
    """Machine code of the list; bytes in it stay as they are.

    A branch operand may be a Label of the list; its distance counts dwords from the end of the branch.
    EncodeError for a label that is missing, given twice, or too far away."""
    items = list(items)
    code: list[bytes] = []
    places: dict[str, int] = {}
    branches: list[tuple[int, int, Inst, Label]] = []
    offset = 0
    for item in items:
        if isinstance(item, Label):
            if item.name in places:
                raise EncodeError(f"label {item.name} is given twice")
            places[item.name] = offset
            continue
        if isinstance(item, bytes | Align):
            code.append(item if isinstance(item, bytes) else padding(item, offset))
            offset += len(code[-1])
            continue
        target = label_of(item)
        if target is not None:
            branches.append((len(code), offset, item, target))
            code.append(bytes(item.defn.size_bytes))
        else:
            code.append(encode(item))
        offset += len(code[-1])
    for at, start, inst, target in branches:
        code[at] = encode(resolved(inst, start, target, places))
    return b"".join(code)


def padding(align: Align, offset: int) -> bytes:
    """What fills the code from `offset` to the next multiple."""
    missing = -offset % align.size_bytes if align.size_bytes else 0
    if missing % 4:
        raise EncodeError(f"{missing} bytes to the next multiple of {align.size_bytes}; instructions have 4")
    return align.fill.to_bytes(4, "little") * (missing // 4)


def label_of(inst: Inst) -> Label | None:
    if inst.defn.format not in ("SOPP", "SOPK"):
        return None
    value = inst.get("simm16")
    return value if isinstance(value, Label) else None


def resolved(inst: Inst, start: int, target: Label, places: dict[str, int]) -> Inst:
    if target.name not in places:
        raise EncodeError(f"{inst.defn.name}: there is no label {target.name}")
    distance = (places[target.name] - start - inst.defn.size_bytes) // 4
    if not -0x8000 <= distance < 0x8000:
        raise EncodeError(
            f"{inst.defn.name}: label {target.name} is {distance} dwords away; a branch reaches 32767"
        )
    made = inst.copy()
    made["simm16"] = distance
    return made
