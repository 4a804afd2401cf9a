"""Reads the generated text of autogen/amd/rdna3.py into `InstDef` objects, one at a time and only when asked.

Operand kinds, and what they take:

  vgpr, vsrc       a vector register (8-bit field; 9-bit source field)
  vany             a range of vector registers, as long as the instruction's mask and dimension say (image.py)
  vaddrs           such ranges as a tuple, an image's address; the type says their sizes where they are fixed
  half, half7      16 bits of one; half7 keeps the half select in bit 7 of the field, so v0..v127 only
  halfs, half7s    the same in a 9-bit source field
  src, srch, src7  any source: vector, scalar, inline constant, literal; h and 7 as for half
  ssrc, sgpr       a scalar source; a scalar register
  mask, smask      a lane mask: one scalar register in wave32, two in wave64 (written; read)
  literal          32 bits that always follow the instruction
  barrier          the number of a split barrier, -4..64, encoded as an inline constant
  branch, simm16, version, waitcnt, delay, hwreg, sendmsg, depctr, swizzle, exp_tgt: immediates with own text
  foffset, soffset21: offsets of flat and of scalar memory instructions
  mods             source modifiers: neg 1, abs 2, and where the encoding has them op_sel 4, op_sel_hi 8
  imm              an unsigned number as wide as its field

A minus after src or ssrc: no literal there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from drivers.amd.isa.inst import EncodedBits, InstDef, OperandDef
from drivers.amd.isa.operand import FLAT_SCRATCH, M0, MODE, SCC, Reg

UNITS = {
    "SOP1": "salu", "SOP2": "salu", "SOPC": "salu", "SOPK": "salu", "SOPP": "control", "SMEM": "smem",
    "DS": "lds", "FLAT": "flat", "GLOBAL": "vmem", "SCRATCH": "vmem", "MUBUF": "vmem", "MTBUF": "vmem",
    "EXP": "export", "LDSDIR": "ldsdir", "MIMG": "vmem", "VIMAGE": "vmem", "VSAMPLE": "vmem",
}  # fmt: skip

# Modifiers that are not zero when left out. dpp_ctrl 0xe4 and this dpp8 take every lane from itself.
DEFAULTS = {"dpp_ctrl": 0xE4, "dpp8": 0xFAC688, "row_mask": 15, "bank_mask": 15, "en": 15, "format": 1}
OP_SEL_HI = 8


class EncodingTable:
    """All encodings of one chip for one wave size. Definitions are made on first use and kept."""

    def __init__(self, facts: ModuleType, wave_size: int) -> None:
        self.facts = facts
        self.wave_size = wave_size
        self.shapes: list[str] = facts.SHAPES.split("\n")
        self.flags = [shape.split("|", 5)[4].split() for shape in self.shapes if shape]
        self.lines: dict[str, str] = {}
        for line in facts.INSTRUCTIONS.splitlines():
            name = line[: line.index("|")]
            if name not in self.lines or self.fits_wave(line):
                self.lines[name] = line
        self.defs: dict[str, InstDef] = {}
        self.mnemonics: dict[str, list[str]] | None = None
        self.operand_defs: dict[str, OperandDef] = {}

    def fits_wave(self, line: str) -> bool:
        return f"wave{self.wave_size}" in self.flags[int(line.split("|")[2])]

    def names(self) -> list[str]:
        """Names of all encodings that this wave size has."""
        other = f"wave{96 - self.wave_size}"
        return [n for n, line in self.lines.items() if other not in self.flags[int(line.split("|")[2])]]

    def find(self, name: str) -> InstDef | None:
        """The encoding called `name`, or the only encoding of that mnemonic; None if there is none."""
        found = self.defs.get(name)
        if found is None:
            line = self.lines.get(name) or self.lines.get(self.alias(name))
            if line is None:
                return None
            found = self.defs[name] = self.defs.setdefault(line[: line.index("|")], self.parse(line))
        return found

    def alias(self, name: str) -> str:
        """`v_add3_u32_e64` is `v_add3_u32`, which has one form;
        a mnemonic of one encoding names that encoding.
        """
        if name.endswith(("_e32", "_e64")) and name[:-4] in self.lines:
            return name[:-4]
        variants = self.variants(name)
        return variants[0] if len(variants) == 1 else name

    def variants(self, mnemonic: str) -> list[str]:
        """Names of all encodings of one mnemonic, the shortest first."""
        if self.mnemonics is None:
            self.mnemonics = {}
            for name in self.names():
                self.mnemonics.setdefault(self.lines[name].split("|")[1], []).append(name)
        return self.mnemonics.get(mnemonic, [])

    def known_names(self) -> list[str]:
        """All mnemonics, and the names of encodings that are none."""
        self.variants("")
        mnemonics = self.mnemonics or {}
        return [*mnemonics, *(n for n in self.lines if n not in mnemonics)]

    def encodings(self) -> Iterator[tuple[str, int, int]]:
        """(name, fixed-bit mask, fixed bits) of every encoding, without making its definition."""
        masks = [int(shape.split("|", 3)[2], 16) for shape in self.shapes if shape]
        for name in self.names():
            _, _, shape, value = self.lines[name].split("|")
            yield name, masks[int(shape)], int(value, 16)

    def all(self) -> Iterator[InstDef]:
        """Every definition."""
        for name in self.names():
            yield self[name]

    def __getitem__(self, name: str) -> InstDef:
        found = self.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def parse(self, line: str) -> InstDef:
        name, mnemonic, shape, value = line.split("|")
        fmt, size, mask, opcode, flags, defs, uses, template, operands = self.shapes[int(shape)].split("|")
        low, width = map(int, opcode.split("."))
        all_flags = frozenset(flags.split())
        made = InstDef(
            name=name,
            mnemonic=mnemonic,
            format=fmt,
            opcode=int(value, 16) >> low & ((1 << width) - 1),
            size_bytes=int(size),
            mask=int(mask, 16),
            value=int(value, 16),
            operands=tuple(self.operand(text) for text in operands.split(" ") if text),
            positional=0,
            implicit_defs=tuple(self.implicit(n) for n in defs.split()),
            implicit_uses=tuple(self.implicit(n) for n in uses.split()),
            flags=all_flags,
            template=template,
            counters=counters_of(mnemonic, fmt, all_flags, operands),
            unit=unit_of(fmt, all_flags),
            wave_size=self.wave_size,
        )
        complete(made)
        return made

    def operand(self, text: str) -> OperandDef:
        found = self.operand_defs.get(text)
        if found is None:
            name, kind, count, dtype, role, places = text.split(",")
            parsed = tuple(EncodedBits(*map(int, p.split("."))) for p in places.split("+"))
            dwords = self.wave_size // 32 if kind in ("mask", "smask") else int(count)
            found = self.operand_defs[text] = OperandDef(name, kind, dwords, dtype, role, parsed)
        return found

    def implicit(self, name: str) -> Reg:
        masks = self.wave_size // 32
        return {
            "exec": Reg(126, masks), "vcc": Reg(106, masks), "scc": SCC, "m0": M0, "mode": MODE,
            "flat_scratch": FLAT_SCRATCH,
        }[name]  # fmt: skip


def complete(defn: InstDef) -> None:
    """Fill the fields that follow from the operands: slots, defaults, how many are positional."""
    named = positional_names(defn.template)
    defn.positional = sum(1 for o in defn.operands if o.name in named)
    defn.slot = {o.name: i for i, o in enumerate(defn.operands)}
    defn.defaults = [default_of(defn, o) for o in defn.operands]
    defn.def_slots = tuple(i for i, o in enumerate(defn.operands) if o.is_def)
    defn.use_slots = tuple(i for i, o in enumerate(defn.operands) if o.is_use and o.is_register)


def positional_names(template: str) -> set[str]:
    """Operands between commas: in ` $vdst, $vaddr, off$offset$cpol` those are vdst and vaddr."""
    found = re.findall(r"(?:^| )\$(\w+)", template)
    optional = ["dpp8", "dpp_ctrl", "cpol"]
    if template.startswith(("$simm16", "$offset")):  # s_endpgm and ds_gws_*: nothing has to stand there
        optional.append(found[0])
    return {n.removesuffix("_modifiers") for n in found if n not in optional}


def default_of(defn: InstDef, operand: OperandDef) -> Any:
    if operand.kind == "mods":
        packed = "$op_sel_hi" in defn.template and not defn.mnemonic.startswith("v_fma_mix")
        return OP_SEL_HI if packed else 0
    return DEFAULTS.get(operand.name, 0)


def unit_of(fmt: str, flags: frozenset[str]) -> str:
    if flags & {"branch", "call", "ret"}:
        return "branch"
    if "trans" in flags:
        return "trans"
    return UNITS.get(fmt, "valu")


MEMORY_FORMATS = ("MUBUF", "MTBUF", "FLAT", "GLOBAL", "SCRATCH", "MIMG", "VIMAGE", "VSAMPLE")
WRITE_BACKS = ("global_wb", "global_wbinv")


def counters_of(mnemonic: str, fmt: str, flags: frozenset[str], operands: str) -> tuple[str, ...]:
    """Which wait counters rise (RDNA3 and RDNA4 ISA, "Data dependency resolution").

    vm, vs, lgkm, lgkm_smem are gfx12's loadcnt, storecnt, dscnt and kmcnt; sample and bvh are gfx12's alone.
    gfx11's cache invalidates raise none.
    """
    if fmt == "VSAMPLE":
        return ("sample",)
    if fmt == "VIMAGE" and "intersect_ray" in mnemonic:
        return ("bvh",)
    if fmt in MEMORY_FORMATS and operands:
        waits_for_data = "rtn" in flags or ("store" not in flags and mnemonic not in WRITE_BACKS)
        return (("vm" if waits_for_data else "vs"),) + (("lgkm",) if "lgkm" in flags else ())
    if mnemonic.startswith(("s_sendmsg_rtn", "s_get_barrier_state")):
        return ("lgkm_smem",)
    if "lgkm" in flags:
        return ("lgkm",) if fmt == "DS" else ("lgkm_smem",)
    return ("exp",) if "exp" in flags and fmt in ("EXP", "LDSDIR") else ()
