"""`python -m drivers.amd.isa asm|dis FILE`:
assemble a text file, disassemble raw machine code or a code object.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from autogen.schema import DecodeError, EncodeError
from drivers.amd import assembly
from drivers.amd.isa.bundle import arch_of, is_bundle, members
from drivers.amd.isa.legality import retired
from drivers.amd.isa.listing import CodeStretch, ListedLine, descriptor_text, listing, read_object
from drivers.amd.isa.machine import ARCHES
from drivers.core import command
from drivers.core.errors import CodeObjectError
from drivers.core.files import BadInput, read_assembly, read_input, write_output

EXAMPLE = """examples:
  python -m drivers.amd.isa asm kernel.s -o kernel.o
  python -m drivers.amd.isa asm loop.s -o loop.bin --arch gfx1201
  python -m drivers.amd.isa dis kernel.bin --arch gfx1201
  python -m drivers.amd.isa dis program.hsaco --json

asm takes instructions, labels and comments, or a compiler's whole assembly file (clang -S). To a file called
*.o, *.hsaco, *.co, *.elf or *.so it writes a code object, with data, kernels and metadata, that can be run or
linked; to any other, raw machine code; without -o, a listing to the screen.
dis takes raw machine code, or an ELF code object, of which it shows every function, kernel descriptor and
section of data; with -o FILE.s it writes all of it as assembly that asm makes the object of again. The object
says its chip itself. Of a bundle, compressed or not, it shows the objects for --arch, or for every
chip it knows; with --json an object of lists.
Exit status: 0 good, 2 bad input."""

DEFAULT_ARCH = "gfx1100"
ELF_MAGIC = b"\x7fELF"
NUMBERS = ("\t.long", "\t.quad", "\t.byte", "\t.zero")
OBJECTS = (".o", ".co", ".hsaco", ".elf", ".so")


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        if options.command == "asm":
            finish_asm(assembled(options), options)
        else:
            disassemble(options)
    except (BadInput, EncodeError, DecodeError, CodeObjectError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    made = command.parser("drivers.amd.isa", "RDNA3 and RDNA4 assembler and disassembler.")
    made.epilog = EXAMPLE
    made.add_argument("command", choices=("asm", "dis"))
    made.add_argument("file", help="input file, or - for the standard input")
    made.add_argument(
        "--arch", choices=tuple(ARCHES), help=f"chip (default {DEFAULT_ARCH}, or the ELF file's)"
    )
    lanes = "lanes in a wave (default: as the file says, or 32)"
    made.add_argument("--wave", type=int, choices=(32, 64), help=lanes)
    written = "write to this file: asm machine code or a code object, dis assembly"
    made.add_argument("-o", "--output", help=written)
    made.add_argument("--json", action="store_true", help="a list of {offset, code, text, symbol, label}")
    return made


def assembled(options: argparse.Namespace) -> assembly.Unit:
    """A text file, read."""
    unit = assembly.read(read_assembly(options.file), options.arch, options.wave)
    for mnemonic in dict.fromkeys(inst.defn.mnemonic for inst in unit.instructions()):
        warn(options.file, retired(unit.arch, mnemonic))
    return unit


def warn(file: str, what: str) -> None:
    """Tell what the assembler takes, as LLVM's does, but the chip does not run."""
    if what:
        print(f"{file}: warning: {what}", file=sys.stderr)


def finish_asm(unit: assembly.Unit, options: argparse.Namespace) -> None:
    is_object = options.output is not None and options.output.endswith(OBJECTS)
    code = assembly.write(unit) if is_object else machine_code(unit)
    if options.output:
        write_output(options.output, code)
    if not options.output or (options.json and not is_object):
        show(listing(unit.arch, unit.wave_size, [CodeStretch(0, code)]), [], options.json)


def disassemble(options: argparse.Namespace) -> None:
    data = read_input(options.file)
    if options.output:
        print_file(data, options)
        return
    if not is_bundle(data):
        lines, functions = object_lines(data, options)
        show(lines, functions, options.json)
        if data[:4] == ELF_MAGIC and not options.json:
            show_data(data, options)
        return
    found = {name: object_lines(part, options) for name, part in wanted_members(data, options.arch).items()}
    if options.json:
        print(json.dumps({name: rows(lines) for name, (lines, _) in found.items()}, indent=1))
        return
    for name, (lines, functions) in found.items():
        print(f"// {name}")
        show(lines, functions, False)


