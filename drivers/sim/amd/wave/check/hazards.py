"""Hazards that hardware leaves to the compiler, clauses, and dual instructions.

E_HAZARD, E_WMMA, E_CLAUSE, E_VOPD, E_ENC_IMM, E_PC_RANGE. Rules: Mesa src/amd/compiler/README-ISA.md and
LLVM's hazard recogniser for gfx1100 in wave32; constant bus and VOPD: RDNA3 ISA, "VALU operands", "Dual
issue VALU".
"""

from __future__ import annotations

from dataclasses import dataclass, field

from autogen.schema import EncodeError
from drivers.amd.isa import isa
from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.check.flow import FlowState, Subject, find_writer, flow
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts, lowest, register_name
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS

VALU_WINDOW = 6
CHECKED_FORMATS = ("VOPD", "VOP3", "VOP3P", "VOP3SD")
MAX_CLAUSE = 63
HIGH_HALF = 1024  # above every operand code
HALF_KINDS = ("half", "srch", "src7")


@dataclass
class Recent(FlowState):
    """trans: registers written by a transcendental, at [vector instructions since][transcendentals since, 0
    or 1]. narrowed: a v_cmpx with no vector instruction after it. matrix: destination of the last vector
    instruction if it was a matrix product."""

    trans: list[list[int]] = field(default_factory=list)
    narrowed: bool = False
    matrix: int = 0

    def step(self, facts: StepFacts) -> None:
        if facts.is_vector:
            self.vector(facts)
        elif facts.unit in MEMORY_UNITS - {"smem"}:
            self.trans = []  # it begins when all vector results are written (LLVM: va_vdst==0)
        elif facts.name == "s_waitcnt_depctr" and facts.step.inst["simm16"] >> 12 & 15 == 0:
            self.trans = []

    def vector(self, facts: StepFacts) -> None:
        hazards = generation(self.subject.program.arch).hazards
        if self.trans and "VALUTransUseHazard" in hazards:
            self.check_trans(facts)
        if self.narrowed and "VcmpxPermlane" in hazards and facts.name.startswith("v_permlane"):
            detail = "v_permlane directly after v_cmpx (VcmpxPermlane): put a v_nop between"
            raise self.subject.fault("E_HAZARD", detail, facts.step, hazard="VcmpxPermlane")
        is_matrix = facts.name.startswith(("v_wmma", "v_swmmac"))
        if self.matrix and is_matrix:
            self.check_matrix(facts)
        self.narrowed = facts.name.startswith("v_cmpx")
        self.matrix = facts.writes if is_matrix else 0
        self.age(facts)

    def age(self, facts: StepFacts) -> None:
        is_trans = facts.unit == "trans"
        if not self.trans and not is_trans:
            return
        written = vector_halves(facts.step.inst, of_results=True)
        kept = [[bits & ~written for bits in row] for row in self.trans]
        if is_trans:
            kept = [[0, row[0]] for row in kept]
        first = [written if is_trans else 0, 0]
        rows = [first, *kept][:VALU_WINDOW]
        self.trans = rows if any(map(any, rows)) else []

    def check_trans(self, facts: StepFacts) -> None:
        for distance, row in enumerate(self.trans):
            early = vector_halves(facts.step.inst, of_results=False) & (row[0] | row[1])
            if early:
                code = lowest(early) % HIGH_HALF
                name = register_name(code)
                issued = find_writer(self.subject, facts.step, code, lambda f: f.unit == "trans")
                detail = (
                    f"{name} is read {distance} vector instructions after the transcendental that writes it"
                    " (VALUTransUse): put s_waitcnt_depctr 0xfff between"
                )
                raise self.subject.fault(
                    "E_HAZARD", detail, facts.step, hazard="VALUTransUse", reg=name, issued_pc=issued or 0
                )

    def check_matrix(self, facts: StepFacts) -> None:
        inst = facts.step.inst
        names = ("src0", "src1", "src2") if facts.name.startswith("v_swmmac") else ("src0", "src1")
        inputs = register_set(value for name in names if isinstance(value := inst[name], Reg))
        if inputs & self.matrix:
            name = register_name(lowest(inputs & self.matrix))
            detail = f"{name} is read by this matrix product and written by the last one: put a v_nop between"
            raise self.subject.fault("E_WMMA", detail, facts.step, reg=name)


def vector_halves(inst: Inst, of_results: bool) -> int:
    """Vector registers that operands name: low halves at their codes, high ones HIGH_HALF further."""
    found = 0
    for operand, value in zip(inst.defn.operands, inst.values, strict=True):
        if (
            not isinstance(value, Reg)
            or not value.is_vgpr
            or not (operand.is_def if of_results else operand.is_use)
        ):
            continue
        bits = ((1 << value.count) - 1) << value.code
        is_half = operand.kind.startswith(HALF_KINDS)
        low, high = (0 if is_half and value.half else bits), (0 if is_half and not value.half else bits)
        found |= low | high << HIGH_HALF
    return found


def check_hazards(subject: Subject) -> None:
    """Follow every path. Raises SimFault at the first instruction that comes too early."""
    flow(subject, Recent(subject))


# -- clauses -------------------------------------------------------------------------------------


def memory_type(inst: Inst) -> str | None:
    """What a clause may not mix, or None for what may not be in one."""
    defn = inst.defn
    if defn.unit not in MEMORY_UNITS:
        return None
    direction = (
        "atomic" if "rtn" in defn.flags or "atomic" in defn.mnemonic else "store" if defn.is_store else "load"
    )
    return f"{defn.unit} {direction}"


def check_clauses(subject: Subject) -> None:
    """s_clause n is followed in its block by n + 1 memory instructions of one type. Rule W22."""
    for block in subject.blocks:
        for position, facts in enumerate(block):
            if facts.name == "s_clause":
                check_clause(subject, facts, block[position + 1 :])


def check_clause(subject: Subject, clause: StepFacts, after: list[StepFacts]) -> None:
    length = clause.step.inst["simm16"] & 0xFFFF
    if not 1 <= length <= MAX_CLAUSE:
        raise subject.fault("E_CLAUSE", f"s_clause {length}; allowed are 1..{MAX_CLAUSE}", clause.step)
    first = None
    for position in range(length + 1):
        kind = memory_type(after[position].step.inst) if position < len(after) else None
        first = first or kind
        if kind is None or kind != first:
            found = "the end of the block" if position >= len(after) else after[position].name
            detail = (
                f"the clause covers {length + 1} instructions, but number {position + 1} is {found};"
                " all have to be memory instructions of one type"
            )
            raise subject.fault("E_CLAUSE", detail, clause.step)


# -- encodings -----------------------------------------------------------------------------------


def check_encodings(subject: Subject) -> None:
    """What the assembler would refuse: dual instructions' banks and parity, the constant bus, literals."""
    tables = isa(subject.program.arch)
    for block in subject.blocks:
        for facts in block:
            if facts.step.inst.defn.base_format in CHECKED_FORMATS:
                try:
                    tables.encode(facts.step.inst)
                except EncodeError as error:
                    code = "E_VOPD" if facts.step.inst.defn.format == "VOPD" else "E_ENC_IMM"
                    raise subject.fault(code, str(error), facts.step) from error


def check_layout(subject: Subject) -> None:
    """Execution does not run into the padding behind the code. Rule W07; `decode` finds wild branches."""
    for block in subject.blocks:
        for facts in block:
            if facts.name == "s_code_end":
                detail = "execution runs into the padding behind the code; s_endpgm is missing"
                raise subject.fault("E_PC_RANGE", detail, facts.step)
