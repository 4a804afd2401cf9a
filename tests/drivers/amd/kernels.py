"""Kernels and devices that tests of the driver share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from autogen.amd.hsa import KernelDescriptor
from drivers.amd.device import AmdDevice
from drivers.amd.isa import isa
from drivers.amd.isa.generation import generation
from drivers.amd.kfd import Kfd
from drivers.amd.program import AmdKernel, AmdProgram, Hidden
from drivers.amd.topology import choose_node
from drivers.core.host import Host
from hcq.heap import MemoryKind
from hcq.program import Argument, ArgumentKind, Signature
from hcq.settings import Settings
from tests.drivers.amd.fake_kfd import FakeHost

# Kernels are written in the words of GFX11; `words` gives them those of another chip.
# c[i] = a[i] + b[i] for 32-bit floats, 256 lanes a group
ADD = """
    s_load_b128 s[4:7], s[0:1], null
    s_load_b64 s[8:9], s[0:1], 0x10
    s_lshl_b32 s2, GROUP, 10
    v_lshlrev_b32_e32 v0, 2, v0
    v_add_nc_u32_e32 v0, s2, v0
    s_waitcnt lgkmcnt(0)
    global_load_b32 v1, v0, s[4:5]
    global_load_b32 v2, v0, s[6:7]
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v1, v1, v2
    global_store_b32 v0, v1, s[8:9]
    s_endpgm
"""
# x[0] += n, one lane
BUMP = """
    s_load_b64 s[4:5], s[0:1], null
    s_load_b32 s6, s[0:1], 0x8
    v_mov_b32_e32 v0, 0
    s_waitcnt lgkmcnt(0)
    global_load_b32 v1, v0, s[4:5]
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v1, s6, v1
    global_store_b32 v0, v1, s[4:5]
    s_endpgm
"""
RSRC1 = 0xE0AF0000  # 8 VGPRs; round to even, denormals kept; DX10 clamp, IEEE, WGP mode, ordered, progress
WORDS = {  # by generation
    11: {"GROUP": "s2"},
    12: {
        "GROUP": "ttmp9",
        "s_waitcnt lgkmcnt(0)": "s_wait_kmcnt 0x0",
        "s_waitcnt vmcnt(0)": "s_wait_loadcnt 0x0",
    },
}
RSRC1_OF = {11: RSRC1, 12: RSRC1 & ~(1 << 21 | 1 << 23)}  # GFX12 has neither of the two modes
RSRC2 = 2 << 1 | 1 << 7  # 2 user SGPRs, work-group id X
BUFFERS = ArgumentKind.BUFFER


FAKE_DEVICES: list[tuple[AmdDevice, FakeHost]] = []  # of the test that runs


def fake_device(settings: Settings | None = None) -> tuple[AmdDevice, FakeHost]:
    """A device whose submissions are done as soon as somebody waits, whatever they were."""
    host = FakeHost()
    device = open_on(host, settings)
    host.on_relax = finisher(device)
    FAKE_DEVICES.append((device, host))
    return device, host


def close_fake_devices() -> None:
    """Give their memory back: a process may have 65,530 mappings, and a device has two dozen."""
    while FAKE_DEVICES:
        device, host = FAKE_DEVICES.pop()
        host.refuse, host.on_relax = {}, finisher(device)
        device.close()


def open_on(host: Host, settings: Settings | None = None) -> AmdDevice:
    return AmdDevice("card", Kfd(host).open_card(choose_node(host, 0)), settings or Settings())


def finisher(device: AmdDevice) -> Callable[[], None]:
    """Writes the signals of everything submitted."""

    def finish() -> None:
        for queue in device.queues:
            clock = queue.timeline
            clock.signal.window.write64(clock.signal.offset, clock.word(clock.last_point))

    return finish


def words(text: str, arch: str) -> str:
    """A kernel's text in the words of a chip."""
    for word, own in WORDS[generation(arch).number].items():
        text = text.replace(word, own)
    return text


def arguments(*names: str) -> list[Argument]:
    """8-byte pointers, except those named n, which are 4-byte values."""
    made, offset = [], 0
    for name in names:
        kind, size = (ArgumentKind.VALUE, 4) if name == "n" else (ArgumentKind.BUFFER, 8)
        made.append(Argument(name, kind, offset, size))
        offset += 8
    return made


def program(
    device: AmdDevice,
    names: Sequence[str],
    text: str = "",
    hidden: Sequence[Hidden] = (),
    required_block: tuple[int, int, int] | None = None,
    **fields: int,
) -> AmdProgram:
    """A program around assembly text; `fields` are of the kernel descriptor."""
    code = device.empty(4096, "test code", MemoryKind.CODE)
    if text:
        code.copyin(isa(device.arch).assemble(words(text, device.arch)).ljust(4096, b"\0"))
        device.compute_queue.order_after(code.points)
        device.compute_queue.has_new_code = True
    given = {
        "kernarg_size": 8 * len(names),
        "kernel_code_entry_byte_offset": 256,
        "compute_pgm_rsrc1": RSRC1_OF[generation(device.arch).number],
        "compute_pgm_rsrc2": RSRC2,
        "enable_sgpr_kernarg_segment_ptr": 1,
        "enable_wavefront_size32": 1,
    }
    descriptor = KernelDescriptor(**(given | fields))
    kernel = AmdKernel("test", descriptor, code.gpu_va, hidden, required_block=required_block)
    local = descriptor.group_segment_fixed_size
    return AmdProgram(device, kernel, Signature("test", arguments(*names), local), code)