def machine_code(unit: assembly.Unit) -> bytes:
    try:
        return unit.machine_code()
    except EncodeError as error:
        is_more = any(not section.is_code for section in unit.sections.values())
        hint = "; -o NAME.o makes an object of code and data" if is_more else ""
        raise BadInput(f"{error}{hint}") from error


def print_file(data: bytes, options: argparse.Namespace) -> None:
    """Write a whole object as assembly."""
    if is_bundle(data):
        parts = wanted_members(data, options.arch)
        if len(parts) > 1:
            raise BadInput(f"the bundle has {', '.join(parts)}; --arch says which one to write")
        (data,) = parts.values()
    object_lines(data, options)  # what is wrong with it is told in the same words
    if data[:4] != ELF_MAGIC:
        raise BadInput("raw machine code has no sections; leave -o away to see its instructions")
    write_output(options.output, "\n".join([*assembly.printed(data, options.wave), ""]).encode())


def show_data(data: bytes, options: argparse.Namespace) -> None:
    """The sections of data, as comments, so that the listing stays code. Descriptors were shown before."""
    try:
        lines = [*assembly.printed(data, options.wave), ""]
    except (EncodeError, DecodeError, CodeObjectError) as error:
        warn(options.file, f"its data is not shown: {error}")
        return
    part: list[str] = []
    for line in lines:
        if line:
            part.append(line)
            continue
        is_data = part and part[0].startswith("\t.section") and ',"ax"' not in part[0]
        if is_data and any(each.startswith(NUMBERS) for each in part):
            print("", *(f"//{each}" for each in part if "amdhsa_" not in each), sep="\n")
        part = []


def wanted_members(data: bytes, arch: str | None) -> dict[str, bytes]:
    """The objects of a bundle for one chip, or for any that is known here."""
    found = members(data)
    chips = (arch,) if arch else tuple(ARCHES)
    wanted = {name: part for name, part in found.items() if part and arch_of(name) in chips}
    if not wanted:
        asked = arch or " or ".join(ARCHES)
        raise BadInput(f"the bundle has no code for {asked}; it has {', '.join(found) or 'nothing'}")
    return wanted


def object_lines(data: bytes, options: argparse.Namespace) -> tuple[list[ListedLine], list[CodeStretch]]:
    """The instructions of raw code or of a code object, and its functions."""
    found = read_object(data)
    if options.arch and found.arch and options.arch != found.arch:
        raise BadInput(f"the code object is for {found.arch}, not for {options.arch}")
    arch = found.arch or options.arch or DEFAULT_ARCH
    return listing(arch, options.wave or 32, found.functions), found.functions


def rows(lines: Sequence[ListedLine]) -> list[dict[str, object]]:
    return [line._asdict() | {"code": line.code.hex()} for line in lines]


def show(lines: Sequence[ListedLine], functions: Sequence[CodeStretch], as_json: bool) -> None:
    """One instruction a line, with its place and dwords as a comment, so that the output assembles again."""
    if as_json:
        print(json.dumps(rows(lines), indent=1))
        return
    headers = {code.start: "\n".join(header(code)) for code in functions if code.name}
    for line in lines:
        if line.symbol or line.label:
            print(headers.get(line.offset, f"{line.symbol or line.label}:"))
        dwords = " ".join(
            f"{int.from_bytes(line.code[i : i + 4], 'little'):08X}" for i in range(0, len(line.code), 4)
        )
        print(f"\t{line.text:<58} // {line.offset:06X}: {dwords}")


def header(code: CodeStretch) -> Iterator[str]:
    """The lines above a function: its kernel descriptor as comments, its name as a label."""
    if code.descriptor is not None:
        yield f"// kernel {code.name}, wave{code.wave_size}"
        yield from (f"//   {line}" for line in descriptor_text(code.descriptor))
    yield f"{code.name}:"


if __name__ == "__main__":
    command.end(main)
