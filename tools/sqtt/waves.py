"""What each wave of a thread trace did: which instruction was issued when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from autogen.amd.sqtt import InstOp
from autogen.schema import DecodeError
from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from tools.sqtt.capture import CapturedCode
from tools.sqtt.tokens import Layout, Token

SILENT = ("s_delay_alu", "s_wait_alu", "s_barrier_wait")  # leave no token
SIGN = 1 << 15


@dataclass(frozen=True)
class Issued:
    """One instruction. time: cycles; pc: bytes from the kernel's entry."""

    time: int
    pc: int
    inst: Inst | None = None


@dataclass
class WaveTrace:
    """One wave of the SIMD that is traced. begin, end: cycles."""

    slot: int
    begin: int
    end: int = -1
    issued: list[Issued] = field(default_factory=list)
    pc: int = 0

    @property
    def counters(self) -> list[int]:
        """The sequence of program counters."""
        return [each.pc for each in self.issued]


class Follower:
    """Follows the waves of one SIMD of one work-group processor through their code."""

    def __init__(self, layout: Layout, code: CapturedCode | None) -> None:
        self.layout, self.code = layout, code
        self.simd = 0
        self.live: dict[int, WaveTrace] = {}
        self.done: list[WaveTrace] = []
        self.known: dict[int, tuple[Inst, int]] = {}

    def take(self, token: Token) -> None:
        """One more token. Raises DecodeError where the code does not fit what was issued."""
        name = token.name
        if name == "LayoutHeader":
            self.simd = token.get("simd")
        elif name in ("WaveStart", "WaveEnd"):
            if not token.get("sa") and not token.get("wgp") and token.get("simd") == self.simd:
                self.begin_or_end(token, name == "WaveStart")
        elif name == "ImmediateMask":
            for slot in [slot for slot in self.live if token.get("waves") >> slot & 1]:
                self.issue(token, slot, -1)
        elif name in ("ValuInst", "Immediate"):
            self.issue(token, token.get("wave"), -1)
        elif name == "Inst" and not self.layout.is_other(token.get("op")):
            self.issue(token, token.get("wave"), token.get("op"))

    def begin_or_end(self, token: Token, is_start: bool) -> None:
        slot = token.get("wave")
        if is_start:
            self.live[slot] = WaveTrace(slot, token.time)
        elif slot in self.live:
            wave = self.live.pop(slot)
            wave.end = token.time
            self.done.append(wave)

    def issue(self, token: Token, slot: int, op: int) -> None:
        wave = self.live.get(slot)
        if wave is None:
            return
        if self.code is None:
            wave.issued.append(Issued(token.time, -1))
            return
        inst, size = self.at(wave.pc)
        while inst.defn.mnemonic in SILENT:
            wave.pc += size
            inst, size = self.at(wave.pc)
        is_branch = "branch" in inst.defn.mnemonic
        if is_branch != (op in (InstOp.JUMP, InstOp.JUMP_NO)):
            raise DecodeError(
                f"wave {slot} at {wave.pc:#x}: {inst.defn.mnemonic} and {token.word!r} do not fit"
            )
        wave.issued.append(Issued(token.time, wave.pc, inst))
        wave.pc += size
        if op == InstOp.JUMP:
            wave.pc += 4 * ((inst["simm16"] & 0xFFFF ^ SIGN) - SIGN)

    def at(self, pc: int) -> tuple[Inst, int]:
        """The instruction at an offset and its size in bytes."""
        found = self.known.get(pc)
        if found is None:
            assert self.code is not None
            found = self.known[pc] = isa(self.code.arch).decode_sized(self.code.image, pc)
        return found


def follow(layout: Layout, tokens: Iterable[Token], code: CapturedCode | None) -> list[WaveTrace]:
    """The waves that ended while they were traced, in the order of their ends. Raises DecodeError."""
    follower = Follower(layout, code)
    for token in tokens:
        follower.take(token)
    return follower.done


def span(tokens: Iterable[Token]) -> tuple[int, int, int]:
    """(waves, when the first of an engine's waves started, when the last ended), in cycles."""
    starts, ends = [], []
    for token in tokens:
        if token.name == "WaveStart":
            starts.append(token.time)
        elif token.name == "WaveEnd":
            ends.append(token.time)
    return len(starts), min(starts, default=0), max(ends, default=0)
