"""Generates the list of a chip's blocks: hardware id, version, and where its register segments begin.

The bases come from the kernel's static table of Navi21, because no discovery table of the chips themselves is
public; the generated file says so, and the manifest may add segments that Navi21's table lacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tools.gen import text
from tools.gen.facts import Facts, GenError
from tools.gen.layout import number

RECORD = '''

class IpBlock(NamedTuple):
    """One block: discovery name and hardware id, version, segment bases (dwords), and how sure we are."""

    name: str
    hw_id: int
    instance: int
    version: tuple[int, int, int]
    bases: tuple[int, ...]
    note: str
'''


def generate(entry: Mapping[str, Any], facts: Facts) -> str:
    """The Python source of the chips that the manifest entry lists."""
    sources = [facts.source(entry["facts"]), facts.source(entry["ids"]), *entry["sources"]]
    lines = text.module_head(entry["doc"], sources, ["from typing import NamedTuple"])
    lines += RECORD.rstrip("\n").split("\n")
    lines += ["", ""]
    for chip, blocks in entry["chip"].items():
        lines += [f"{chip}: tuple[IpBlock, ...] = ("]
        for block in blocks:
            lines += block_lines(block, entry, facts)
        lines += [")"]
    return text.join(lines)


def block_lines(block: Mapping[str, Any], entry: Mapping[str, Any], facts: Facts) -> list[str]:
    """One IpBlock, a field a line."""
    name = block["name"]
    bases = base_addresses(facts.load(entry["facts"])["bases"], block)
    ids = facts.load(entry["ids"])["consts"]
    if f"{name}_HWID" not in ids:
        raise GenError(f"{entry['ids']}: the facts have no {name}_HWID")
    version = ", ".join(str(part) for part in block["version"])
    numbers = ", ".join(number(base) for base in bases)
    return [
        "    IpBlock(",
        f'        "{name}",',
        f"        {number(ids[f'{name}_HWID'])},",
        f"        {block.get('instance', 0)},",
        f"        ({version}),",
        f"        ({numbers}{',' if len(bases) == 1 else ''}),",
        f'        "{block["note"]}",',
        "    ),",
    ]


def base_addresses(table: Mapping[str, Any], block: Mapping[str, Any]) -> list[int]:
    """The segment bases under the table's name for the block, empty ones at the end left out."""
    known = table.get(block.get("bases", block["name"]))
    if known is None:
        raise GenError(f"the facts have no segment bases of {block.get('bases', block['name'])}")
    bases = [int(base) for base in known["0"]]
    while bases and not bases[-1]:
        bases.pop()
    return bases + list(block.get("more_bases", []))
