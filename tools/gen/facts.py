"""Reads a folder of hardware facts (JSON made from vendor headers) and answers questions about it by name.

Nothing here decides what the project uses: that is manifest.toml. A name that the facts lack is an error.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple


class GenError(ValueError):
    """The manifest asks for something the facts do not hold, or contradicts them."""


class Span(NamedTuple):
    """Inclusive bit range [lo, hi] inside one dword or one whole packet."""

    lo: int
    hi: int


class Facts:
    """One facts folder. `folder` holds amd/regs, amd/defs and amd/mesa."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "amd").is_dir():
            raise GenError(f"{folder}: no amd/ folder in it; --hwdata wants the folder that holds amd/regs")
        self.folder = folder
        self.load = cache(self._load)

    def _load(self, name: str) -> dict[str, Any]:
        """The JSON document `amd/<name>`, or `nv/...` where the name says so; packed or not."""
        place = name if name.startswith("nv/") else f"amd/{name}"
        packed, plain = self.folder / f"{place}.json.gz", self.folder / f"{place}.json"
        if packed.exists():
            loaded: dict[str, Any] = json.loads(gzip.decompress(packed.read_bytes()))
        elif plain.exists():
            loaded = json.loads(plain.read_text())
        else:
            raise GenError(f"{packed}: no such facts file")
        return loaded

    def source(self, name: str) -> str:
        """What the facts file was made from, as it says itself."""
        said = self.load(name).get("meta", {}).get("source")
        return said or f"Mesa 25.0.7 src/amd/registers/{name.split('/')[-1]}.json"

    def registers(self, name: str) -> dict[str, dict[str, Any]]:
        return _table(self.load(name), "regs", name)

    def mesa_type(self, name: str) -> dict[str, Span]:
        """Fields of one Mesa packet dword (pkt3.json), lower-cased."""
        record = _get(self.load("mesa/pkt3")["register_types"], name, "mesa/pkt3")
        return {field["name"].lower(): Span(*field["bits"]) for field in record["fields"]}

    def kfd_field(self, struct: str, field: str) -> Span:
        """A bit field of a KFD PM4 struct, in bits from the packet's first dword."""
        for name, place, width, *rest in _get(
            self.load("defs/pm4_kfd_structs")["structs"], struct, "pm4_kfd_structs"
        )["members"]:
            if name.split(".")[-1] == field:
                is_bits = rest[-1:] == ["bits"]
                lo, size = (place, width) if is_bits else (8 * place, 8 * width)
                return Span(lo, lo + size - 1)
        raise GenError(f"defs/pm4_kfd_structs: {struct} has no field {field}")

    def shift(self, document: str, name: str) -> int:
        """Lowest bit that the macro `name` of nvd.h ("nvd") or amdgpu_vm.h ("vm") sets."""
        doc = self.load({"nvd": "defs/pm4_nvd", "vm": "defs/vm_ptes"}[document])
        if name in doc["consts"]:
            value = int(doc["consts"][name]) & 0xFFFF_FFFF_FFFF_FFFF
        else:
            value = int(_get(doc["funcs"], name, document)["step"])
        return (value & -value).bit_length() - 1

    def nvd_const(self, name: str) -> int:
        return int(_get(self.load("defs/pm4_nvd")["consts"], name, "defs/pm4_nvd"))

    def enum(self, where: str) -> dict[str, int]:
        """An enum by 'file:NAME'; file is mesa, kfd, or a defs file such as enums_soc21."""
        file, name = where.split(":")
        if file == "mesa":
            entries = _get(self.load("mesa/pkt3")["enums"], name, "mesa/pkt3")["entries"]
            return {entry["name"]: entry["value"] for entry in entries}
        file = {"kfd": "pm4_kfd_structs"}.get(file, file)
        return dict(_get(self.load(f"defs/{file}")["enums"], name, f"defs/{file}"))

    def sdma_packet(self, name: str) -> dict[str, Span]:
        """Fields of one SDMA packet, in bits from its first dword."""
        words = _get(self.load("defs/sdma_6_7_packets")["packets"], f"SDMA_PKT_{name}", "sdma_6_7_packets")
        fields = {}
        for word, members in words.items():
            base = 32 * int(word.split(":")[0])
            fields.update({field: Span(base + lo, base + hi) for field, (lo, hi) in members.items()})
        return fields

    def sdma_opcode(self, name: str) -> int:
        return int(_get(self.load("defs/sdma_6_7_packets")["opcodes"], name, "sdma_6_7_packets"))


def _table(document: Mapping[str, Any], key: str, name: str) -> dict[str, Any]:
    return dict(_get(document, key, name))


def _get(table: Mapping[str, Any], key: str, where: str) -> Any:
    if key not in table:
        raise GenError(f"{where}: the facts have no {key}")
    return table[key]
