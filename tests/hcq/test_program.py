"""Arguments: packing as the kernel declares them, and sentences for what does not fit."""

from __future__ import annotations

import struct
from array import array
from typing import Any

import numpy as np
import pytest

from hcq.errors import ArgumentError
from hcq.program import Argument, ArgumentKind, Local, Signature
from tests.hcq.toy import ToyDevice, add_one, words

SIGNATURE = Signature(
    "scale",
    [
        Argument("x", ArgumentKind.BUFFER, 0, 8, "float*"),
        Argument("n", ArgumentKind.VALUE, 8, 4),
        Argument("shape", ArgumentKind.VALUE, 12, 12),
        Argument("tile", ArgumentKind.LOCAL, 24, 4),
        Argument("out", ArgumentKind.BUFFER, 32, 8),
    ],
    local_base=100,
)


def test_arguments_go_where_they_are_declared() -> None:
    device = ToyDevice()
    x, out = device.empty(4), device.empty(4)
    packed = SIGNATURE.pack([x, np.int32(-2), b"abcdefghijkl", Local(20), out])
    block = memoryview(bytearray(b"\xee" * 48))
    SIGNATURE.write(block, 4, packed)
    assert struct.unpack_from("<Qi12sI4xQ", block, 4) == (x.gpu_va, -2, b"abcdefghijkl", 112, out.gpu_va)
    assert bytes(block[:4]) == bytes(block[44:]) == b"\xee" * 4
    assert packed.buffers == [x, out]
    assert packed.local_bytes == 32, "100 is aligned to 112, then 20 bytes"


@pytest.mark.parametrize(
    ("index", "value", "message"),
    [
        (0, np.int32(1), r"argument 0 \(x\) takes a Buffer, got numpy int32 \(4 bytes\)"),
        (
            1,
            7,
            r".* takes a numpy scalar or bytes of 4 bytes, got int 7 \(give its width, as in np.int32\(7\)\)",
        ),
        (
            1,
            np.int64(7),
            r"argument 1 \(n\) takes a numpy scalar or bytes of 4 bytes, got numpy int64 \(8 bytes\)",
        ),
        (2, b"short", r"argument 2 \(shape\) takes .* of 12 bytes, got 5 bytes"),
        (3, np.int32(1), r"argument 3 \(tile\) takes Local\(nbytes\), got numpy int32"),
        (0, Local(4), r"argument 0 \(x\) takes a Buffer, got Local\(nbytes=4\)"),
        (0, None, r"argument 0 \(x\) takes a Buffer, got NoneType"),
    ],
)
def test_a_wrong_argument_is_named_with_the_signature(index: int, value: object, message: str) -> None:
    device = ToyDevice()
    args: list[object] = [device.empty(4), np.int32(1), bytes(12), Local(4), device.empty(4)]
    args[index] = value
    whole = (
        r"^scale\(x: float\*, n: 4-byte value, shape: 12-byte value, tile: Local, out: buffer\): " + message
    )
    with pytest.raises(ArgumentError, match=whole):
        SIGNATURE.pack(args)


def test_a_buffer_where_a_value_belongs_is_refused() -> None:
    device = ToyDevice()
    x = device.empty(4)
    with pytest.raises(ArgumentError, match=r"argument 1 \(n\) takes a numpy scalar .* got Buffer\('buffer'"):
        SIGNATURE.pack([x, x, bytes(12), Local(4), x])


def test_the_wrong_number_of_arguments_is_refused() -> None:
    with pytest.raises(ArgumentError, match="takes 5 arguments, got 1"):
        SIGNATURE.pack([b""])


def test_freed_and_foreign_buffers_are_refused() -> None:
    device, other = ToyDevice(), ToyDevice()
    bump = device.kernel("x", add_one)
    gone = device.empty(4, "gone")
    gone.free()
    with pytest.raises(ArgumentError, match=r"argument 0 \(x\) was freed: Buffer\('gone'"):
        bump(gone, grid=(1, 1, 1), block=(1, 1, 1))
    with pytest.raises(ArgumentError, match="kernel0 is on toy, its argument is Buffer"):
        bump(other.empty(4), grid=(1, 1, 1), block=(1, 1, 1))


def test_a_launch_shape_is_encoded_once() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    first = bump.commands((1, 1, 1), (1, 1, 1), 0)
    assert bump.commands((1, 1, 1), (1, 1, 1), 0) is first
    assert bump.commands((2, 1, 1), (1, 1, 1), 0) is not first
    assert first.words == array("I", [5, 0, 0, 0]), "recorded words must stay unpatched"


def test_each_launch_has_its_own_arguments() -> None:
    device = ToyDevice()
    seen: list[int] = []
    note = device.kernel("x", lambda memory, kernarg: seen.append(*words(kernarg, 1)))
    x, y = device.empty(4), device.empty(4)
    for buffer in (x, y, x):
        note(buffer, grid=(1, 1, 1), block=(1, 1, 1))
    device.synchronize()
    assert seen == [x.gpu_va, y.gpu_va, x.gpu_va]


