"""From code objects to programs; kernels of the outside assembler are the reference."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.amd import code_object, loader
from drivers.amd.code_object import Arg
from drivers.amd.isa import isa
from drivers.amd.program import DYNAMIC_STACK_BYTES
from drivers.core import elf
from drivers.core.errors import ArgumentError, CodeObjectError
from hcq.graph import Call
from hcq.heap import MemoryKind
from hcq.program import Local
from tests.devices import opened
from tests.drivers.amd.kernels import ADD, fake_device, words
from tests.drivers.amd.run.builds import compiled
from tests.faults import faults

ONE = (1, 1, 1)
GENERICS = ("gfx11-generic", "gfx12-generic")
POINTERS = [Arg(name, 8 * i, 8, "global_buffer") for i, name in enumerate("abc")]


def add_object(args: list[Arg] = POINTERS, arch: str = "gfx1100", **changes: int) -> bytes:
    text = isa(arch).assemble(words(ADD, arch))
    given = {"kernarg_bytes": 24, "vgprs": 3, "sgprs": 10} | changes
    needs = code_object.KernelNeeds(args=args, workgroup_ids="x", **given)  # type: ignore[arg-type]
    return code_object.write(arch, "add", text, needs)


@pytest.mark.sim
def test_a_loaded_kernel_runs(device_name: str) -> None:
    device = opened(device_name)
    add = device.load(add_object(arch=device.arch))
    a = np.random.default_rng(1).random(1024, dtype=np.float32)
    x, y, z = device.buffer(a), device.buffer(-2 * a), device.empty(4096)
    add(x, y, z, grid=(4, 1, 1), block=(256, 1, 1))
    assert (z.numpy(np.float32) == a - 2 * a).all()
    device.close()


def test_a_kernel_gets_the_registers_that_its_descriptor_allocates() -> None:
    """What runs may use them all, whatever the metadata counts: 3 named, 8 allocated by blocks of 8."""
    device, _ = fake_device()
    assert device.load(add_object()).kernel.vgprs == 8


@pytest.mark.sim
@pytest.mark.parametrize(("name", "arch"), [("sim:navi31", "gfx1100"), ("sim:navi48", "gfx1201")])
def test_code_for_a_whole_generation_runs_on_its_chip(name: str, arch: str) -> None:
    text = isa(arch).assemble(words(ADD, arch))
    given: dict[str, Any] = {"kernarg_bytes": 24, "vgprs": 3, "sgprs": 10, "args": POINTERS}
    files = {
        g: code_object.write(g, "add", text, code_object.KernelNeeds(workgroup_ids="x", **given))
        for g in GENERICS
    }
    device = opened(name)
    mine, other = GENERICS if arch == "gfx1100" else GENERICS[::-1]
    a = np.arange(256, dtype=np.float32)
    x, z = device.buffer(a), device.empty(1024)
    device.load(files[mine])(x, x, z, grid=ONE, block=(256, 1, 1))
    assert (z.numpy(np.float32) == 2 * a).all()
    with pytest.raises(CodeObjectError, match=f"is for {other}, .* compile it for {arch} or {mine}"):
        device.load(files[other])
    device.close()


def test_a_file_whose_header_and_metadata_disagree_is_damaged() -> None:
    data = bytearray(add_object(arch="gfx1201"))
    data[48] = 0x41  # the header's machine: gfx1100
    with pytest.raises(
        CodeObjectError, match=r"for gfx1100 by its header, for 'amdgcn-.*gfx1201' by its meta"
    ):
        fake_device()[0].load(bytes(data))


WANDERS = """target triple = "amdgcn-amd-amdhsa"
    define void @wander(ptr addrspace(1) %p, i32 %n) noinline {
      store volatile i32 %n, ptr addrspace(1) %p
      ret void }
    define amdgpu_kernel void @start(ptr addrspace(1) %p, i32 %n) {
      call void @wander(ptr addrspace(1) %p, i32 %n)
      call void @wander(ptr addrspace(1) null, i32 %n)
      ret void }
    define amdgpu_kernel void @quiet() { ret void }"""


@pytest.mark.sim
@pytest.mark.oracle
def test_a_fault_in_a_function_names_it_and_who_ran() -> None:
    llvm = pytest.importorskip("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx1100", reloc="pic")
    device = opened("sim:navi31")
    start = device.load_all(bytes(machine.emit_object(llvm.parse_assembly(WANDERS))))["start"]
    out = device.empty(64)
    start(out, np.int32(7), grid=ONE, block=(32, 1, 1))
    with faults("E_VM_FAULT") as caught:
        device.synchronize()
    told = str(caught.value)
    assert "the wave was in function wander, 0x" in told and "had not ended: start;" in told
    assert out.numpy(np.int32)[0] == 7
    device.close()


@pytest.mark.sim
def test_the_first_launch_waits_for_the_code_and_drops_the_instruction_cache(device_name: str) -> None:
    device = opened(device_name, seed=3)
    a = np.ones(256, np.float32)
    x, z = device.buffer(a), device.empty(1024)
    for _ in range(5):
        device.load(add_object(arch=device.arch))(x, x, z, grid=ONE, block=(256, 1, 1))
    assert (z.numpy(np.float32) == 2).all()
    device.close()


def test_a_code_object_may_be_a_file(tmp_path: Path) -> None:
    device, _ = fake_device()
    path = tmp_path / "add.hsaco"
    path.write_bytes(add_object())
    assert device.load(path).name == device.load(str(path), "add").name == "add"
    with pytest.raises(ArgumentError, match=r"code object .*nothing: No such file"):
        device.load(tmp_path / "nothing")


def test_a_kernel_that_is_not_there_is_told_which_are() -> None:
    device, _ = fake_device()
    with pytest.raises(ArgumentError, match="no kernel 'sub'; it has add"):
        device.load(add_object(), "sub")


def test_of_many_kernels_a_sentence_names_some() -> None:
    module = code_object.load(add_object())
    info = module.kernels["add"]
    module = dataclasses.replace(module, kernels={f"add{i}": info for i in range(300)})
    with pytest.raises(ArgumentError, match=r"300 kernels; give one of add0, .*, add23 and 276 more$"):
        loader.choose(module.kernels, None, "code object")
    with pytest.raises(ArgumentError, match=r"no kernel 'add298x'; .* more; did you mean add298\?"):
        loader.choose(module.kernels, "add298x", "code object")


def test_code_for_another_chip_is_refused() -> None:
    device, _ = fake_device()
    other = code_object.write(
        "gfx1201", "k", b"\0\0\xb0\xbf", code_object.KernelNeeds(kernarg_bytes=0, vgprs=1, sgprs=1)
    )
    with pytest.raises(CodeObjectError, match="code object is for gfx1201, card is gfx1100"):
        device.load(other)


@pytest.mark.parametrize("cut", [0, 10, 100, 1000])
def test_a_cut_file_is_one_sentence(cut: int) -> None:
    device, _ = fake_device()
    with pytest.raises(CodeObjectError) as caught:
        device.load(add_object()[:cut])
    assert "\n" not in str(caught.value)


def test_values_structs_and_local_memory_are_in_the_signature() -> None:
    device, _ = fake_device()
    args = [
        Arg("x", 0, 8, "global_buffer"),
        Arg("n", 8, 4, "by_value"),
        Arg("tile", 12, 4, "dynamic_shared_pointer"),
        Arg("", 16, 24, "by_value"),
        Arg("", 40, 4, "hidden_block_count_x"),
    ]
    made = device.load(add_object(args, kernarg_bytes=48, lds_bytes=100))
    assert str(made.signature) == "add(x: buffer, n: 4-byte value, tile: Local, arg3: 24-byte value)"
    made(device.empty(4), np.int32(1), Local(64), bytes(24), grid=(7, 1, 1), block=ONE)
    ring = device.compute_queue.kernargs.view.cast("I")
    assert ring[2:4].tolist() == [1, 112], "local memory begins behind the kernel's own 100 bytes"
    assert ring[10] == 7


@pytest.mark.parametrize(
    ("arg", "message"),
    [
        (Arg("p", 0, 8, "image"), "argument p is of kind image; supported are global_buffer, by_value"),
        (Arg("p", 0, 2, "global_buffer"), "pointer p has 2 bytes, allowed are 4 and 8"),
        (Arg("p", 20, 8, "by_value"), r"argument p is at bytes 20\.\.28; it must lie in 0\.\.24"),
    ],
)
def test_arguments_that_cannot_be_passed_are_refused(arg: Arg, message: str) -> None:
    device, _ = fake_device()
    with pytest.raises(CodeObjectError, match=f"^kernel add: {message}"):
        device.load(add_object([arg]))


def test_overlapping_arguments_are_refused() -> None:
    device, _ = fake_device()
    with pytest.raises(CodeObjectError, match=r"argument b is at bytes 4\.\.12; it must lie in 8\.\.24"):
        device.load(add_object([POINTERS[0], Arg("b", 4, 8, "global_buffer")]))


def test_a_work_group_larger_than_the_kernel_was_compiled_for_is_refused() -> None:
    device, _ = fake_device()
    made = device.load(add_object(max_flat_workgroup_size=256))
    x = device.empty(4)
    with pytest.raises(ArgumentError, match=r"has 512 lanes; .* compiled for 256"):
        made(x, x, x, grid=ONE, block=(512, 1, 1))


def test_loading_and_dropping_programs_holds_no_memory() -> None:
    device, _ = fake_device()
    device.load(add_object())
    before = device.in_use_bytes
    for _ in range(50):
        device.load(add_object())
    assert device.in_use_bytes == before


@pytest.mark.parametrize("is_graph", [False, True])
def test_the_memory_of_a_dropped_program_waits_for_its_launches(is_graph: bool) -> None:
    device, _ = fake_device()
    made = device.load(add_object())
    x = device.empty(256)
    if is_graph:
        graph = device.graph([Call(made, (x, x, x), ONE, ONE)])
        del made
        graph.replay()
        point = graph.launch_point
        del graph
    else:
        made(x, x, x, grid=ONE, block=ONE)
        point = made.last_launch
        del made
    taken = device.load(add_object())
    assert point and taken.code.points[device.compute_queue.index] == point


@pytest.mark.sim
def test_programs_may_be_dropped_while_they_run() -> None:
    ends = isa("gfx1100").assemble("s_nop 0\n" * 40 + "s_endpgm")
    other = code_object.write(
        "gfx1100", "other", ends, code_object.KernelNeeds(kernarg_bytes=0, vgprs=1, sgprs=8)
    )
    for seed in range(8):
        with opened("sim:navi31", seed=seed) as device:
            x = device.buffer(np.ones(32, np.int32))
            for _ in range(4):
                device.load(add_object())(x, x, x, grid=ONE, block=(32, 1, 1))
                device.load(other)(grid=ONE, block=(32, 1, 1))
            assert x.numpy(np.int32).tolist() == [16] * 32


def test_code_that_calls_functions_gets_a_deeper_stack() -> None:
    device, _ = fake_device()
    call = isa("gfx1100").assemble("s_swappc_b64 s[30:31], s[4:5]\ns_endpgm")
    plain = isa("gfx1100").assemble("s_setpc_b64 s[30:31]\ns_endpgm")
    fields: dict[str, Any] = {"kernarg_bytes": 0, "vgprs": 1, "sgprs": 32, "scratch_bytes": 32}
    for text, lane_bytes in ((call, 32 + DYNAMIC_STACK_BYTES), (plain, 32)):
        made = device.load(code_object.write("gfx1100", "k", text, code_object.KernelNeeds(**fields)))
        assert made.lane_bytes == lane_bytes


@pytest.mark.oracle
def test_variables_of_a_file_from_the_compiler_get_memory_that_kernels_may_write(tmp_path: Path) -> None:
    device, _ = fake_device()
    programs = device.load_all(compiled(tmp_path, "more"))
    shared = {id(made.variables) for made in programs.values()}
    made = programs["global_variable"]
    assert len(shared) == 1 and made.variables is not None
    assert made.variables.block.kind is MemoryKind.DEVICE and made.code.block.kind is MemoryKind.CODE


def test_variables_begin_with_what_the_file_says() -> None:
    device = opened("sim:navi31")
    code = elf.LoadSegment(0x2000, 16, bytes(16), writable=False, executable=True)
    data = elf.LoadSegment(0x1000, 16, bytes(range(16)), writable=True, executable=False)
    module = code_object.CodeObject("gfx1100", 5, {}, (data, code), (), range(0x1000, 0x1010))
    variables = loader.upload(device, module, "counters").variables
    assert variables is not None and variables.numpy(np.uint8).tolist() == list(range(16))
    device.close()


@pytest.mark.parametrize(
    ("launch", "sentence"),
    [
        ({"grid": [1, 1, 1], "block": ONE}, r"grid=\[1, 1, 1\], .* each is a tuple of three whole numbers"),
        ({"grid": 4, "block": ONE}, "grid=4; needed are three sizes of at least 1"),
        ({"grid": (4, 1), "block": ONE}, r"grid=\(4, 1\); needed are three sizes of at least 1"),
        ({"grid": (1.5, 1, 1), "block": ONE}, r"grid=\(1.5, 1, 1\); needed are three sizes"),
        ({"grid": ONE, "block": (0, 1, 1)}, r"block=\(0, 1, 1\); needed are three sizes"),
        ({"grid": ONE, "block": (2**40, 1, 1)}, "has 1099511627776 lanes; the card allows 1024"),
        ({"grid": ONE, "block": ONE, "lds": -8}, "lds=-8: work-group memory is a whole number of bytes, 0"),
        ({"grid": ONE, "block": ONE, "lds": 0.5}, "lds=0.5: work-group memory is a whole number of bytes"),
    ],
)
def test_a_launch_that_is_no_shape_is_told(launch: dict[str, Any], sentence: str) -> None:
    device, _ = fake_device()
    add = device.load(add_object())
    a = device.empty(64)
    with pytest.raises(ArgumentError, match=sentence):
        add(a, a, a, **launch)


@pytest.mark.parametrize("source", [5, None, ["a.co"]])
def test_what_is_no_path_and_no_bytes_is_no_code_object(source: Any) -> None:
    device, _ = fake_device()
    for load in (device.load, device.load_all):
        with pytest.raises(ArgumentError, match=f"a {type(source).__name__} is no code object; give a path"):
            load(source)


CALLS = bytes.fromhex("04499ebe")  # s_swappc_b64 s[30:31], s[4:5], as LLVM assembles it for gfx1100


@pytest.mark.parametrize(
    ("data", "executable", "calls"),
    [
        *((CALLS, True, True), (CALLS, False, False), (bytes(4) + CALLS, True, True)),
        *((CALLS + b"\0\0", True, True), (b"\0\0" + CALLS, True, False), (bytes(8), True, False)),
    ],
)
def test_code_calls_where_one_of_its_whole_words_does(data: bytes, executable: bool, calls: bool) -> None:
    module: Any = SimpleNamespace(segments=[SimpleNamespace(data=data, executable=executable)])
    assert loader.has_calls(module) is calls


def test_new_code_is_copied_before_the_first_launch_and_told() -> None:
    """The copy is SDMA's: compute comes after it, and throws away what caches hold of code."""
    device, _ = fake_device()
    compute, copies = device.compute_queue, device.copy_queue
    compute.has_new_code = False
    code = device.load(add_object(arch=device.arch)).code
    assert compute.has_new_code and 0 < code.points[copies.index] <= compute._seen[copies.index]
    device.close()
