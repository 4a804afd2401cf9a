"""Runs encodings on compiled waves, with random and special operands under random EXEC masks, and compares
every bit with what their pseudocode leaves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst, InstDef
from drivers.sim.amd.wave.facts.approximate import ESTIMATES
from tests.drivers.sim.amd.wave.any_instruction import FIRST_SCALAR, FIRST_VECTOR, SCALARS, Maker
from tests.drivers.sim.amd.wave.test_any_instruction import BATCH, Batch, inputs, vectors
from tests.pseudocode.modifiers import result_kind
from tests.pseudocode.numbers import Value
from tests.pseudocode.open_questions import Case, agrees, reason
from tests.pseudocode.wave import EXEC, M0, VCC, Texts, Wave, execute

Array = npt.NDArray[Any]
MOVEMENTS = ("dpp_ctrl", "dpp8", "row_mask", "bank_mask", "bound_ctrl", "fi")
SAVED = {"vcc_lo": VCC, "vcc_hi": VCC + 1, "s90": EXEC, "s91": EXEC + 1}  # where a batch keeps masks


class Plain(Maker):
    """Registers alone as operands, and no modifiers."""

    def modifiers(self, defn: InstDef, operand: Any) -> int:
        return int(defn.defaults[defn.slot[operand.name]])

    def immediate(self, defn: InstDef, operand: Any, at: int) -> Any:
        return super().immediate(defn, operand, at) if operand.name == "simm16" else defn.defaults[at]

    def scalar_source(self, operand: Any, count: int) -> Any:
        return self.scalar(count)


@dataclass(frozen=True)
class Modified(Plain):
    """Registers with signs, selected halves, omod, clamp of floats and any movement of lanes by DPP. What
    clamp makes of integers the text does not say.
    """

    texts: Texts = field(default_factory=dict)

    def modifiers(self, defn: InstDef, operand: Any) -> int:
        is_packed = defn.base_format == "VOP3P"
        given = self.rng.getrandbits(4 if is_packed else 2) & (1 << operand.width) - 1
        return given if is_packed else given | int(defn.defaults[defn.slot[operand.name]]) & ~3

    def immediate(self, defn: InstDef, operand: Any, at: int) -> Any:
        name = defn.mnemonic
        is_open = operand.name == "omod" and name.startswith(("v_fract", "v_rndne"))  # see QUESTIONS
        is_free = operand.name in MOVEMENTS or (result_kind(self.texts[name], name) and not is_open)
        if is_free and operand.name in (*MOVEMENTS, "omod", "clamp"):
            return Maker.immediate(self, defn, operand, at)
        return super().immediate(defn, operand, at)


def takes_modifiers(defn: InstDef) -> bool:
    is_signed = any(operand.name.endswith("_modifiers") for operand in defn.operands)
    return bool(defn.dpp) or is_signed or "clamp" in defn.slot


def before(lanes: int, mask: int, table: Array, scalars: Array) -> Wave:
    """The registers that a batch gives each instruction."""
    vector = [
        {FIRST_VECTOR + row: Value(int(column[row]), "b32") for row in range(len(column))}
        for column in table.T
    ]
    scalar = {FIRST_SCALAR + i: int(scalars[i]) for i in range(SCALARS)}
    scalar |= {
        VCC: 0x5A5AF00F,
        VCC + 1: 0x12348765,
        M0: 0x10003,
        EXEC: mask & 0xFFFFFFFF,
        EXEC + 1: mask >> 32,
    }
    return Wave(lanes, scalar, vector, int(scalars[0]) >> 3 & 1)


def held(wave: Wave, name: str) -> list[int]:
    """A register of a batch's results, in each lane."""
    if name == "s92":
        return [wave.scc] * wave.lanes
    if name[0] == "v" and name[1].isdigit():
        return [lane[int(name[1:])].bits for lane in wave.vector]
    return [wave.scalar[SAVED.get(name) or int(name[1:])]] * wave.lanes


def differences(
    texts: Texts, inst: Inst, wave: Wave, names: list[str], ours: Array
) -> Iterator[tuple[str, int, str]]:
    """Registers and lanes that are not as the text says, and have no reason to differ."""
    after = execute(inst, texts, wave)
    text = np.zeros_like(ours)
    for row, name in enumerate(names):
        text[row] = held(after, name)
    mnemonic = inst.defn.mnemonic
    near = close(mnemonic, text, ours) if mnemonic.startswith(ESTIMATES) else np.zeros(ours.shape, bool)
    for row, lane in np.argwhere((text != ours) & ~near):
        says, has = int(text[row, lane]), int(ours[row, lane])
        if not agrees(says, has) and not reason(Case(inst, wave, lane, names[row], says, has)):
            yield names[row], int(lane), f"text {says:#x}, compiled {has:#x}"


def made(maker: Maker, defn: InstDef) -> Inst:
    """Few choices of many modifiers may be legal."""
    return next(inst for _ in range(10) if (inst := maker.make(defn)) is not None)


def check(
    texts: Texts, arch: str, lanes: int, defns: list[InstDef], seed: int, is_modified: bool = False
) -> list[str]:
    """What differs, a line for each instruction."""
    rng, found, known = random.Random(seed), [], isa(arch, lanes)
    maker = Modified(known, rng, texts=texts) if is_modified else Plain(known, rng)
    insts = [made(maker, defn) for defn in defns]
    for at in range(0, len(insts), BATCH):
        batch, numbers = Batch(arch, lanes, insts[at : at + BATCH], rng), np.random.default_rng(seed + at)
        table, scalars = vectors(numbers, lanes), vectors(numbers, 32)[0]
        results = batch.run("fast", table, scalars)
        for inst, mask, ours in zip(batch.insts, batch.masks, results, strict=True):
            wave = before(lanes, mask, table, scalars)
            wave.has_omod = arch == "gfx1201"  # in IEEE's mode, as waves start, GFX11 multiplies nothing
            for name, lane, how in differences(texts, inst, wave, batch.results(inst), ours):
                given = inputs(inst, table, scalars, lane)
                found.append(f"{known.format(inst)}: {name} lane {lane}: {how} ({given})")
                break
    return found


def close(name: str, a: Array, b: Array) -> Array:
    """Within 2 of the last place; zeros of any sign."""
    if name.endswith("f64"):
        x, y = (np.ascontiguousarray(rows[:2].T).view(np.int64)[:, 0] for rows in (a, b))
        return np.concatenate([np.stack([near(x, y, 64)] * 2), np.zeros((len(a) - 2, a.shape[1]), bool)])
    if name.endswith("f16"):
        halves = [((a >> shift & 0xFFFF).astype(np.int64), (b >> shift & 0xFFFF)) for shift in (0, 16)]
        return np.asarray(near(*halves[0], 16) & near(*halves[1], 16))
    return near(a.astype(np.int64), b, 32)


def near(a: Array, b: Array, bits: int) -> Array:
    rest = (1 << bits - 1) - 1
    return np.asarray((np.abs(a - b) <= 2) | ((a & rest) + (b & rest) == 0))
