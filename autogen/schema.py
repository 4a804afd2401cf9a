"""The one bit-field vocabulary: registers, packets, page-table entries, descriptors.

A declaration is a class whose annotations are fields. From it come the encoder, the strict decoder (the
simulated card, the tracer) and the printer. Bit n of dword d is bit 32*d + n of the whole word. An object
holds that word and nothing else, so decoding is one mask test and reading a field is one shift.
This file knows no hardware: the facts stand in the generated files beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from operator import index as as_index
from struct import pack, unpack
from typing import Any, ClassVar, Literal, Self, dataclass_transform

DWORD = 0xFFFF_FFFF
PM4_COUNT = 0x3FFF << 16  # header bits 29:16: dwords after the header, minus one


class EncodeError(ValueError):
    """A value does not fit its field, or breaks the field's alignment, enum or presence."""


class DecodeError(ValueError):
    """A word is not what its declaration allows. The classes below say in which way."""


class ReservedBits(DecodeError):
    """Bits are set that the declaration does not name. `mask` has them, numbered as in the whole word."""

    def __init__(self, name: str, mask: int) -> None:
        self.mask = mask
        dwords = [(i, mask >> 32 * i & DWORD) for i in range(-(-mask.bit_length() // 32))]
        where = ", ".join(f"dw{i} mask {part:#x}" for i, part in dwords if part)
        super().__init__(f"{name}: reserved bits set, {where}")


class FieldValue(DecodeError):
    """A fixed field differs, or an enum field holds a number that has no meaning."""


class WrongCount(DecodeError):
    """A packet or struct has too few or too many dwords. `got` and `want` count dwords, header included."""

    def __init__(self, name: str, got: int, want: int, relation: str = "") -> None:
        self.got, self.want = got, want
        super().__init__(f"{name}: {got} dwords, must be {relation}{want}")


class UnknownOpcode(DecodeError):
    """The header names no declared packet. `opcode` is what it says (SDMA: sub_op << 8 | op)."""

    def __init__(self, opcode: int, message: str) -> None:
        self.opcode = opcode
        super().__init__(message)


class Truncated(DecodeError):
    """The stream ends inside a packet."""


class Bits:
    """One field: where its bits are and how a value becomes bits (value = raw * align + bias)."""

    __slots__ = (
        "align", "bias", "default", "fixed", "hi", "lo", "mask", "members",
        "name", "owner", "plain", "preset", "signed", "span",
    )  # fmt: skip

    def __init__(
        self,
        hi: int,
        lo: int,
        default: int | None = None,
        fixed: int | None = None,
        align: int = 1,
        bias: int = 0,
        signed: bool = False,
        enum: type[IntEnum] | None = None,
    ) -> None:
        self.hi, self.lo, self.fixed = hi, lo, fixed
        self.default = default
        self.align, self.bias, self.signed = align, bias, signed
        self.mask = (1 << (hi - lo + 1)) - 1
        self.span = self.mask << lo
        self.members = None if enum is None else {int(m): m for m in enum}
        self.plain = align == 1 and bias == 0 and not signed and enum is None
        self.name = self.owner = "?"
        self.preset = fixed or 0

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner.__name__, name
        if self.default is not None:
            self.preset = self.encode(self.default)

    def __get__(self, instance: BitStruct | None, owner: type) -> Any:
        if instance is None:
            return self
        raw = instance._word >> self.lo & self.mask
        return raw if self.plain else self.value(raw)

    def __set__(self, instance: BitStruct, value: int) -> None:
        raise AttributeError(f"{self}: a hardware word is frozen; use replace({self.name}=...)")

    def __str__(self) -> str:
        return f"{self.owner}.{self.name}"

    def where(self) -> str:
        """Place of the field as the vendor documents print it, e.g. 'dw1[11:8]'."""
        base = self.lo // 32 * 32
        hi, lo = self.hi - base, self.lo - base
        return f"dw{base // 32}[{hi}]" if hi == lo else f"dw{base // 32}[{hi}:{lo}]"

    def value(self, raw: int) -> int:
        """What `raw` bits mean to the caller: an enum member, or a number with unit and bias put back."""
        if self.members is not None:
            return self.members.get(raw, raw)
        if self.signed and raw > self.mask >> 1:
            raw -= self.mask + 1
        return raw * self.align + self.bias

    def encode(self, value: int) -> int:
        """The raw bits of `value`. Raises EncodeError when it has none."""
        if self.members is not None:
            if value in self.members:
                return as_index(value)
            raise EncodeError(f"{self}: {value:#x} is not one of {self.choices()}")
        raw, rest = divmod(as_index(value) - self.bias, self.align)
        if rest:
            raise EncodeError(f"{self}: {value:#x} is not a multiple of {self.align:#x}")
        low, high = (~self.mask // 2 + 1, self.mask // 2) if self.signed else (0, self.mask)
        if not low <= raw <= high:
            raise EncodeError(f"{self}: {value:#x} does not fit {self.where()}{self.allowed(low, high)}")
        return raw & self.mask

    def allowed(self, low: int, high: int) -> str:
        """The range in the caller's units, for fields whose width alone does not tell it."""
        if self.plain:
            return ""
        return f", allowed are {low * self.align + self.bias:#x}..{high * self.align + self.bias:#x}"

    def choices(self) -> str:
        """Every member of the field's enum, e.g. 'MEMORY=5, REGISTER=0'."""
        return ", ".join(f"{m.name}={raw:#x}" for raw, m in (self.members or {}).items())

    def show(self, value: int) -> str:
        return value.name if isinstance(value, IntEnum) else f"{value:#x}"


def bits(
    hi: int,
    lo: int | None = None,
    *,
    dw: int = 0,
    default: int | None = None,
    align: int = 1,
    bias: int = 0,
    signed: bool = False,
    enum: type[IntEnum] | None = None,
) -> Any:
    """Declare a field at bits hi..lo of dword `dw`; hi may reach into the dwords after it.

    `align` bytes are divided out of the value and `bias` is subtracted before encoding (a count stored as
    n - 1 has bias 1). A field without `default` must be given.
    """
    return Bits(32 * dw + hi, 32 * dw + (hi if lo is None else lo), default, None, align, bias, signed, enum)


def fixed(hi: int, lo: int, value: int, *, dw: int = 0, init: Literal[False] = False) -> Any:
    """Declare bits that always hold `value` (opcodes, encodings, must-be-one bits)."""
    return Bits(32 * dw + hi, 32 * dw + lo, None, value)


class _Word:
    """Storage of a hardware word: its bits as one integer, and the dwords that follow a packet."""

    __slots__ = ("_tail", "_word")
    _word: int
    _tail: tuple[int, ...]


_put_word = vars(_Word)["_word"].__set__
_put_tail = vars(_Word)["_tail"].__set__


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(bits, fixed))
class BitStruct(_Word):
    """Base of every hardware word. Subclasses declare fields; an overlap is an import-time error."""

    size_dw: ClassVar[int] = 1
    fields: ClassVar[Mapping[str, Bits]] = {}
    _settable: ClassVar[dict[str, Bits]] = {}
    _required: ClassVar[frozenset[str]] = frozenset()
    _enums: ClassVar[tuple[Bits, ...]] = ()
    _preset: ClassVar[int] = 0
    _fixed: ClassVar[int] = 0
    _closed: ClassVar[int] = -1  # every bit that no caller may choose: reserved, fixed, past the end

    def __init_subclass__(cls, *, size_dw: int = 1) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Bits)}
        cls.size_dw = size_dw
        cls.fields = {**cls.fields, **own}
        _check_layout(cls.__name__, cls.fields, size_dw)
        cls._settable = {n: f for n, f in cls.fields.items() if f.fixed is None}
        cls._required = frozenset(n for n, f in cls._settable.items() if f.default is None)
        cls._enums = tuple(f for f in cls._settable.values() if f.members and len(f.members) <= f.mask)
        cls._preset = sum(f.preset << f.lo for f in cls.fields.values())
        cls._fixed = sum(f.preset << f.lo for f in cls.fields.values() if f.fixed is not None)
        cls._closed = ~sum(f.span for f in cls._settable.values())

    def __init__(self, **values: int) -> None:
        word, settable = self._preset, self._settable
        for name, value in values.items():
            field = settable.get(name)
            if field is None:
                raise EncodeError(self._unknown(name))
            if not field.plain:
                raw = field.encode(value)
            elif 0 <= value <= field.mask:
                raw = as_index(value)
            else:
                raise EncodeError(f"{type(self).__name__}.{name}: {value:#x} does not fit {field.where()}")
            word += (raw - field.preset) << field.lo
        if not self._required <= values.keys():
            missing = ", ".join(n for n in self.fields if n in self._required - values.keys())
            raise EncodeError(f"{type(self).__name__}: {missing} must be given")
        _put_word(self, word)
        _put_tail(self, ())

    @classmethod
    def _unknown(cls, name: str) -> str:
        return f"{cls.__name__} has no settable field {name}; it has {', '.join(cls._settable) or 'none'}"

    @classmethod
    def _wrap(cls, word: int, tail: tuple[int, ...] = ()) -> Self:
        """An object around a word that is known to be good."""
        self = cls.__new__(cls)
        _put_word(self, word)
        _put_tail(self, tail)
        return self

    @classmethod
    def check(cls, word: int) -> None:
        """Raise the DecodeError that tells what is wrong with `word`; return when nothing is."""
        if (word ^ cls._fixed) & cls._closed:
            raise _complaint(cls, word)
        for field in cls._enums:
            raw = word >> field.lo & field.mask
            if raw not in (field.members or {}):
                raise FieldValue(
                    f"{cls.__name__}.{field.name} {field.where()} is {raw:#x}, not one of {field.choices()}"
                )

    @classmethod
    def decode(cls, data: int | Sequence[int]) -> Self:
        """Read a word (as one integer or as its dwords) back, strictly. Raises DecodeError."""
        word = data if isinstance(data, int) else cls._join(data)
        cls.check(word)
        return cls._wrap(word)

    @classmethod
    def _join(cls, dwords: Sequence[int]) -> int:
        if len(dwords) != cls.size_dw:
            raise WrongCount(cls.__name__, len(dwords), cls.size_dw)
        return int.from_bytes(pack(f"<{cls.size_dw}I", *dwords), "little")

    @classmethod
    def from_bytes(cls, data: bytes | memoryview) -> Self:
        """Read `4 * size_dw` little-endian bytes. Raises DecodeError."""
        if len(data) != 4 * cls.size_dw:
            raise DecodeError(f"{cls.__name__}: {len(data)} bytes, must be {4 * cls.size_dw}")
        return cls.decode(int.from_bytes(data, "little"))

    def to_bytes(self) -> bytes:
        """The word as little-endian bytes."""
        return self._word.to_bytes(4 * self.size_dw, "little")

    def dwords(self) -> list[int]:
        """The word as dwords, lowest first."""
        if self.size_dw == 1:
            return [self._word]
        return list(unpack(f"<{self.size_dw}I", self.to_bytes()))

    def replace(self, **changes: int) -> Self:
        """The same word with some fields changed. Raises EncodeError."""
        word = self._word
        for name, value in changes.items():
            field = self._settable.get(name)
            if field is None:
                raise EncodeError(self._unknown(name))
            word = word & ~field.span | field.encode(value) << field.lo
        return self._wrap(word, self._tail)

    def items(self) -> Iterator[tuple[str, int]]:
        """(name, value) of every field that is not fixed, in declared order."""
        return ((name, getattr(self, name)) for name in self._settable)

    def __int__(self) -> int:
        return self._word

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name}: a hardware word is frozen; use replace()")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BitStruct) or type(self) is not type(other):
            return NotImplemented
        return self._word == other._word and self._tail == other._tail

    def __hash__(self) -> int:
        return hash((type(self), self._word, self._tail))

    def __repr__(self) -> str:
        shown = [f"{name}={self.fields[name].show(value)}" for name, value in self.items()]
        return f"{type(self).__name__}({', '.join(shown)})"