@pytest.mark.parametrize(
    ("type_name", "good", "bad"),
    [
        ("float", np.float32(1), np.int32(1)),
        ("half", np.float16(1), np.uint16(1)),
        ("int", np.uint32(1), np.float32(1)),
        ("ulong", np.int64(1), np.float64(1)),
        ("uchar", np.bool_(True), None),
        ("float2", np.float64(1), None),
        ("my_type", np.uint32(1), None),
    ],
)
def test_a_number_of_the_other_kind_is_refused_where_the_source_said_which(
    type_name: str, good: np.generic, bad: np.generic | None
) -> None:
    signature = Signature("k", [Argument("n", ArgumentKind.VALUE, 0, good.nbytes, type_name)])
    for given in (good, good.tobytes(), np.array(good), np.array([good])):
        assert signature.pack([given]).values == [good.tobytes()]
    if bad is not None:
        with pytest.raises(ArgumentError, match=rf"got numpy {bad.dtype} \(.*\), which is no {type_name}$"):
            signature.pack([bad])
        with pytest.raises(ArgumentError, match=f", which is no {type_name}$"):
            signature.pack([np.array([bad])])
        assert signature.pack([bad.tobytes()]).values == [bad.tobytes()]


def test_a_vector_of_three_takes_three_numbers_or_four() -> None:
    signature = Signature("k", [Argument("v", ArgumentKind.VALUE, 0, 16, "float3")])
    three, four = np.array([1, 2, 3], np.float32), np.array([1, 2, 3, 4], np.float32)
    assert signature.pack([three]).values == [three.tobytes() + bytes(4)]
    assert signature.pack([four]).values == [four.tobytes()]
    with pytest.raises(ArgumentError, match="takes a numpy scalar or bytes of 16 bytes, got numpy float32"):
        signature.pack([np.float32(1)])


def test_a_number_with_the_high_byte_first_is_refused() -> None:
    signature = Signature("k", [Argument("n", ArgumentKind.VALUE, 0, 4, "int")])
    with pytest.raises(ArgumentError, match=r"argument 0 \(n\): >i4 has the high byte first"):
        signature.pack([np.array(1, ">i4")])


@pytest.mark.parametrize("size", [-4, 1.5, "16", None])
def test_work_group_memory_of_no_size_is_refused(size: Any) -> None:
    with pytest.raises(ArgumentError, match=r"Local\(.*: a size is a whole number of bytes, 0 or more"):
        Local(size)
    device = ToyDevice()
    with pytest.raises(
        ArgumentError, match=r"lds=.*: work-group memory is a whole number of bytes, 0 or more"
    ):
        device.kernel("x", add_one)(device.empty(4), grid=(1, 1, 1), block=(1, 1, 1), lds=size or "none")


@pytest.mark.parametrize(
    ("base", "sizes", "places", "taken"),
    [
        *[(0, [16, 16], [0, 16], 32), (0, [1, 16, 0, 3], [0, 16, 32, 32], 35), (20, [4], [32], 16)],
        *[(16, [8], [16], 8), (0, [], [], 0)],
    ],
)
def test_work_group_memory_begins_at_multiples_of_sixteen_behind_the_kernel_s_own(
    base: int, sizes: list[int], places: list[int], taken: int
) -> None:
    arguments = [Argument(f"l{n}", ArgumentKind.LOCAL, 4 * n, 4) for n in range(len(sizes))]
    packed = Signature("k", arguments, local_base=base).pack([Local(size) for size in sizes])
    assert packed.values == places
    assert packed.local_bytes == taken and packed.lds_bytes(100) == taken + 100


def test_gaps_between_arguments_stay_as_they_are() -> None:
    arguments = [
        Argument("a", ArgumentKind.VALUE, 4, 2),
        Argument("b", ArgumentKind.VALUE, 8, 1),
        Argument("c", ArgumentKind.VALUE, 16, 8),
    ]
    signature, block = Signature("k", arguments), bytearray(32)
    packed = signature.pack([b"\1\2", b"\3", np.uint64(4)])
    signature.write(memoryview(block), 3, packed)
    assert bytes(block) == bytes(7) + b"\1\2" + bytes(2) + b"\3" + bytes(7) + b"\4" + bytes(12)


def test_shapes_beyond_256_are_encoded_anew_and_all_launches_are_right() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([0], np.uint32))
    for n in range(1, 259):
        bump(x, grid=(n, 1, 1), block=(1, 1, 1))
        assert len(bump._shapes) == (n if n <= 256 else n - 256)
    assert x.numpy(np.uint32).tolist() == [258]
