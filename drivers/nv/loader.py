"""From a cubin, or from what our compiler makes, to programs on a card: place, relocate, copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from drivers.core import elf
from drivers.core.errors import ArgumentError, CodeObjectError
from drivers.core.files import read_file
from drivers.core.named import choose
from drivers.nv import assertion, cubin
from drivers.nv.card_device import CardDevice
from drivers.nv.code import MAGIC, SassCode, places
from drivers.nv.launch import MAX_STACK, STACK_ABOVE, Needs, round_up
from drivers.nv.program import ConstantBank, NvKernel, NvProgram
from drivers.nv.tensor_map import ADDRESS_BYTES
from hcq.buffer import Buffer
from hcq.heap import MemoryKind
from hcq.program import Argument, ArgumentKind, Signature

PREFETCH_BYTES = 4096  # instruction fetch runs past the last instruction; that must be mapped memory
CODE_ALIGN, CONSTANT_ALIGN = 128, 256
STACK_UNIT = 16
DEFAULT_STACK = (
    1024  # of a thread, for calls whose depth ptxas does not tell; cudaLimitStackSize begins with it
)


@dataclass(frozen=True)
class Image:
    """The memory of a cubin on a card. at: where each section is."""

    code: Buffer
    variables: Buffer | None
    at: dict[str, int]


def load(device: CardDevice, source: str | Path | bytes, kernel: str | None, stack: int) -> NvProgram:
    """A program from a file or its bytes. Raises CodeObjectError, ArgumentError."""
    check_stack(stack)
    data = bytes_of(source)
    if data.startswith(MAGIC):
        code = SassCode.unpack(data)
        if kernel not in (None, code.name):
            raise ArgumentError(f"there is no kernel {kernel!r}; the code has {code.name}")
        return load_own(device, code)
    module = read_for(device, data)
    info = choose(module.kernels, kernel, "cubin")
    return program(device, module, info, upload(device, module, info.name), stack)


def load_all(device: CardDevice, source: str | Path | bytes, stack: int) -> dict[str, NvProgram]:
    """Every kernel by name; those of a cubin share one copy of its code and global variables."""
    check_stack(stack)
    data = bytes_of(source)
    if data.startswith(MAGIC):
        own = load_own(device, SassCode.unpack(data))
        return {own.name: own}
    module = read_for(device, data)
    image = upload(device, module, f"{len(module.kernels)} kernels")
    return {name: program(device, module, info, image, stack) for name, info in module.kernels.items()}


def bytes_of(source: str | Path | bytes) -> bytes:
    if not isinstance(source, str | Path | bytes | bytearray | memoryview):
        raise ArgumentError(f"a {type(source).__name__} is no cubin; give a path or the bytes of one")
    return read_file(Path(source), "cubin") if isinstance(source, str | Path) else bytes(source)


def read_for(device: CardDevice, data: bytes) -> cubin.Cubin:
    """The cubin in `data`, if it is for this device: its own or an older minor version of its family."""
    module = cubin.read(data)
    if not runs_on(module.arch, device.arch):
        remedy = f"compile it with -arch={device.arch}"
        raise CodeObjectError(f"the cubin is for {module.arch}, {device.name} is {device.arch}; {remedy}")
    return module


def runs_on(made_for: str, arch: str) -> bool:
    """A cubin runs on its own version and on later minor ones of the same major version."""
    made, own = (int(name.removeprefix("sm_")) for name in (made_for, arch))
    return made // 10 == own // 10 and made <= own


def load_own(device: CardDevice, code: SassCode) -> NvProgram:
    """A program from our own compiler: parameters are addresses, local memory begins at 0."""
    if code.arch != device.arch:
        raise CodeObjectError(f"the kernel {code.name} is for {code.arch}, {device.name} is {device.arch}")
    memory = device.empty(len(code.text) + PREFETCH_BYTES, f"code of {code.name}", MemoryKind.CODE)
    _copy_code(device, memory, code.text)
    needs = Needs(
        registers=code.registers,
        barriers=code.barriers,
        shared_bytes=code.shared_bytes,
        reserved_shared=0,
        low_bytes=code.local_bytes,
        high_bytes=0,
    )
    kernel = NvKernel(code.name, needs, memory.gpu_va, len(code.text), threads=code.threads)
    first, begin = parameters_at(device), device.card.classes.generation.bank.parameters
    found, end = places(begin, code.parameters // ADDRESS_BYTES, [number for number, _ in code.maps])
    at = [first + place - begin for place in found]
    kinds = ArgumentKind.BUFFER
    arguments = [Argument(f"arg{n}", kinds, place, ADDRESS_BYTES) for n, place in enumerate(at)]
    images = [(at[number] + ADDRESS_BYTES, behind) for number, behind in code.maps]
    signature, size = Signature(code.name, arguments), end - begin
    return NvProgram(device, kernel, signature, size, memory, images=images, points_to_bank=bool(images))


def parameters_at(device: CardDevice) -> int:
    """Where the parameters begin in an argument block."""
    generation = device.card.classes.generation
    return round_up(generation.qmd_bytes, 256) + generation.bank.parameters


def program(
    device: CardDevice, module: cubin.Cubin, info: cubin.KernelInfo, image: Image, stack: int
) -> NvProgram:
    """One kernel of the cubin that was uploaded to `image`."""
    generation = device.card.classes.generation
    reserved = generation.reserved_shared
    registers = max(info.registers, assertion.REGISTERS) if module.has_assertions else info.registers
    needs = Needs(
        registers=registers,
        barriers=info.barriers,
        shared_bytes=max(info.shared_bytes - reserved, 0),
        reserved_shared=reserved,
        low_bytes=0,
        high_bytes=stack_bytes(info, stack),
        cluster=info.cluster,
    )
    banks = module.constants(info.name)
    kernel = NvKernel(
        name=info.name,
        needs=needs,
        entry_va=image.at[info.text],
        code_bytes=module.sections[info.text].size,
        constants=tuple(
            ConstantBank(number, image.at[section.name], section.size) for number, section in banks.items()
        ),
        max_threads=info.max_threads,
        block=info.block,
        stack_limit=stack if has_limit(info) else None,
    )
    size = skipped(device, info) + info.parameter_bytes
    return NvProgram(device, kernel, signature(device, info), size, image.code, image.variables)


def skipped(device: CardDevice, info: cubin.KernelInfo) -> int:
    """Bytes of constant bank 0 before the parameters that are beyond the usual ones (ptxas for sm_8x puts
    more than 4 KiB of parameters at 0x1a80)."""
    usual = device.card.classes.generation.bank.parameters
    return max(info.parameters_at - usual, 0)


def check_stack(stack: int) -> None:
    if not isinstance(stack, int) or not 0 <= stack <= MAX_STACK:
        raise ArgumentError(f"stack={stack!r}; a thread can have 0 to {MAX_STACK} bytes of it")


def has_limit(info: cubin.KernelInfo) -> bool:
    """Whether a kernel's stack is as large as its caller wants: nobody knows how much it needs."""
    return info.stack is None or info.calls


