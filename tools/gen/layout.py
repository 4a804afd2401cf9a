"""The manifest's field tables: one line a field, its place given here or looked up in the facts.

    name   dw1[11:8]  option=value ...     typed place, bits hi:lo of dword 1; hi may reach into later dwords
    name   dw1        mesa=TYPE.FIELD      place of that field in a Mesa packet dword
    name   -          kfd=STRUCT.FIELD     place from a KFD packet struct
    *      dw7        mesa=TYPE            every field of that dword, default 0; drop=A,B leaves some out
    *      dw4+16     reg=REGISTER         every field of that register, 16 bits up
Options: default= align= bias= enum= signed=1 required=1 fixed=, and nvd=MACRO or vm=MACRO, which check the
place against a macro of nvd.h or amdgpu_vm.h.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tools.gen.facts import Facts, GenError, Span

RESERVED = re.compile(
    r"(?:reserved|rsvd|rsrv|unused)(?:_?(?:field|bits?|register|bif_strap|eng))?(?:_?(?:0x)?[\da-f]+)*",
    re.IGNORECASE,
)
PLACE = re.compile(r"dw(\d+)(?:\[(\d+)(?::(\d+))?\])?$")


@dataclass(frozen=True)
class Field:
    """One field to be generated; `lo` and `hi` count bits from the first dword."""

    name: str
    lo: int
    hi: int
    default: int | None = None
    align: int = 1
    bias: int = 0
    enum: str = ""
    signed: bool = False
    fixed: int | None = None

    def text(self) -> str:
        """The declaration, one line of Python."""
        dw = self.lo // 32
        hi, lo = self.hi - 32 * dw, self.lo - 32 * dw
        if self.fixed is not None:
            place = f", dw={dw}" if dw else ""
            return f"    {self.name}: int = fixed({hi}, {lo}, {number(self.fixed)}{place})"
        args = [str(hi)] if hi == lo else [str(hi), str(lo)]
        args += [f"dw={dw}"] if dw else []
        args += [f"default={self.default_text()}"] if self.default is not None else []
        args += [f"align={self.align}"] if self.align != 1 else []
        args += [f"bias={self.bias}"] if self.bias else []
        args += ["signed=True"] if self.signed else []
        args += [f"enum={self.enum}"] if self.enum else []
        return f"    {self.name}: {self.enum or 'int'} = bits({', '.join(args)})"

    def default_text(self) -> str:
        return number(self.default or 0)


def parse(table: str, facts: Facts, registers: str = "") -> list[Field]:
    """The fields of a manifest table, lowest bit first. `registers` names the file that reg= looks in."""
    fields = [field for line in table.strip().splitlines() for field in _line(line.split(), facts, registers)]
    return sorted(fields, key=lambda field: field.lo)


def _line(words: list[str], facts: Facts, registers: str) -> Iterator[Field]:
    name, place, *rest = words
    options = dict(word.split("=", 1) for word in rest)
    if name == "*":
        dropped = options.get("drop", "").lower().split(",")
        dw, _, up = place.removeprefix("dw").partition("+")
        base = 32 * int(dw) + int(up or 0)
        for field, span in _whole(options, facts, registers).items():
            if field not in dropped:
                yield Field(field, base + span.lo, base + span.hi, default=0)
        return
    span = _span(place, options, facts)
    for document in ("nvd", "vm"):
        if document in options:
            _check_shift(facts, document, options[document], name, span)
    yield _with_options(Field(name, span.lo, span.hi), options)


def _check_shift(facts: Facts, document: str, macro: str, name: str, span: Span) -> None:
    """Refuse a typed place that the header's own macro contradicts."""
    shift, place = facts.shift(document, macro), span.lo % (32 if document == "nvd" else 64)
    if shift != place:
        raise GenError(f"{name}: the header puts {macro} at bit {shift}, the manifest at {place}")


def _with_options(field: Field, options: Mapping[str, str]) -> Field:
    """The field with the manifest's options applied."""
    default = int(options["default"], 0) if "default" in options else field.default
    if "required" in options:
        default = None
    return replace(
        field,
        default=default,
        align=int(options.get("align", field.align)),
        bias=int(options.get("bias", field.bias)),
        enum=options.get("enum", field.enum),
        signed="signed" in options,
        fixed=int(options["fixed"], 0) if "fixed" in options else field.fixed,
    )


def _whole(options: Mapping[str, str], facts: Facts, registers: str) -> dict[str, Span]:
    if "mesa" in options:
        return facts.mesa_type(options["mesa"])
    record = facts.registers(registers).get(options["reg"])
    if record is None:
        raise GenError(f"{registers}: the facts have no {options['reg']}")
    return {n.lower(): Span(*s) for n, s in record["fields"].items() if not is_reserved(n)}


def _span(place: str, options: Mapping[str, str], facts: Facts) -> Span:
    if "kfd" in options:
        return facts.kfd_field(*options["kfd"].split("."))
    match = PLACE.match(place)
    if match is None:
        raise GenError(f"{place}: not a place; write dw1[11:8], or dw1 with mesa=TYPE.FIELD")
    dw, hi, lo = match.groups()
    if "mesa" in options:
        record, field = options["mesa"].split(".")
        inside = facts.mesa_type(record)[field.lower()]
        return Span(32 * int(dw) + inside.lo, 32 * int(dw) + inside.hi)
    if hi is None:
        return Span(32 * int(dw), 32 * int(dw) + 31)
    return Span(32 * int(dw) + int(hi if lo is None else lo), 32 * int(dw) + int(hi))


def override(fields: list[Field], table: str) -> list[Field]:
    """Fields found in the facts, with the options of `name option=value ...` lines applied."""
    lines = [line.split() for line in table.strip().splitlines()]
    options = {name: dict(word.split("=", 1) for word in rest) for name, *rest in lines}
    unknown = options.keys() - {field.name for field in fields}
    if unknown:
        raise GenError(f"options for fields that do not exist: {', '.join(sorted(unknown))}")
    return [_aligned(_with_options(field, options.get(field.name, {})), field.align) for field in fields]


def _aligned(field: Field, before: int) -> Field:
    """An address that the facts give from bit 0, but of which the hardware ignores the low bits."""
    return replace(field, lo=field.lo + field.align.bit_length() - before.bit_length())


def number(value: int) -> str:
    """Small numbers in decimal, large ones in hex, as the formatter writes them."""
    return str(value) if value < 256 else f"0x{value:X}"


def is_reserved(name: str) -> bool:
    """Whether a vendor field name only marks bits that must stay zero, unlike RESERVED_READ_CLIENT_ID."""
    return RESERVED.fullmatch(name) is not None
