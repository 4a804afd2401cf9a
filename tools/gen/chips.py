"""Generates the list of a chip's blocks: hardware id, version, and where its register segments begin.

A block's bases are a list in the manifest where a discovery table of the chip itself is public, else those of
the kernel's static table of Navi21, to which the manifest may add segments. `about` says which, per chip.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tools.gen import text
from tools.gen.facts import Facts, GenError
from tools.gen.layout import number

WIDTH = 110
RECORD = '''

class IpBlock(NamedTuple):
    """One block: discovery name and hardware id, version, segment bases (dwords), variant of the version."""

    name: str
    hw_id: int
    instance: int
    version: tuple[int, int, int]
    bases: tuple[int, ...]
    variant: int = 0
'''


def generate(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the chips that the manifest entry lists."""
    sources = [facts.source(entry["facts"]), facts.source(entry["ids"]), *entry["sources"]]
    lines = text.module_head(entry["doc"], sources, ["from typing import NamedTuple"])
    lines += RECORD.rstrip("\n").split("\n")
    lines += ["", ""]
    for chip, blocks in entry["chip"].items():
        lines += [*(f"# {line}" for line in entry["about"][chip]), f"{chip}: tuple[IpBlock, ...] = ("]
        lines += [line for block in blocks for line in block_lines(block, entry, facts)]
        lines += [")"]
    return text.join(lines)


def block_lines(block: Mapping[str, Any], entry: Mapping[str, Any], facts: Facts) -> Iterator[str]:
    """One IpBlock for each instance that the manifest lists, 0 where it lists none."""
    name = block["name"]
    given = block.get("bases", name)
    bases = given if isinstance(given, list) else base_addresses(facts.load(entry["facts"])["bases"], block)
    ids = facts.load(entry["ids"])["consts"]
    if "id" not in block and f"{name}_HWID" not in ids:
        raise GenError(f"{entry['ids']}: the facts have no {name}_HWID")
    hw_id = number(block["id"] if "id" in block else ids[f"{name}_HWID"])
    numbers = ", ".join(number(base) for base in bases) + ("," if len(bases) == 1 else "")
    variant = f", {block['variant']}" if "variant" in block else ""
    for instance in block.get("instances", [0]):
        place = [f'"{name}"', hw_id, str(instance), str(tuple(block["version"]))]
        line = f"    IpBlock({', '.join(place)}, ({numbers}){variant}),"
        yield from (
            [line]
            if len(line) <= WIDTH
            else [
                "    IpBlock(",
                *(f"        {word}," for word in place),
                "        (",
                *(f"            {number(base)}," for base in bases),
                "        ),",
                "    ),",
            ]
        )


def base_addresses(table: Mapping[str, Any], block: Mapping[str, Any]) -> list[int]:
    """The segment bases under the table's name for the block, empty ones at the end left out."""
    known = table.get(block.get("bases", block["name"]))
    if known is None:
        raise GenError(f"the facts have no segment bases of {block.get('bases', block['name'])}")
    bases = [int(base) for base in known["0"]]
    while bases and not bases[-1]:
        bases.pop()
    return bases + list(block.get("more_bases", []))
