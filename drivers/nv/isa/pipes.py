"""How long results take, by the unit that makes them and the one that reads them.

Source: Mesa NAK's tables of sm_80 to sm_89 and sm_120, which it has from NVIDIA (sm80_instr_latencies.rs,
sm120_instr_latencies.rs); for sm_90 what ptxas 13.0 leaves between instructions agrees with those of sm_80,
but that double precision has a fixed latency there. Cycles from issue to issue. No card has been asked.
"""

from __future__ import annotations

from dataclasses import dataclass

ALU, FMA, WIDE, HALF, DOUBLE, MMA8, MMA16, UNIFORM, VARIABLE, MEMORY, CONTROL = (
    *("alu", "fma", "wide", "half", "double", "mma8", "mma16", "uniform", "variable", "memory", "control"),
)

GROUP = "warpgroup"  # products that WARPGROUP.DEPBAR in the code waits for
SLOW_DOUBLE = "slow double"  # double precision that raises scoreboards
SPECIAL = "special"  # functions of one number, in order
SLOW = (VARIABLE, SPECIAL, MEMORY, SLOW_DOUBLE)  # whose results come at a time that only a scoreboard tells

UNITS = {
    **dict.fromkeys(("FFMA", "FMUL", "FADD", "IMAD", "IDP"), FMA),
    **dict.fromkeys(("HADD2", "HFMA2", "HMUL2", "HMNMX2", "HSET2", "HSETP2"), HALF),
    **dict.fromkeys(("DADD", "DMUL", "DFMA", "DSETP"), DOUBLE),
    **dict.fromkeys(("HMMA", "IMMA", "QMMA"), MMA16),
    "HGMMA": GROUP,
    **dict.fromkeys(("MUFU", "F2I", "I2F", "F2F", "FRND", "POPC", "FLO", "BREV", "FCHK"), SPECIAL),
    **dict.fromkeys(("MATCH", "REDUX"), SPECIAL),
    **dict.fromkeys(("S2R", "S2UR", "LDC", "LDCU", "B2R", "MOVM", "FENCE"), VARIABLE),
    **dict.fromkeys(("LDG", "LD", "LDS", "LDL", "LDSM", "STG", "ST", "STS", "STL", "SHFL"), MEMORY),
    **dict.fromkeys(("ATOMG", "ATOMS", "RED", "REDG", "LDGSTS", "LDGDEPBAR"), MEMORY),
    **dict.fromkeys(("SYNCS", "UTMALDG", "UTMACCTL"), MEMORY),
    **dict.fromkeys(("BRA", "EXIT", "BAR", "NOP", "BSSY", "BSYNC", "MEMBAR", "DEPBAR", "WARPSYNC"), CONTROL),
    "WARPGROUP": CONTROL,
    **dict.fromkeys(("ULDC", "UMOV", "UIADD3", "UIMAD", "ULEA", "USHF", "ULOP3", "USEL", "UISETP"), UNIFORM),
    **{"R2UR": UNIFORM, "VOTEU": UNIFORM},
}
# rows: who writes a register; columns: who reads it
READERS = (ALU, FMA, WIDE, HALF, DOUBLE, MMA16, VARIABLE, MEMORY, CONTROL, UNIFORM)
TABLE = {
    ALU: (4, 5, 5, 5, 6, 7, 4, 5, 5, 5),
    FMA: (5, 4, 4, 5, 6, 7, 4, 5, 5, 5),
    WIDE: (5, 4, 6, 5, 6, 7, 4, 5, 5, 5),
    HALF: (5, 5, 5, 5, 6, 7, 4, 5, 5, 5),
    DOUBLE: (10, 10, 10, 10, 8, 11, 6, 7, 10, 10),
    MMA8: (16,) * len(READERS),
    MMA16: (24,) * len(READERS),
    GROUP: (2,) * len(READERS),
    UNIFORM: (12, 12, 12, 12, 12, 12, 12, 12, 12, 6),  # believed: ptxas leaves at least that before a use
}
GUARD = 13  # from a comparison to an instruction that it guards, and to a branch
DOUBLE_GUARD = 18  # of a comparison of doubles
# cycles before the next instruction
FINISH = {"EXIT": 5, "BRA": 5, "BAR": 6, "MEMBAR": 6, "BSYNC": 5, "BSSY": 2, "WARPSYNC": 5, "DEPBAR": 4}
FINISH["WARPGROUP"] = 5


@dataclass(frozen=True)
class Latencies:
    """The latencies of a chip. more: cycles beyond the table; fixed_double: is double precision on the table,
    or does it raise scoreboards? product: of results of matrix products, where these are not the table's."""

    more: int = 0
    fixed_double: bool = False
    product: int = 0

    def unit(self, mnemonic: str) -> str:
        """The unit of an instruction, by its mnemonic with modifiers."""
        name, _, mods = mnemonic.partition(".")
        found = UNITS.get(name, ALU)
        if found == FMA and mods.startswith(("WIDE", "HI")):
            return WIDE
        if found == HALF and mods.startswith("MMA"):
            return DOUBLE
        if found == MMA16 and mods.startswith(("1688", "1684")):
            return MMA8
        return SLOW_DOUBLE if found == DOUBLE and name != "HFMA2" and not self.fixed_double else found

    def after(self, writer: str, reader: str) -> int:
        """Cycles from an instruction of fixed latency to one that reads its result."""
        if self.product and writer in (MMA8, MMA16):
            return self.product
        return TABLE[writer][COLUMNS[reader]] + self.more

    def guard(self, writer: str) -> int:
        """Cycles from a comparison to what it guards."""
        return (DOUBLE_GUARD if writer == DOUBLE else GUARD) + self.more


COLUMNS = {name: number for number, name in enumerate(READERS)}
COLUMNS |= {MMA8: COLUMNS[MMA16], GROUP: COLUMNS[MMA16]}
COLUMNS |= {SLOW_DOUBLE: COLUMNS[DOUBLE], SPECIAL: COLUMNS[VARIABLE]}
LATENCIES = {
    **dict.fromkeys(("sm_80", "sm_86", "sm_89"), Latencies()),
    "sm_90": Latencies(fixed_double=True),
    "sm_120": Latencies(more=1, product=29),  # what ptxas 13.5 leaves behind HMMA and QMMA, 27 behind IMMA
}
