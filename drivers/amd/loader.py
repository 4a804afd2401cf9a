"""From a code object to a program on a card: choose the kernel, copy the code, read the signature.

What a code object is, is in code_object/; what a launch does with it, in program.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from drivers.amd import code_object
from drivers.amd.card_device import CardDevice
from drivers.amd.program import AmdKernel, AmdProgram, Hidden
from drivers.amd.topology import PAGE_BYTES
from drivers.core.errors import ArgumentError, CodeObjectError
from drivers.core.files import read_file
from drivers.core.named import choose
from hcq.buffer import Buffer
from hcq.heap import MemoryKind
from hcq.program import Argument, ArgumentKind, Signature

PREFETCH_BYTES = 1024  # instruction fetch runs past the last instruction; that must be mapped memory
KINDS = {
    "global_buffer": ArgumentKind.BUFFER,
    "by_value": ArgumentKind.VALUE,
    "dynamic_shared_pointer": ArgumentKind.LOCAL,
}
SUPPORTED = f"supported are {', '.join(KINDS)}"
CALL, CALL_MASK = 0xBE80_4900, 0xFF80_FF00  # s_swappc_b64 of gfx11 and gfx12, whatever its registers


@dataclass(frozen=True)
class Image:
    """The memory of a code object on a card. variables: what its kernels write, if that is apart.

    has_calls: its code calls functions. functions: see `AmdKernel`.
    """

    code: Buffer
    variables: Buffer | None
    has_calls: bool
    functions: Sequence[tuple[range, str]]


def load(device: CardDevice, source: str | Path | bytes, kernel: str | None) -> AmdProgram:
    """A program from a code object, a file or its bytes. Raises CodeObjectError, ArgumentError."""
    module = read_for(device, source)
    info = choose(module.kernels, kernel, "code object")
    return program(device, info, upload(device, module, info.name))


def load_all(device: CardDevice, source: str | Path | bytes) -> dict[str, AmdProgram]:
    """Every kernel of a code object by name; they share one copy of its code and global variables."""
    module = read_for(device, source)
    image = upload(device, module, next(iter(module.kernels)))
    return {name: program(device, info, image) for name, info in module.kernels.items()}


def read_for(device: CardDevice, source: str | Path | bytes) -> code_object.CodeObject:
    """The code object in a file or in bytes, if it is for this device."""
    if not isinstance(source, str | Path | bytes | bytearray | memoryview):
        allowed = "a path or the bytes of a code object"
        raise ArgumentError(f"a {type(source).__name__} is no code object; give {allowed}")
    data = read_file(Path(source), "code object") if isinstance(source, str | Path) else bytes(source)
    module = code_object.load(code_object.unbundle(data, device.arch))
    generic = code_object.GENERIC.get(device.arch)
    if module.arch not in (device.arch, generic):
        remedy = f"compile it for {device.arch}" + (f" or {generic}" if generic else "")
        raise CodeObjectError(f"code object is for {module.arch}, {device.name} is {device.arch}; {remedy}")
    if module.target and module.arch not in module.target:
        what = f"code object is for {module.arch} by its header, for {module.target!r} by its metadata"
        raise CodeObjectError(f"{what}; it is damaged, make it again")
    return module


def has_calls(module: code_object.CodeObject) -> bool:
    """Whether any code calls a function. Languages without recursion let LLVM count a function's stack once,
    and kernels that recurse all the same get more than that.
    """
    for segment in module.segments:
        if segment.executable:
            words = np.frombuffer(segment.data[: len(segment.data) & ~3], np.uint32)
            if bool(((words & CALL_MASK) == CALL).any()):
                return True
    return False


def program(device: CardDevice, info: code_object.KernelInfo, image: Image) -> AmdProgram:
    """One kernel of the code object that was uploaded to `image`."""
    hidden = [Hidden(arg.kind, arg.offset, arg.size) for arg in info.args if is_hidden(arg)]
    described = AmdKernel(
        name=info.name,
        descriptor=info.descriptor,
        entry_va=image.code.gpu_va + info.entry,
        hidden=hidden,
        max_lanes=info.max_flat_workgroup_size,
        vgprs=max(info.vgprs, info.allocated_vgprs),
        required_block=info.reqd_workgroup_size,
        has_calls=image.has_calls,
        functions=image.functions,
    )
    return AmdProgram(device, described, signature(info), image.code, image.variables)


def signature(info: code_object.KernelInfo) -> Signature:
    """The arguments a caller gives, in order. Raises CodeObjectError for what cannot be passed."""
    check_places(info)
    given = [arg for arg in info.args if not is_hidden(arg)]
    arguments = []
    for index, arg in enumerate(given):
        name = arg.name or f"arg{index}"
        if arg.kind not in KINDS:
            raise CodeObjectError(f"kernel {info.name}: argument {name} is of kind {arg.kind}; {SUPPORTED}")
        if KINDS[arg.kind] is not ArgumentKind.VALUE and arg.size not in (4, 8):
            raise CodeObjectError(
                f"kernel {info.name}: pointer {name} has {arg.size} bytes, allowed are 4 and 8"
            )
        arguments.append(Argument(name, KINDS[arg.kind], arg.offset, arg.size, arg.type_name))
    return Signature(info.name, arguments, info.lds_bytes)


def check_places(info: code_object.KernelInfo) -> None:
    """Check that every argument comes after the one before it and is inside the argument block."""
    end = 0
    for index, arg in enumerate(info.args):
        if arg.offset < end or arg.offset + arg.size > info.kernarg_bytes:
            name, place = arg.name or f"arg{index}", f"{arg.offset}..{arg.offset + arg.size}"
            what = f"kernel {info.name}: argument {name} is at bytes {place}"
            raise CodeObjectError(f"{what}; it must lie in {end}..{info.kernarg_bytes}")
        end = arg.offset + arg.size


def is_hidden(arg: code_object.Arg) -> bool:
    """Whether the driver fills it."""
    return arg.kind.startswith("hidden_")


def upload(device: CardDevice, module: code_object.CodeObject, name: str) -> Image:
    """Copy the segments to the card, relocated; the compute queue runs nothing before they are there.

    Variables go to memory of their own: cards that are driven over PCI let no kernel write where code lies.
    Where a linker has fixed their distance, each page of the image gets the rights of its segment.
    """
    size = -(-(module.size_bytes + PREFETCH_BYTES) // PAGE_BYTES) * PAGE_BYTES
    kind = MemoryKind.IMAGE if module.writes_itself else MemoryKind.CODE
    code = device.empty(size, f"code of {name}", kind)
    if module.writes_itself:
        protect(device, module, code)
    variables, variables_va = None, None
    if module.variables:
        variables = device.empty(len(module.variables), f"variables of {name}")
        variables_va = variables.gpu_va
    image = module.image(code.gpu_va, variables_va)
    code.copyin(image.ljust(code.size_bytes, b"\0"))
    device.compute_queue.order_after(code.points)
    if variables is not None:
        variables.copyin(image[module.variables.start : module.variables.stop])
        device.compute_queue.order_after(variables.points)
    device.compute_queue.has_new_code = True
    return Image(code, variables, has_calls(module), module.functions)


def protect(device: CardDevice, module: code_object.CodeObject, code: Buffer) -> None:
    """No page of a linked image is both written and executed; what belongs to no segment is read only.

    Linkers begin a segment on a page of its own. A file in which segments share a page is refused.
    """
    device.card.protect(code.gpu_va, code.size_bytes, writable=False, executable=False)
    end = 0
    for segment in sorted(module.segments, key=lambda each: each.va):
        begin = segment.va // PAGE_BYTES * PAGE_BYTES
        if begin < end:
            where = f"{segment.va:#x} begins on a page of the segment before it"
            raise CodeObjectError(f"the segment at {where}; code and variables need pages of their own")
        end = -(-(segment.va + segment.size) // PAGE_BYTES) * PAGE_BYTES
        if end > begin:
            device.card.protect(
                code.gpu_va + begin, end - begin, writable=segment.writable, executable=segment.executable
            )
