"""Rows of image instructions, made ready for `tools/gen/isa.py`.

LLVM has one row for each number of data and address registers, though the bits do not say it; here each
instruction keeps one row for each of its encodings, and `drivers/amd/isa/image.py` counts registers from the
mask and the dimension. Ray intersections have fixed numbers and keep theirs.
Left out: sampling into nothing (`off`), which is the same encoding as sampling into v0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

Row = dict[str, Any]

IMAGE_FLAGS = ("MIMG", "VIMAGE", "VSAMPLE")
ADDRESS = re.compile(r"\[(\$vaddr\d(?:, )?)+\]|\$vaddr0")
EXTRA_PLACES = (64, 72, 80, 88)  # gfx11: one more dword holds four more addresses, a byte each


def is_image(row: Row) -> bool:
    return any(flag in row["fl"] for flag in IMAGE_FLAGS)


def image_rows(rows: Iterable[Row]) -> list[Row]:
    """One row for each encoding of each image instruction."""
    widest: dict[tuple[str, str], Row] = {}
    for row in rows:
        if not is_image(row) or "vdata" not in row["f"] or not row["ns"].startswith("GFX1"):
            continue
        key = (row["m"], variant(row))
        best = widest.get(key)
        if best is None or address_count(row) > address_count(best):
            widest[key] = row
    return [rewritten(row, name) for (_, name), row in widest.items()]


def variant(row: Row) -> str:
    """What tells the encodings of one image instruction apart: separate addresses, 16-bit ray addresses."""
    has_list = row["sz"] == 8 and "[" in row["a"]
    is_short_ray = "_INTERSECT_RAY_a16_" in row["n"]
    return ("_nsa" if has_list else "") + ("_a16" if is_short_ray else "")


def address_count(row: Row) -> int:
    return len(set(re.findall(r"\$vaddr\d", row["a"])))


def rewritten(row: Row, name: str) -> Row:
    """The row with one operand `vaddr` for all addresses, and its size with the addresses behind it."""
    fields = {key: places for key, places in row["f"].items() if not key.startswith("vaddr")}
    classes = [(operand, cls) for operand, cls in row["in"] if operand.startswith("vaddr")]
    is_ray = "intersect_ray" in row["m"]
    text = ADDRESS.sub("$vaddr", row["a"])
    text = text.replace("$a16", " a16" if "_a16" in name else "") if is_ray else text
    fields["vaddr"] = address_places(row, classes)
    kind = address_class(classes, is_ray)
    data = next(cls for operand, cls in row["out"] + row["in"] if operand == "vdata")
    others = [(operand, cls) for operand, cls in row["in"] if operand not in ("vdata", "vdata_in")]
    others = [pair for pair in others if not pair[0].startswith("vaddr")]
    reads = [("vdata", data if is_ray else "ImageData")] if is_written_out(row) else []
    size = 12 if name.startswith("_nsa") else row["sz"]
    return row | {
        "n": row["n"] + name,
        "a": text,
        "f": fields,
        "in": [*reads, *others, ("vaddr", kind)],
        "out": [] if reads else [("vdata", data if is_ray else "ImageData")],
        "sz": size,
        "mask": hex(int(row["mask"], 16) & ~address_mask(fields["vaddr"])),
        "variant": name,
        "k": "$vdata = $vdata_in" if "Atomic" in " ".join(row["fl"]) else "",
    }


def is_written_out(row: Row) -> bool:
    """True where the data is read from registers: stores and atomics."""
    return "mayStore" in row["fl"]


def address_places(row: Row, classes: list[tuple[str, str]]) -> list[list[int]]:
    """Where the registers of the address list stand: a byte each, the first one's at the value's low end."""
    starts = [row["f"][name][0][0] for name, _ in classes if name in row["f"]]
    if row["sz"] == 8 and "[" in row["a"]:
        starts = [starts[0], *EXTRA_PLACES]
    return [[start, 8, 8 * index] for index, start in enumerate(starts)]


def address_mask(places: list[list[int]]) -> int:
    return sum(((1 << width) - 1) << low for low, width, _ in places)


def address_class(classes: list[tuple[str, str]], is_ray: bool) -> str:
    """`ImageAddress` where the number of registers follows from the dimension; rays say theirs."""
    if not is_ray:
        return "ImageAddresses" if len(classes) > 1 else "ImageAddress"
    dwords = [int(re.sub(r".*_(\d+)$", r"\1", cls)) // 32 for _, cls in classes]
    return "ImageAddresses_" + ".".join(map(str, dwords)) if len(dwords) > 1 else f"VGPROp_{32 * dwords[0]}"
