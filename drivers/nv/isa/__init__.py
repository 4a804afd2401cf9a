"""SASS, the machine code of NVIDIA cards, as text and bits. `isa("sm_90")` is the way in.

    from drivers.nv.isa import isa
    hopper = isa("sm_90")
    code = hopper.assemble("[B------:R-:W-:-:S04] FADD R0, R1, 2")

One declaration of an instruction (floats.py, integers.py, memory.py, control.py, uniform.py) gives its
encoder, its strict decoder and its text. Stands below the driver and the compiler; knows neither.
"""

from __future__ import annotations

from autogen.schema import DecodeError, EncodeError
from drivers.nv.isa.machine import ARCHES, Decoded, Isa, isa

__all__ = ["ARCHES", "DecodeError", "Decoded", "EncodeError", "Isa", "isa"]
