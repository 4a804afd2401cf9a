"""The instruction set of one chip: words to text and back. `isa("sm_90")` is the way in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from autogen.schema import DecodeError, UnknownOpcode
from drivers.nv.isa import control, floats, integers, memory, uniform, uniform_floats, warpgroup
from drivers.nv.isa.form import Encoding, Instruction
from drivers.nv.isa.reading import EncodingReader
from drivers.nv.isa.text import Candidates, assemble, control_text, encode_line

SIZE = 16
ARCHES = ("sm_80", "sm_86", "sm_89", "sm_90", "sm_120")


class Decoded(NamedTuple):
    """One instruction, read. `text` has no control word; `line` has."""

    form: Encoding
    word: Instruction
    text: str

    @property
    def line(self) -> str:
        return f"{control_text(self.word)} {self.text}"


class Isa:
    """The encodings of one chip."""

    def __init__(self, arch: str) -> None:
        self.arch = arch
        number = int(arch.removeprefix("sm_"))
        self.forms: list[Encoding] = []
        self.by_opcode: dict[int, list[Encoding]] = {}
        self.by_name: dict[str, list[EncodingReader]] = {}
        self._candidates: dict[str, Candidates] = {}
        for source in (floats, integers, memory, control, uniform, uniform_floats, warpgroup):
            for form in source.forms(number):
                self.forms.append(form)
                self.by_opcode.setdefault(form.opcode, []).append(form)
                self.by_name.setdefault(form.name, []).append(EncodingReader(form))

    def decode(self, word: int, address: int = 0) -> Decoded:
        """One 128-bit word, strictly. Raises DecodeError: an opcode or bits that no declaration names."""
        forms = self.by_opcode.get(word & 0xFFF)
        if not forms:
            raise UnknownOpcode(word & 0xFFF, f"{self.arch}: opcode {word & 0xFFF:#05x} is not declared here")
        problems: list[DecodeError] = []
        for form in forms:
            try:
                made = form.word.decode(word)
                return Decoded(form, made, form.show(made, address))
            except DecodeError as error:
                problems.append(error)
        raise problems[-1] if len(problems) == 1 else DecodeError("; or ".join(map(str, problems)))

    def disassemble(self, code: bytes) -> Iterator[tuple[int, Decoded]]:
        """(offset, instruction) of raw machine code. DecodeError: `offset 0x20: ...`."""
        if len(code) % SIZE:
            raise DecodeError(f"{len(code)} bytes; SASS instructions have {SIZE} bytes each")
        for offset in range(0, len(code), SIZE):
            try:
                yield offset, self.decode(int.from_bytes(code[offset : offset + SIZE], "little"), offset)
            except DecodeError as error:
                raise DecodeError(f"offset {offset:#x}: {error}") from error

    def candidates(self, mnemonic: str) -> Candidates:
        """Encodings whose name begins a mnemonic, the longest name first, with the words behind the name."""
        found = self._candidates.get(mnemonic)
        if found is None:
            words = tuple(mnemonic.split("."))
            found = [
                (reader, words[length:])
                for length in range(len(words), 0, -1)
                for reader in self.by_name.get(".".join(words[:length]), ())
            ]
            if found:
                self._candidates[mnemonic] = found
        return found

    def assemble(self, text: str) -> bytes:
        """Machine code of a text. Raises EncodeError: `line 3: ...`."""
        return assemble(self, text)

    def encode(self, line: str, address: int = 0, labels: Mapping[str, int] | None = None) -> int:
        """The 128-bit word of one line. Raises EncodeError."""
        return encode_line(self, line, address, labels or {})


@cache
def isa(arch: str) -> Isa:
    """The instruction set of a chip in ARCHES. KeyError for others."""
    if arch not in ARCHES:
        raise KeyError(f"{arch}: known are {', '.join(ARCHES)}")
    return Isa(arch)
