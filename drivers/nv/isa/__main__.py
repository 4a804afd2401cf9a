"""`python -m drivers.nv.isa asm|dis|check FILE`: assemble, disassemble, check control words."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from autogen.schema import DecodeError, EncodeError
from drivers.core import command
from drivers.core.files import BadInput, read_assembly, read_input, write_output
from drivers.nv.isa.check import check
from drivers.nv.isa.machine import ARCHES, SIZE, isa

EXAMPLE = """examples:
  python -m drivers.nv.isa asm kernel.sass --arch sm_90 -o kernel.bin
  python -m drivers.nv.isa dis kernel.bin --arch sm_90 --json
  python -m drivers.nv.isa check kernel.bin --arch sm_90

Text has a label or an instruction a line, each with its control word in front (docs/sass.md). Without -o, asm
prints a listing, which it takes again; with it, raw machine code is written. dis and check take that.
Exit status: 0 good, 1 check found something, 2 bad input."""
DEFAULT_ARCH = "sm_90"
ELF = b"\x7fELF"


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        if options.command == "check":
            return report(machine_code(options.file), options)
        code = assembled(options) if options.command == "asm" else machine_code(options.file)
        if options.output:
            made = code if options.command == "asm" else listing(code, options.arch).encode()
            write_output(options.output, made)
        else:
            show(code, options)
    except (BadInput, EncodeError, DecodeError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    made = command.parser("drivers.nv.isa", "SASS assembler and disassembler.")
    made.epilog = EXAMPLE
    made.add_argument("command", choices=("asm", "dis", "check"))
    made.add_argument("file", help="input file, or - for the standard input")
    made.add_argument("--arch", choices=ARCHES, default=DEFAULT_ARCH, help=f"chip (default {DEFAULT_ARCH})")
    made.add_argument("-o", "--output", help="write to this file: asm machine code, dis text")
    made.add_argument(
        "--json", action="store_true", help="a list of {offset, code, text}, or of {address, kind, sentence}"
    )
    return made


def machine_code(name: str) -> bytes:
    """The instructions in a file. Raises BadInput."""
    code = read_input(name)
    if code.startswith(ELF):
        raise BadInput("an ELF file; wanted is machine code alone, of a cubin a section .text.KERNEL")
    return code


def assembled(options: argparse.Namespace) -> bytes:
    return isa(options.arch).assemble(read_assembly(options.file))


def report(code: bytes, options: argparse.Namespace) -> int:
    """Print what is wrong with the control words; 1 where something is."""
    found = check(dict(isa(options.arch).disassemble(code)), options.arch)
    if options.json:
        print(json.dumps([problem._asdict() for problem in found]))
    else:
        for problem in found:
            print(f"{problem.address:#06x} {problem.kind}: {problem.sentence}")
        print(f"{len(code) // SIZE} instructions, {len(found)} problems")
    return 1 if found else 0


def listing(code: bytes, arch: str) -> str:
    """One instruction a line, with its place and its 128 bits as a comment, so that asm takes it again."""
    rows = isa(arch).disassemble(code)
    return "".join(f"{made.line:<78} // {at:04x}: {int(made.word):032x}\n" for at, made in rows)


def show(code: bytes, options: argparse.Namespace) -> None:
    if not options.json:
        print(listing(code, options.arch), end="")
        return
    rows = isa(options.arch).disassemble(code)
    print(
        json.dumps([{"offset": at, "code": code[at : at + 16].hex(), "text": made.line} for at, made in rows])
    )


if __name__ == "__main__":
    command.end(main)
