"""What differs between generations, for whoever has to know: one row each, and the chips of each.

Another chip of a generation is one more line of CHIPS. Sources: RDNA3 and RDNA4 ISA; the hazards by LLVM's
names (GCNHazardRecognizer.cpp, GCNSubtarget.h).
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from autogen.schema import EncodeError


@dataclass(frozen=True)
class IsaGeneration:
    """tables: of instructions. registers: of the graphics block. measured: the chip whose figures stand for
    others of the generation.

    has_mode_bits: MODE has DX10_CLAMP and IEEE; without them a clamp makes 0 of NaN, arithmetic quiets
    signalling NaNs and output modifiers work, always. has_scopes: the cache policy is a scope, not GLC and
    DLC. ids_in_ttmp: a launch puts the ids of groups into TTMP7 and TTMP9. counts_lds_apart: from scalar
    loads. dots_flush: dot products take denormals for zeros, whatever MODE says. hazards: that code avoids.
    """

    number: int
    tables: str
    registers_name: str
    measured: str
    has_mode_bits: bool = False
    has_scopes: bool = False
    ids_in_ttmp: bool = False
    counts_lds_apart: bool = False
    dots_flush: bool = False
    hazards: frozenset[str] = frozenset()

    @property
    def registers(self) -> ModuleType:
        """COMPUTE_PGM_RSRC1 and all others of the graphics block."""
        return import_module(self.registers_name)


GFX11 = IsaGeneration(
    11,
    "autogen.amd.rdna3",
    "autogen.amd.gc_11_0_0",
    "gfx1100",
    has_mode_bits=True,
    dots_flush=True,
    hazards=frozenset(
        {
            *("VALUTransUseHazard", "VcmpxPermlane", "VALUMaskWriteHazard", "VALUPartialForwardingHazard"),
            "VopdSourceParity",
        }
    ),
)
GFX12 = IsaGeneration(
    12,
    "autogen.amd.rdna4",
    "autogen.amd.gc_12_0_0",
    "gfx1201",
    has_scopes=True,
    ids_in_ttmp=True,
    counts_lds_apart=True,
    hazards=frozenset({"VALUReadSGPRHazard", "VopdOrder"}),
)
CHIPS = {"gfx1100": GFX11, "gfx1101": GFX11, "gfx1102": GFX11, "gfx1200": GFX12, "gfx1201": GFX12}


def generation(arch: str) -> IsaGeneration:
    """The generation of a chip such as "gfx1201". EncodeError for one that is not known."""
    found = CHIPS.get(arch)
    if found is None:
        raise EncodeError(f"no instruction table for {arch}; there are {', '.join(CHIPS)}")
    return found


def family(arch: str) -> IsaGeneration:
    """The generation that a name of a target begins with, as in "gfx12-generic"; GFX11 for any other."""
    return next((each for each in (GFX12, GFX11) if arch.startswith(f"gfx{each.number}")), GFX11)