def _check_layout(name: str, fields: Mapping[str, Bits], size_dw: int) -> None:
    """Refuse, at import time, fields that overlap or leave the word, and values that leave their field."""
    used = 0
    for field_name, field in fields.items():
        if not 0 <= field.lo <= field.hi < 32 * size_dw:
            raise TypeError(f"{name}.{field_name} {field.where()} lies outside {size_dw} dwords")
        if used & field.span:
            raise TypeError(f"{name}.{field_name} {field.where()} overlaps an earlier field")
        if field.fixed is not None and not 0 <= field.fixed <= field.mask:
            raise TypeError(f"{name}.{field_name} {field.where()} has no room for {field.fixed:#x}")
        used |= field.span


def _complaint(cls: type[BitStruct], word: int) -> DecodeError:
    """Why `word`, which fails the mask test of `cls`, is refused."""
    named = cls._closed
    for field in cls.fields.values():
        named &= ~field.span
        raw = word >> field.lo & field.mask
        if field.fixed is not None and raw != field.fixed:
            where = f"{cls.__name__}.{field.name} {field.where()}"
            return FieldValue(f"{where} is {raw:#x}, must be {field.fixed:#x}")
    if word < 0 or word >> 32 * cls.size_dw:
        return WrongCount(cls.__name__, max(1, -(-word.bit_length() // 32)), cls.size_dw)
    return ReservedBits(cls.__name__, word & named)


class Register(BitStruct):
    """A 32-bit register at a dword `offset` inside one `segment` of its block."""

    offset: ClassVar[int] = 0
    segment: ClassVar[int] = 0

    def __init_subclass__(cls, *, offset: int, segment: int = 0) -> None:
        super().__init_subclass__(size_dw=1)
        cls.offset, cls.segment = offset, segment

    @classmethod
    def address(cls, bases: Sequence[int]) -> int:
        """Absolute dword address, given the block's segment bases (dwords) of one chip."""
        return bases[cls.segment] + cls.offset


class Packet(BitStruct):
    """A PM4 type-3 packet. Fields start at dword 1; the header and its count are derived.

    `tail` is the least number of dwords that follow the declared ones; None means that none may.
    """

    opcode: ClassVar[int] = 0
    tail_min: ClassVar[int | None] = None

    predicate: int = bits(0, default=0)
    shader_type: int = bits(1, default=0)

    def __init_subclass__(cls, *, opcode: int, size_dw: int, tail: int | None = None) -> None:
        cls.opcode, cls.tail_min = opcode, tail
        cls.opcode_bits = _named_fixed(cls, "opcode_bits", 15, 8, opcode)  # type: ignore[attr-defined]
        cls.type_bits = _named_fixed(cls, "type_bits", 31, 30, 3)  # type: ignore[attr-defined]
        super().__init_subclass__(size_dw=size_dw)

    @property
    def tail(self) -> tuple[int, ...]:
        """The dwords after the declared ones (data of WRITE_DATA, values of SET_SH_REG)."""
        return self._tail

    def build(self, *tail: int) -> list[int]:
        """Header, declared dwords, then `tail`. The header counts the dwords after it, minus one."""
        fault = self._tail_fault(len(tail))
        if fault:
            raise EncodeError(fault)
        if max(tail, default=0) > DWORD or min(tail, default=0) < 0:
            raise EncodeError(f"{type(self).__name__}: the data after the packet must be 32-bit dwords")
        words = BitStruct.dwords(self)
        words[0] |= (self.size_dw + len(tail) - 2) << 16 & PM4_COUNT
        words.extend(tail)
        return words

    def dwords(self) -> list[int]:
        """The whole packet, its tail included."""
        return self.build(*self._tail)

    @classmethod
    def decode(cls, data: int | Sequence[int]) -> Self:
        """Read one whole packet (all its dwords). Raises DecodeError, WrongCount for a bad header count."""
        dwords = cls._split(data) if isinstance(data, int) else data
        if not dwords or len(dwords) != pm4_size(dwords[0]):
            raise WrongCount(cls.__name__, len(dwords), pm4_size(dwords[0]) if dwords else cls.size_dw)
        extra = len(dwords) - cls.size_dw
        if cls._tail_fault(extra):
            least = cls.size_dw + (cls.tail_min or 0)
            raise WrongCount(cls.__name__, len(dwords), least, "" if cls.tail_min is None else "at least ")
        word = cls._join(dwords[: cls.size_dw]) & ~PM4_COUNT
        cls.check(word)
        return cls._wrap(word, tuple(dwords[cls.size_dw :]))

    @classmethod
    def _split(cls, word: int) -> list[int]:
        return [word >> shift & DWORD for shift in range(0, max(32 * cls.size_dw, word.bit_length()), 32)]

    @classmethod
    def _tail_fault(cls, extra: int) -> str:
        """What is wrong with `extra` dwords after the declared ones; empty when nothing is."""
        if cls.tail_min is None:
            return f"{cls.__name__}: takes no data after its fields, got {extra} dwords" if extra else ""
        if extra < cls.tail_min:
            return f"{cls.__name__}: needs at least {cls.tail_min} dwords of data, got {extra}"
        too_long = cls.size_dw + extra - 2 > 0x3FFE
        return f"{cls.__name__}: {extra} dwords of data do not fit one packet" if too_long else ""

    def __repr__(self) -> str:
        return _show_packet(self, hidden=("predicate", "shader_type"))


class SdmaPacket(BitStruct):
    """An SDMA packet: opcode in dw0[7:0], sub-opcode in dw0[15:8], other fields anywhere.

    `tail` names the field that counts the dwords after the declared ones; None means that none may follow.
    """

    op: ClassVar[int] = 0
    sub_op: ClassVar[int | None] = None
    tail_field: ClassVar[str | None] = None

    def __init_subclass__(
        cls, *, op: int, sub_op: int | None = 0, size_dw: int, tail: str | None = None
    ) -> None:
        cls.op, cls.sub_op, cls.tail_field = op, sub_op, tail
        cls.op_bits = _named_fixed(cls, "op_bits", 7, 0, op)  # type: ignore[attr-defined]
        if sub_op is not None:
            cls.sub_op_bits = _named_fixed(cls, "sub_op_bits", 15, 8, sub_op)  # type: ignore[attr-defined]
        super().__init_subclass__(size_dw=size_dw)

    @property
    def tail(self) -> tuple[int, ...]:
        """The dwords after the declared ones (data of a linear write)."""
        return self._tail

    def tail_dw(self) -> int:
        """How many dwords follow the declared ones, by the packet's own count field."""
        return getattr(self, self.tail_field) if self.tail_field else 0

    def build(self, *tail: int) -> list[int]:
        """The declared dwords, then `tail`, whose length must be what the count field says."""
        if len(tail) != self.tail_dw():
            name = f"{type(self).__name__}: {self.tail_field or 'its fields'}"
            raise EncodeError(f"{name} asks for {self.tail_dw()} dwords of data, got {len(tail)}")
        return [*BitStruct.dwords(self), *tail]

    def dwords(self) -> list[int]:
        """The whole packet, its tail included."""
        return self.build(*self._tail)

    @classmethod
    def decode(cls, data: int | Sequence[int]) -> Self:
        """Read one whole packet (all its dwords). Raises DecodeError, WrongCount for a bad count field."""
        if isinstance(data, int):
            return super().decode(data)
        head = super().decode(data[: cls.size_dw])
        if len(data) != cls.size_dw + head.tail_dw():
            raise WrongCount(cls.__name__, len(data), cls.size_dw + head.tail_dw())
        return cls._wrap(head._word, tuple(data[cls.size_dw :]))

    def __repr__(self) -> str:
        return _show_packet(self, hidden=())


def _named_fixed(cls: type, name: str, hi: int, lo: int, value: int) -> Bits:
    """A fixed field that the class keywords ask for."""
    field = Bits(hi, lo, None, value)
    field.__set_name__(cls, name)
    return field


def _show_packet(packet: Packet | SdmaPacket, hidden: tuple[str, ...]) -> str:
    """Name and fields; header bits only when set, long data shortened."""
    pairs = [(name, value) for name, value in packet.items() if value or name not in hidden]
    shown = [f"{name}={packet.fields[name].show(value)}" for name, value in pairs]
    if packet.tail:
        data = [f"{word:#x}" for word in packet.tail[:8]]
        more = [f"... {len(packet.tail)} dwords"] if len(packet.tail) > 8 else []
        shown.append(f"tail=[{', '.join(data + more)}]")
    return f"{type(packet).__name__}({', '.join(shown)})"


def pm4_size(header: int) -> int:
    """Dwords of the PM4 type-3 packet that `header` begins. Count 0x3FFF means the header alone."""
    count = header >> 16 & 0x3FFF
    return 1 if count == 0x3FFF else count + 2


def decode_pm4(
    opcodes: Mapping[int, type[Packet]], names: Mapping[int, str], dwords: Sequence[int], index: int
) -> tuple[Packet, int]:
    """The packet at `dwords[index]` and its length in dwords.

    Raises UnknownOpcode, ReservedBits, FieldValue, WrongCount, or Truncated when the stream ends too early.
    """
    if index >= len(dwords):
        raise Truncated(f"no PM4 packet at dword {index} of {len(dwords)}")
    header = dwords[index]
    opcode, size = header >> 8 & 0xFF, pm4_size(header)
    if header >> 30 != 3:
        raise UnknownOpcode(opcode, f"PM4 header {header:#010x} is type {header >> 30}, must be type 3")
    cls = opcodes.get(opcode)
    if cls is None:
        known = f"({names[opcode]}) is not declared here" if opcode in names else "is not a PM4 opcode"
        raise UnknownOpcode(opcode, f"PM4 opcode {opcode:#04x} {known}")
    body = dwords[index : index + size]
    if len(body) != size:
        raise Truncated(f"{cls.__name__}: header asks for {size} dwords, {len(body)} are left in the stream")
    return cls.decode(body), size


def decode_sdma(
    opcodes: Mapping[tuple[int, int], type[SdmaPacket]],
    names: Mapping[int, str],
    dwords: Sequence[int],
    index: int,
) -> tuple[SdmaPacket, int]:
    """The SDMA packet at `dwords[index]` and its length in dwords. Errors as in `decode_pm4`."""
    if index >= len(dwords):
        raise Truncated(f"no SDMA packet at dword {index} of {len(dwords)}")
    op, sub_op = dwords[index] & 0xFF, dwords[index] >> 8 & 0xFF
    cls = opcodes.get((op, sub_op))
    if cls is None:
        known = names.get(op, "no SDMA opcode")
        raise UnknownOpcode(sub_op << 8 | op, f"SDMA op {op:#x} ({known}) sub_op {sub_op:#x} is not declared")
    head = dwords[index : index + cls.size_dw]
    if len(head) != cls.size_dw:
        raise Truncated(f"{cls.__name__}: {cls.size_dw} dwords, {len(head)} are left in the stream")
    word = cls._join(head)
    cls.check(word)
    packet = cls._wrap(word)
    size = cls.size_dw + packet.tail_dw()
    tail = tuple(dwords[index + cls.size_dw : index + size])
    if len(tail) != packet.tail_dw():
        raise Truncated(
            f"{cls.__name__}: count asks for {packet.tail_dw()} data dwords, {len(tail)} are left"
        )
    return cls._wrap(word, tail), size
