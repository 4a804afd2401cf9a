"""A thread trace of one shader engine as tokens with their time: `autogen.amd.sqtt` and `sqtt_gfx12`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from autogen.amd import sqtt, sqtt_gfx12
from autogen.schema import BitStruct, DecodeError

SHORT_TIME = 4  # cycles that TimeShort adds to its delta
COUNTER_MHZ, FEW_TICKS = 100, 20  # the counter that marks read; GFX12 reads it to 8 ticks
LONGEST_BYTES = 10
GFX12_OTHERS = (
    (sqtt_gfx12.OTHER_FIRST, sqtt_gfx12.OTHER_LAST),
    (sqtt_gfx12.OTHER_LDS_FIRST, sqtt_gfx12.OTHER_LDS_LAST),
    (sqtt_gfx12.OTHER_MEMORY_FIRST, sqtt_gfx12.OTHER_MEMORY_LAST),
)


@dataclass(frozen=True)
class Token:
    """time: shader-clock cycles since the trace began."""

    time: int
    word: BitStruct

    @property
    def name(self) -> str:
        return type(self.word).__name__

    def get(self, field: str, missing: int = 0) -> int:
        return int(getattr(self.word, field)) if field in self.word.fields else missing


@dataclass(frozen=True)
class Layout:
    """One chip generation's stream. by_byte: the token that each lowest byte begins. others: kinds of Inst
    that are instructions of SIMDs which are not traced."""

    arch: str
    by_byte: tuple[type[BitStruct] | None, ...]
    others: tuple[tuple[int, int], ...]

    def is_other(self, kind: int) -> bool:
        return any(first <= kind <= last for first, last in self.others)


def nibbles(kind: type[BitStruct]) -> int:
    """Size of a token: up to its highest field."""
    return max(field.hi for field in kind.fields.values()) // 4 + 1


def by_byte(*modules: ModuleType) -> tuple[type[BitStruct] | None, ...]:
    """Which token a byte begins: of those whose fixed bits it has, the one with most. A later module's
    tokens stand for those of the same name.
    """
    named: dict[str, type[BitStruct]] = {}
    for module in modules:
        members = {name: kind for name, kind in vars(module).items() if isinstance(kind, type)}
        named |= {name: kind for name, kind in members.items() if "head" in getattr(kind, "fields", {})}
    words = sorted(named.values(), key=lambda kind: kind.fields["head"].hi)
    found: list[type[BitStruct] | None] = [None] * 256
    for kind in words:
        head = kind.fields["head"]
        for byte in range(256):
            if byte & head.mask == head.fixed:
                found[byte] = kind
    return tuple(found)


LAYOUTS = {
    3: Layout("gfx11", by_byte(sqtt), ((sqtt.OTHER_FIRST, sqtt.OTHER_LAST),)),
    4: Layout("gfx12", by_byte(sqtt, sqtt_gfx12), GFX12_OTHERS),
}


def layout_of(data: bytes) -> Layout:
    """The layout that a stream's first token names. Raises DecodeError."""
    header = sqtt.LayoutHeader.decode(int.from_bytes(data[:8], "little"))
    if header.layout not in LAYOUTS:
        raise DecodeError(f"layout {header.layout} of the thread trace is neither 3 (GFX11) nor 4 (GFX12)")
    return LAYOUTS[header.layout]


def read_tokens(data: bytes) -> Iterator[Token]:
    """Every token of a stream. Raises DecodeError where the bytes begin none."""
    layout, at, end, time = layout_of(data), 0, 2 * len(data), 0
    while at < end:
        word = int.from_bytes(data[at // 2 : at // 2 + LONGEST_BYTES], "little") >> 4 * (at & 1)
        kind = layout.by_byte[word & 0xFF]
        if kind is None:
            raise DecodeError(f"nibble {at} of the thread trace: {word & 0xFF:#x} begins no token")
        size = nibbles(kind)
        if at + size > end:
            return  # the buffer was full, or its end is padding
        token = kind.decode(word & (1 << 4 * size) - 1)
        time += elapsed(token)
        yield Token(time, token)
        at += size


def elapsed(token: BitStruct) -> int:
    """Cycles since the token before."""
    if "delta" not in token.fields:
        return 0
    if isinstance(token, sqtt.TimeShort):
        return token.delta + SHORT_TIME
    return 0 if is_mark(token) else int(token.delta)  # type: ignore[attr-defined]


def is_mark(token: BitStruct) -> bool:
    """Whether a token's delta is no time but a reading of the 100 MHz counter, which time stamps count too.

    Inferred: the readings of all captures grow with their cycles, by 10 to 34 cycles a tick.
    """
    return "realtime" in token.fields and token.realtime and not token.overflow  # type: ignore[attr-defined]


def clock_mhz(data: bytes) -> float:
    """The shader clock by a stream's first and last mark; 0.0 where they lie less than `FEW_TICKS` apart."""
    marks = [(token.time, token.get("delta")) for token in read_tokens(data) if is_mark(token.word)]
    if not marks or marks[-1][1] - marks[0][1] < FEW_TICKS:
        return 0.0
    (begin, first), (end, last) = marks[0], marks[-1]
    return (end - begin) / (last - first) * COUNTER_MHZ
