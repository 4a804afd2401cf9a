"""Undefined values in compiled code: what is followed of each instruction, and of private memory.

Private memory may be given anything, since compilers spill what they have, and gives it back
(`native/shadow/private.h`), whether scratch or flat instructions go there. All else is `defined`.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.abi import PRIVATE_HIGH
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.private_slots import (
    STACK_POINTER,
    data_of,
    is_private,
    is_return,
    loads_whole,
    may_be_private,
    named_by,
)
from drivers.sim.amd.wave.code.step_facts import StepFacts, looked_at
from drivers.sim.amd.wave.code.steps import Step
from drivers.sim.amd.wave.jit.defined import Definedness, DefinedWord, doubted
from drivers.sim.amd.wave.jit.ops.flat import private_of
from drivers.sim.amd.wave.jit.ops.scratch import scratch_offset, scratch_scalar
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, PTR, V32, splat


def follow(wave: Wave, step: Step) -> None:
    """Before an instruction is written: refuse doubt where it matters, and pass it on."""
    doubts = wave.strict.doubts if wave.strict is not None else None
    if doubts is None or not doubts.tracked:
        return
    facts, known = StepFacts(step), Definedness(wave, doubts)
    in_doubt = facts.reads & doubts.tracked & ~doubts.proved[step.offset]
    if doubts.is_private and may_be_private(step.inst):
        follow_private(known, step.inst, in_doubt)
    elif (found := doubted(facts, doubts)) is not None:
        known.follow(step.inst, found)
        if doubts.is_part and is_return(step.inst):
            leave_frame(known)


# -- private memory --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Private:
    """Where an access goes in private memory: the address there, and the lanes that go there."""

    address: str  # i32 if all lanes have the same
    lanes: DefinedWord
    form: str = ""  # of the functions that are called


def follow_private(known: Definedness, inst: Inst, doubtful: int) -> None:
    """What is stored there may be nothing, and is nothing where it is loaded again."""
    known.refuse(doubtful & looked_at(inst))
    places = [private_lanes(known, inst) for _ in known.wave.halves()]
    if not is_private(inst) and inst.defn.is_store:
        outside = [known.active(part) & ~place.lanes for part, place in enumerate(places)]
        known.refuse_memory(inst, doubtful & ~looked_at(inst), outside)
    if inst.writes() and not loads_whole(inst):
        known.settle(register_set(inst.writes()))
        return
    for part, place in enumerate(places):
        move_private(known, inst, doubtful, place, part)


def move_private(known: Definedness, inst: Inst, doubtful: int, place: Private, part: int) -> None:
    """What half of a wave stores, or loads."""
    data = data_of(inst)
    for index, code in enumerate(data.codes() if data is not None else ()):
        if not inst.defn.is_load:
            given = known.get(code, part) if doubtful >> code & 1 else known.ones
            note_private(known.wave, inst, place, 4 * index, ((I32, given.name), (I32, str(part))))
        elif known.tracked >> code & 1:
            asked = (*private_place(known.wave, place, 4 * index), (I32, str(part)))
            found = known.word(known.wave.t.effect(I32, f"db_private_known{place.form}", *asked))
            known.give_lanes(code, part, found if is_private(inst) else found | ~place.lanes)


def private_lanes(known: Definedness, inst: Inst) -> Private:
    """Of the half of a wave at hand. Flat addresses say by their upper half whether they lead there."""
    wave = known.wave
    on = known.active(wave.part)
    if is_private(inst):
        if inst.get("vaddr") is None:
            return Private(scratch_scalar(wave, inst), on, "_row")
        return Private(scratch_offset(wave, inst), on)
    upper = wave.vector(inst["vaddr"].index + 1)
    there = known.lanes(wave.t.compare("icmp eq", V32, upper, splat(V32, PRIVATE_HIGH)))
    return Private(private_of(wave, inst), there & on)


def note_private(
    wave: Wave, inst: Inst, place: Private, start: int, given: tuple[tuple[str, str], ...]
) -> None:
    """A dword is stored `start` bytes after the address; at an odd one it reaches into the next."""
    name = f"db_private_note{place.form}"
    wave.t.effect("void", name, *private_place(wave, place, start), *given)
    named = named_by(inst) if is_private(inst) else None
    if named is None or inst["offset"] % 4:
        wave.t.effect("void", name, *private_place(wave, place, start + 3), *given)


def private_place(wave: Wave, place: Private, start: int) -> tuple[tuple[str, str], ...]:
    t = wave.t
    kind, ahead, two = (I32, str(start), "2") if place.form else (V32, splat(V32, start), splat(V32, 2))
    dword = t.two("lshr", kind, t.two("add", kind, place.address, ahead), two)
    return ((PTR, "%ctx"), (kind, dword), (I32, place.lanes.name))


def leave_frame(known: Definedness) -> None:
    """A function returns: what it kept above the stack pointer is undefined from now on."""
    stack, is_known = known.value(Reg(STACK_POINTER)), known.get(STACK_POINTER, 0)
    for part in range(known.words):
        more = ((I32, stack.name), (I32, is_known.name), (I32, str(part)))
        known.wave.t.effect("void", "db_private_leave", (PTR, "%ctx"), *more)
