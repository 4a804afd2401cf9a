"""`.amdhsa_kernel` blocks: the directives about a kernel, and the 64 bytes of its descriptor.

Names, units and defaults: LLVM AMDGPUUsage, "AMDHSA Kernel Assembler Directives"; a default that clang 19 and
LLVM 22 disagree on does not occur in what they print, for they print every line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from autogen.amd.hsa import USER_REGISTERS, KernelDescriptor
from autogen.schema import EncodeError
from drivers.amd.isa.expression import SectionOffset, SymbolAddress, Symbols
from drivers.amd.isa.generation import family
from drivers.amd.isa.layout import NameScope

DESCRIPTOR_BYTES, ENTRY_AT = 64, 16
REGISTERS = {32: 8, 64: 4}  # vector registers are counted in units of these, by lanes
EXCEPTIONS = (
    *("fp_ieee_invalid_op", "fp_denorm_src", "fp_ieee_div_zero", "fp_ieee_overflow", "fp_ieee_underflow"),
    *("fp_ieee_inexact", "int_div_zero"),
)
# What a line is called, without .amdhsa_ -> (its field, default). Those of RSRC1, 2 and 3 that are one field:
RSRC1 = {
    "fp16_overflow": ("fp16_ovfl", 0),
    "workgroup_processor_mode": ("wgp_mode", 1),
    "memory_ordered": ("mem_ordered", 1),
    "forward_progress": ("fwd_progress", 0),
}
RSRC1_BY_GENERATION = {
    11: {"dx10_clamp": ("dx10_clamp", 1), "ieee_mode": ("ieee_mode", 1)},
    12: {"round_robin_scheduling": ("wg_rr_en", 0)},
}
RSRC2 = {
    "enable_private_segment": ("scratch_en", 0),
    "system_sgpr_workgroup_id_x": ("tgid_x_en", 1),
    "system_sgpr_workgroup_id_y": ("tgid_y_en", 0),
    "system_sgpr_workgroup_id_z": ("tgid_z_en", 0),
    "system_sgpr_workgroup_info": ("tg_size_en", 0),
    "system_vgpr_workitem_id": ("tidig_comp_cnt", 0),
}
RSRC3 = {"inst_pref_size": ("inst_pref_size", 0)}
RSRC3_BY_GENERATION = {11: {"shared_vgpr_count": ("shared_vgpr_cnt", 0)}, 12: {}}
FLOAT_MODE = {  # name -> (lowest bit, default) of MODE bits 7:0
    "float_round_mode_32": (0, 0),
    "float_round_mode_16_64": (2, 0),
    "float_denorm_mode_32": (4, 0),
    "float_denorm_mode_16_64": (6, 3),
}
SIZES = ("group_segment_fixed_size", "private_segment_fixed_size", "kernarg_size")
COUNTS = ("next_free_vgpr", "next_free_sgpr", "user_sgpr_count", "reserve_vcc", "reserve_xnack_mask")
FLAGS = ("wavefront_size32", "uses_dynamic_stack")
GONE = ("private_segment_buffer", "flat_scratch_init")  # registers that these generations do not have


@dataclass
class DescriptorBlock:
    """One block. lines: name without .amdhsa_ -> its value as text; wave_size: of the code before it."""

    name: str
    arch: str
    wave_size: int
    symbols: Symbols
    lines: dict[str, str] = field(default_factory=dict)

    @property
    def generation(self) -> int:
        return family(self.arch).number

    @property
    def size_bytes(self) -> int:
        return DESCRIPTOR_BYTES

    def known(self) -> set[str]:
        """The lines that a kernel of this chip can have."""
        found = {*RSRC1, *RSRC1_BY_GENERATION[self.generation], *RSRC2, *RSRC3, *FLOAT_MODE, *SIZES, *COUNTS}
        found |= {*RSRC3_BY_GENERATION[self.generation], *FLAGS}
        found |= {f"user_sgpr_{name}" for name in USER_REGISTERS}
        return found | {f"exception_{name}" for name in EXCEPTIONS}

    def add(self, directive: str, value: str) -> None:
        """Read one line of the block. Raises EncodeError if it is not a directive, or is a repetition."""
        name = directive.removeprefix(".amdhsa_")
        if name not in self.known() or not value:
            near = f"kernel {self.name}: {directive} {value}".strip()
            raise EncodeError(f"{near}: a kernel of {self.arch} has no such line")
        if name in self.lines:
            raise EncodeError(f"kernel {self.name}: {directive} is repeated")
        self.lines[name] = value

    def number(self, name: str, default: int = 0) -> int:
        text = self.lines.get(name)
        return default if text is None else self.symbols.value(text)

    def settled(self, at: SectionOffset, scope: NameScope) -> bytes:
        """The descriptor. Its entry is for the linker to fill in, as the distance from it to the code."""
        missing = [name for name in ("next_free_vgpr", "next_free_sgpr") if name not in self.lines]
        if missing:
            raise EncodeError(f"kernel {self.name}: .amdhsa_{missing[0]} is missing")
        facts = family(self.arch).registers
        words = {name: self.number(name) for name in SIZES}
        words |= {f"enable_sgpr_{name}": self.number(f"user_sgpr_{name}") for name in USER_REGISTERS}
        words["enable_wavefront_size32"] = self.number("wavefront_size32", 1)
        words["uses_dynamic_stack"] = self.number("uses_dynamic_stack")
        rsrc3 = {**RSRC3, **RSRC3_BY_GENERATION[self.generation]}
        target = scope.find(self.name) or SymbolAddress(self.name, None)
        entry = SectionOffset(at.section, at.offset + ENTRY_AT)
        distance = scope.linked(entry, 8, "rel32", target._replace(addend=ENTRY_AT))
        return KernelDescriptor(
            kernel_code_entry_byte_offset=distance,
            compute_pgm_rsrc1=int(facts.COMPUTE_PGM_RSRC1(**self.rsrc1())),
            compute_pgm_rsrc2=int(facts.COMPUTE_PGM_RSRC2(**self.rsrc2())),
            compute_pgm_rsrc3=int(facts.COMPUTE_PGM_RSRC3(**self.fields(rsrc3))),
            **words,
        ).to_bytes()

    def fields(self, table: Mapping[str, tuple[str, int]]) -> dict[str, int]:
        return {bits: self.number(name, default) for name, (bits, default) in table.items()}

    def up_to(self, most: int, name: str, default: int = 0) -> int:
        found = self.number(name, default)
        if not 0 <= found <= most:
            raise EncodeError(f"kernel {self.name}: .amdhsa_{name} is {found}; allowed are 0 to {most}")
        return found

    def rsrc1(self) -> dict[str, Any]:
        lanes = 32 if self.up_to(1, "wavefront_size32", 1) else 64
        if lanes != self.wave_size:
            told = f"its code was read as that of waves of {self.wave_size}"
            raise EncodeError(f"kernel {self.name}: .amdhsa_wavefront_size32 says waves of {lanes}, {told}")
        mode = sum(self.up_to(3, name, default) << low for name, (low, default) in FLOAT_MODE.items())
        count = max(self.up_to(256, "next_free_vgpr"), 1)
        blocks = -(-count // REGISTERS[lanes]) - 1
        own = self.fields({**RSRC1, **RSRC1_BY_GENERATION[self.generation]})
        return {"vgprs": blocks, "float_mode": mode, **own}

    def rsrc2(self) -> dict[str, Any]:
        used = sum(count * self.number(f"user_sgpr_{name}") for name, count in USER_REGISTERS.items())
        raised = sum(self.up_to(1, f"exception_{name}") << bit for bit, name in enumerate(EXCEPTIONS))
        count = self.number("user_sgpr_count", used)
        if count < used:
            raise EncodeError(f"kernel {self.name}: .amdhsa_user_sgpr_count {count}; its lines fill {used}")
        return {"user_sgpr": count, "excp_en": raised, **self.fields(RSRC2)}


def printed(found: KernelDescriptor, arch: str) -> dict[str, int]:
    """The lines of a block that has this descriptor, but for what launches fill in: name -> value."""
    generation, facts = family(arch).number, family(arch).registers
    first = dict(facts.COMPUTE_PGM_RSRC1.decode(found.compute_pgm_rsrc1).items())
    second = dict(facts.COMPUTE_PGM_RSRC2.decode(found.compute_pgm_rsrc2).items())
    third = dict(facts.COMPUTE_PGM_RSRC3.decode(found.compute_pgm_rsrc3).items())
    fields = dict(found.items())
    unit = REGISTERS[32 if found.enable_wavefront_size32 else 64]
    lines = {name: fields[name] for name in SIZES}
    lines |= {"user_sgpr_count": second["user_sgpr"]}
    for name in USER_REGISTERS:
        if name not in GONE or fields[f"enable_sgpr_{name}"]:
            lines[f"user_sgpr_{name}"] = fields[f"enable_sgpr_{name}"]
    lines["wavefront_size32"] = found.enable_wavefront_size32
    lines["uses_dynamic_stack"] = found.uses_dynamic_stack
    lines |= {name: second[bits] for name, (bits, _) in RSRC2.items()}
    lines |= {"next_free_vgpr": (first["vgprs"] + 1) * unit, "next_free_sgpr": 0}
    lines |= {name: first["float_mode"] >> low & 3 for name, (low, _) in FLOAT_MODE.items()}
    lines |= {name: first[bits] for name, (bits, _) in {**RSRC1, **RSRC1_BY_GENERATION[generation]}.items()}
    lines |= {name: third[bits] for name, (bits, _) in {**RSRC3, **RSRC3_BY_GENERATION[generation]}.items()}
    return lines | {f"exception_{name}": second["excp_en"] >> bit & 1 for bit, name in enumerate(EXCEPTIONS)}
