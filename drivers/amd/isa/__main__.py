"""`python -m drivers.amd.isa asm|dis FILE`: assemble a text file, disassemble raw machine code or a code
object.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from autogen.schema import DecodeError, EncodeError
from drivers.amd.isa.machine import ARCHES, Isa, isa

EXAMPLE = """examples:
  python -m drivers.amd.isa asm kernel.s -o kernel.bin
  python -m drivers.amd.isa dis kernel.bin
  python -m drivers.amd.isa dis program.hsaco --arch gfx1100 --json

asm writes raw machine code (to -o, else hex dwords to the screen) from instructions, labels and comments.
dis takes raw machine code, or an ELF code object, of which it shows every function.
Exit status: 0 good, 2 bad input."""

EXECUTABLE = 4  # SHF_EXECINSTR


class BadInput(Exception):
    """One sentence for the user."""


class Line(NamedTuple):
    """One instruction at its place. `symbol` is the function that begins here, or empty."""

    offset: int
    code: bytes
    text: str
    symbol: str = ""


class Code(NamedTuple):
    """A stretch of machine code: where it begins in its file or image, and the function's name if known."""

    start: int
    data: bytes
    name: str


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    machine = isa(options.arch, options.wave)
    try:
        if options.command == "asm":
            lines = list(assembled(machine, read(options.file)))
            finish_asm(lines, options)
        else:
            lines = [line for code in pieces(read(options.file)) for line in disassembled(machine, code)]
            show(lines, options.json)
    except (BadInput, EncodeError, DecodeError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as head, has seen enough
        sys.stdout = None
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m drivers.amd.isa",
        description="RDNA3 assembler and disassembler.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("command", choices=("asm", "dis"))
    made.add_argument("file", help="input file, or - for the standard input")
    made.add_argument("--arch", choices=tuple(ARCHES), default="gfx1100")
    made.add_argument("--wave", type=int, choices=(32, 64), default=32, help="lanes in a wave (default 32)")
    made.add_argument("-o", "--output", help="asm: write raw machine code to this file")
    made.add_argument("--json", action="store_true", help="a list of {offset, code, text, symbol}")
    return made


def read(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise BadInput(error.strerror or str(error)) from error


def assembled(machine: Isa, source: bytes) -> Iterator[Line]:
    """Assemble a file and list it as it was encoded."""
    try:
        text = source.decode()
    except UnicodeDecodeError as error:
        raise BadInput("not a text file; did you mean dis?") from error
    code = machine.assemble(text)
    for offset, size, inst in machine.disassemble(code):
        yield Line(offset, code[offset : offset + size], machine.format(inst))


def finish_asm(lines: list[Line], options: argparse.Namespace) -> None:
    if options.output:
        Path(options.output).write_bytes(b"".join(line.code for line in lines))
    if options.json or not options.output:
        show(lines, options.json)


def pieces(data: bytes) -> Iterator[Code]:
    """The functions of an ELF file; else all of the file as one stretch of code."""
    if data[:4] == b"\x7fELF":
        yield from functions(data)
    elif len(data) % 4 or not data:
        raise BadInput(f"{len(data)} bytes are no machine code; instructions are whole dwords")
    else:
        yield Code(0, data, "")


def functions(data: bytes) -> Iterator[Code]:
    """Executable sections cut at their function symbols, without the padding behind them."""
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile

    try:
        file = ELFFile(BytesIO(data))
        sections = list(file.iter_sections())
        symbols = [s for table in sections if hasattr(table, "iter_symbols") for s in table.iter_symbols()]
        for index, section in enumerate(sections):
            if section["sh_flags"] & EXECUTABLE:
                inside = [s for s in symbols if s["st_shndx"] == index and s["st_info"]["type"] == "STT_FUNC"]
                yield from section_functions(section.data(), section["sh_addr"], inside)
    except (ELFError, LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise BadInput(f"corrupt ELF file: {error}") from error


def section_functions(code: bytes, address: int, symbols: Sequence[object]) -> Iterator[Code]:
    found = {(s["st_value"] - address, s["st_size"], s.name) for s in symbols}  # type: ignore[index,attr-defined]
    for start, size, name in sorted(found):
        yield Code(address + start, code[start : start + size], name)
    if not found:
        yield Code(address, code, "")


def disassembled(machine: Isa, code: Code) -> Iterator[Line]:
    name = code.name
    for offset, size, inst in machine.disassemble(code.data):
        yield Line(code.start + offset, code.data[offset : offset + size], machine.format(inst), name)
        name = ""


def show(lines: Sequence[Line], as_json: bool) -> None:
    """One instruction a line, with its place and dwords as a comment, so that the output assembles again."""
    if as_json:
        print(json.dumps([line._asdict() | {"code": line.code.hex()} for line in lines], indent=1))
        return
    for line in lines:
        if line.symbol:
            print(f"{line.symbol}:")
        dwords = " ".join(
            f"{int.from_bytes(line.code[i : i + 4], 'little'):08X}" for i in range(0, len(line.code), 4)
        )
        print(f"\t{line.text:<58} // {line.offset:06X}: {dwords}")


if __name__ == "__main__":
    sys.exit(main())
