"""LLVM's text of types, constants and loops."""

from __future__ import annotations

import ctypes

import pytest
from llvmlite import ir

from drivers.cpu.machine import host
from drivers.cpu.pool import KIND
from tensor.codegen.cpu.build import (
    DOUBLE,
    FLOAT,
    I1,
    I16,
    I32,
    I64,
    Build,
    held_type,
    mangled,
    size_of,
    stored_type,
)
from tensor.codegen.cpu.compile import assemble
from tensor.dtype import dtypes


def test_halves_are_floats_in_registers_and_bools_are_bytes_in_memory() -> None:
    assert held_type(dtypes.bfloat16) == held_type(dtypes.float16) == FLOAT
    assert stored_type(dtypes.bfloat16) == I16 and str(stored_type(dtypes.float16)) == "half"
    assert held_type(dtypes.bool) == I1 and size_of(stored_type(dtypes.bool)) == 1


def test_intrinsics_are_named_by_their_types() -> None:
    assert mangled(ir.VectorType(FLOAT, 16)) == "v16f32"
    assert mangled(ir.VectorType(ir.PointerType(), 4)) == "v4p0" and mangled(I32) == "i32"


@pytest.mark.parametrize(
    ("typ", "first", "stride", "wanted"),
    [(I32, 5, 3, [5, 8, 11, 14]), (I32, 1, -1, [1, 0, 2**32 - 1, 2**32 - 2]),
     (I64, -(1 << 40), 2, [2**64 - 2**40 + 2 * n for n in range(4)])],
)  # fmt: skip
def test_lanes_are_numbered_from_any_number_on_modulo_the_type(
    typ: ir.IntType, first: int, stride: int, wanted: list[int]
) -> None:
    made = Build("f", 4).lane_numbers(typ, first, stride)
    assert made.type == ir.VectorType(typ, 4)
    assert made.get_reference() == f"<{', '.join(f'{typ} {number}' for number in wanted)}>"


def test_vectors_scalars_and_loops_make_a_module_that_llvm_takes() -> None:
    b = Build("f", 8)
    with b.loop(*b.function.args[1:], 2) as counter:
        number = b.at.trunc(counter, I32)
        total = b.at.add(b.splat(number), b.lane_numbers(I32, 0, 1))
        total = b.select(b.at.icmp_signed(">", total, b.constant(total.type, 3)), total, b.constant(I32, 7))
        other = b.shuffled(total, [i ^ 1 for i in range(8)])
        one, two = b.alike(other, number)
        b.store(b.at.add(one, two), b.element_pointer(b.function.args[0], b.constant(I64, 0), I32))
    assert assemble(b.finish()).startswith(b"\x7fELF")


@pytest.mark.parametrize("lanes", [4, 16])
def test_zeros_to_read_are_a_vector_of_the_widest_elements(lanes: int) -> None:
    b = Build("f", lanes)
    assert b.zeros() is b.zeros()
    assert f"internal constant [{8 * lanes} x i8] zeroinitializer, align 64" in b.finish()


def test_memory_of_a_call_is_aligned_to_a_line_and_has_the_elements_asked_for() -> None:
    b = Build("f", 8)
    one, some, two = b.alloca(FLOAT), b.alloca(ir.VectorType(FLOAT, 8), 5), b.alloca(FLOAT, 2)
    text = b.finish()
    assert f"{one.get_reference()} = alloca float, align 64" in text
    assert f"{some.get_reference()} = alloca <8 x float>, i64 5, align 64" in text
    assert f"{two.get_reference()} = alloca float, i64 2, align 64" in text


def test_what_is_only_done_where_a_condition_holds_is_a_block_that_ends() -> None:
    b = Build("f", 8)
    with b.when(b.at.icmp_signed(">", b.function.args[1], b.constant(I64, 3))):
        b.store(b.constant(I32, 1), b.element_pointer(b.function.args[0], b.constant(I64, 0), I32))
    b.store(b.constant(I32, 2), b.element_pointer(b.function.args[0], b.constant(I64, 1), I32))
    library = host().load(assemble(b.finish()), "f")
    for first, wanted in ((3, [0, 2]), (4, [1, 2])):
        memory = (ctypes.c_int32 * 2)()
        KIND(library["f"])(ctypes.addressof(memory), first, 0)
        assert list(memory) == wanted


@pytest.mark.parametrize(
    ("typ", "size"),
    [(I1, 1), (ir.IntType(8), 1), (I16, 2), (I32, 4), (I64, 8), (ir.HalfType(), 2), (FLOAT, 4), (DOUBLE, 8)],
)
def test_an_element_has_the_bytes_of_its_type_and_one_at_least(typ: ir.Type, size: int) -> None:
    assert size_of(typ) == size_of(ir.VectorType(typ, 4)) == size


def test_a_scalar_is_spread_once_in_each_block_and_a_vector_never() -> None:
    b = Build("f", 8)
    number = b.function.args[1]
    vector = b.splat(number)
    assert b.splat(number) is vector is b.splat(vector)
    with b.when(b.at.icmp_signed(">", number, b.constant(I64, 3))):
        inside = b.splat(number)
        assert inside is not vector and inside.type == vector.type
    assert b.alike(number, number) == [number, number]
    assert [each.type for each in b.alike(number, vector)] == [vector.type] * 2


def test_the_first_element_of_an_array_needs_no_address_of_its_own() -> None:
    b = Build("f", 8)
    base, lanes = b.function.args[0], b.lane_numbers(I64, 0, 1)
    assert b.element_pointer(base, b.constant(I64, 0), I32) is base
    assert b.element_pointer(base, b.constant(I64, 1), I32) is not base
    assert b.element_pointer(base, lanes, I32).type == ir.VectorType(ir.PointerType(), 8)