def stack_bytes(info: cubin.KernelInfo, limit: int) -> int:
    """Local memory of a thread, with what the hardware keeps above the stack; 0 for a kernel without one."""
    own = max(info.stack or 0, limit if has_limit(info) else 0)
    return round_up(own, STACK_UNIT) + STACK_ABOVE if own else 0


def signature(device: CardDevice, info: cubin.KernelInfo) -> Signature:
    """The arguments a caller gives. A cubin does not say which words of 8 bytes are addresses."""
    first = parameters_at(device) + skipped(device, info)
    arguments = [
        Argument(
            f"arg{each.ordinal}",
            ArgumentKind.WORD if each.size == 8 else ArgumentKind.VALUE,
            first + each.offset,
            each.size,
        )
        for each in info.parameters
    ]
    return Signature(info.name, arguments)


def upload(device: CardDevice, module: cubin.Cubin, name: str) -> Image:
    """Copy code, constants and variables to the card, relocated; no launch comes before they are there."""
    fixed = [s for s in module.sections.values() if s.name.startswith(cubin.TEXT) or _is_constant(s)]
    if module.has_assertions:
        fixed.append(_assert_function(device))
    changing = [s for s in module.sections.values() if s.name in cubin.GLOBALS and s.size]
    places, size = _lay_out(fixed)
    code = device.empty(size + PREFETCH_BYTES, f"code of {name}", MemoryKind.CODE)
    at = {section: code.gpu_va + offset for section, offset in places.items()}
    variables, variable_places = None, dict[str, int]()
    if changing:
        variable_places, variable_size = _lay_out(changing)
        variables = device.empty(variable_size, f"variables of {name}")
        at |= {section: variables.gpu_va + offset for section, offset in variable_places.items()}
    _copy_code(device, code, _linked(module, fixed, places, size, at))
    if variables is not None:
        initial = _linked(module, changing, variable_places, variables.size_bytes, at)
        variables.copyin(initial)
        if module.has_assertions:
            device.need_assertions().keep_text(variables.gpu_va, initial)
        device.compute_queue.order_after(variables.points)
    return Image(code, variables, at)


def _assert_function(device: CardDevice) -> elf.Section:
    """`__assertfail` as a section that a cubin could have."""
    code = device.need_assertions().code(device.arch, device.card.classes.generation.bank)
    name = cubin.SUPPLIED[cubin.ASSERT]
    return elf.Section(0, name, 0, len(code), CODE_ALIGN, code, writable=False, executable=True)


def _lay_out(sections: Sequence[elf.Section]) -> tuple[dict[str, int], int]:
    """Offset of each section by its name, and the size of all."""
    places: dict[str, int] = {}
    end = 0
    for section in sections:
        unit = CODE_ALIGN if section.name.startswith(cubin.TEXT) else CONSTANT_ALIGN
        places[section.name] = round_up(end, max(section.align, unit))
        end = places[section.name] + section.size
    return places, max(end, 1)


def _linked(
    module: cubin.Cubin,
    sections: Sequence[elf.Section],
    places: dict[str, int],
    size: int,
    at: dict[str, int],
) -> bytes:
    """The bytes of the sections with every address in them."""
    image = bytearray(size)
    for section in sections:
        image[places[section.name] : places[section.name] + len(section.data)] = section.data
    for relocation in module.relocations:
        if relocation.target not in places:
            continue
        if relocation.section not in at:
            what = f"the cubin takes the address of {relocation.symbol} in {relocation.section}"
            raise CodeObjectError(f"{what}, which is no place in memory")
        address = at[relocation.section] + relocation.value
        begin = places[relocation.target]
        inside = range(begin, begin + module.sections[relocation.target].size)
        cubin.apply(image, inside, relocation, address)
    return bytes(image)


def _is_constant(section: elf.Section) -> bool:
    match = cubin.CONSTANT.fullmatch(section.name)
    return match is not None and match[1] != "0" and section.size > 0


def _copy_code(device: CardDevice, code: Buffer, data: bytes) -> None:
    code.copyin(data.ljust(code.size_bytes, b"\0"))
    device.compute_queue.order_after(code.points)
    device.compute_queue.has_new_code = True
