"""Places instructions one behind the other and turns branch labels into distances."""

from __future__ import annotations

from collections.abc import Iterable

from autogen.schema import EncodeError
from drivers.amd.isa.encode import encode
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Align, Distance, Label, Literal

Item = Inst | Label | Align | bytes


def assemble_insts(items: Iterable[Item]) -> bytes:
    """Machine code of the list; bytes in it stay as they are.

    A branch operand may be a Label of the list; its distance counts dwords from the end of the branch. A
    literal may be a Distance to one.
    EncodeError for a label that is missing, given twice, or too far away."""
    items = list(items)
    code: list[bytes] = []
    places: dict[str, int] = {}
    waiting: list[tuple[int, int, Inst]] = []  # for places: index in code, offset
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
        is_waiting = label_of(item) is not None or has_distance(item)
        if is_waiting:
            waiting.append((len(code), offset, item))
        code.append(encode(provisional(item) if is_waiting else item))
        offset += len(code[-1])
    for at, start, inst in waiting:
        code[at] = encode(resolved(inst, start, places))
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


def has_distance(inst: Inst) -> bool:
    return Distance in [value.__class__ for value in inst.values]


def provisional(inst: Inst) -> Inst:
    """The instruction as long as it will be, where its labels have no place yet."""
    made = inst.copy()
    made.values[:] = [Literal(0) if value.__class__ is Distance else value for value in made.values]
    if label_of(inst) is not None:
        made["simm16"] = 0
    return made


def resolved(inst: Inst, start: int, places: dict[str, int]) -> Inst:
    """With the places of its labels; the instruction lies at `start`."""
    made = inst.copy()
    end = start + inst.defn.size_bytes
    for slot, value in enumerate(made.values):
        if value.__class__ is Distance:
            made.values[slot] = Literal(distance_bits(value, end, place_of(inst, value.name, places)))
    target = label_of(inst)
    if target is not None:
        made["simm16"] = branch_distance(inst, target, (place_of(inst, target.name, places) - end) // 4)
    return made


def place_of(inst: Inst, name: str, places: dict[str, int]) -> int:
    if name not in places:
        raise EncodeError(
            f"{inst.defn.name}: there is no label {name} in this code, and nothing is linked here"
        )
    return places[name]


def distance_bits(value: Distance, literal_at: int, place: int) -> int:
    """R_AMDGPU_REL32_LO and _HI (LLVM AMDGPUUsage, "Relocation records")."""
    whole = place + value.addend - literal_at
    return whole >> 32 * value.is_high & 0xFFFF_FFFF


def branch_distance(inst: Inst, target: Label, distance: int) -> int:
    if not -0x8000 <= distance < 0x8000:
        raise EncodeError(
            f"{inst.defn.name}: label {target.name} is {distance} dwords away; a branch reaches 32767"
        )
    return distance
