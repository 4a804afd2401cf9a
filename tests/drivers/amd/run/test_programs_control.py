"""programs/control.cl: switches, calls, recursion and memory of a lane's own."""

from __future__ import annotations

import heapq

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(48)
I32, U32 = np.int32, np.uint32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("control")


def wrap(x: int) -> int:
    return (x + 2**31) % 2**32 - 2**31


def interpreted(program: bytes, value: int) -> int:
    stack, pc, steps = [value], 0, 0
    while pc < len(program) and steps < 500:
        op = program[pc]
        pc += 1
        if op == 0:
            stack.append(program[pc])
            pc += 1
        elif op in (1, 2, 3):
            y, x = stack.pop(), stack.pop()
            stack.append(wrap(x + y if op == 1 else x - y if op == 2 else x * y))
        elif op == 4:
            stack.append(stack[-1])
        elif op == 5:
            stack[-2:] = stack[:-3:-1]
        elif op == 6:
            pc = program[pc] if stack.pop() > 0 else pc + 1
        elif op == 7:
            stack[-1] = wrap(-stack[-1])
        elif op == 8:
            stack[-1] ^= 0x5A
        elif op == 9:
            stack[-1] >>= 1
        elif op == 10:
            stack[-1] &= 1023
        elif op == 11:
            stack.pop()
        else:
            pc = len(program)
        steps += 1
    return wrap(stack[-1] + steps * 65536)


def test_an_interpreter_with_a_switch(kernels: Kernels) -> None:
    # (x & 1023), then times 3, xor, halved, until the count below it reaches 0
    program = bytes([10, 0, 6, 5, 0, 3, 3, 8, 9, 10, 5, 0, 1, 2, 4, 6, 3, 11, 7, 0, 5, 1, 12])
    a = RNG.integers(-(2**31), 2**31, 64, I32)
    _, out = kernels.run("interpret", np.frombuffer(program, np.uint8), I32(len(program)), a, grid=(2,))
    assert out.tolist() == [interpreted(program, int(x)) for x in a]


def test_recursion(kernels: Kernels) -> None:
    a = RNG.integers(0, 10, 64, I32)
    _, out = kernels.run("recursion", a, np.zeros((3, 64), I32), I32(64), grid=(2,))
    fibonacci = [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
    assert out[0].tolist() == [fibonacci[x] for x in a]
    assert out[1].tolist() == [2 * int(x & 3) + 3 for x in a], "Ackermann's function of 2 and n"
    assert out[2].tolist() == [int(x % 2 == 0) for x in a]


def test_structures_by_value(kernels: Kernels) -> None:
    kind = np.dtype([("first", "<i8"), ("second", "<i4"), ("third", "i1", 3), ("pad", "u1")])
    pairs = np.zeros(32, kind)
    pairs["first"], pairs["second"] = RNG.integers(-1000, 1000, (2, 32))
    pairs["third"] = RNG.integers(-128, 128, (32, 3))
    given = np.zeros(1, kind)
    given["first"], given["second"], given["third"] = 1 << 40, 5, (1, 2, 3)
    (raw,) = kernels.run("structs", pairs.view(np.uint8), given.tobytes(), I32(3))
    out = raw.view(kind)
    for before, after in zip(pairs, out, strict=True):
        first, second, third = int(before["first"]), int(before["second"]), list(before["third"])
        for i in range(3):
            first, second, third = second * (5 + i), wrap(first) + 5 + i, third[1:] + third[:1]
        third[0] ^= 3
        assert (after["first"], after["second"]) == (first + (1 << 40), second)
        assert after["third"].tolist() == [int(x) for x in third]


def test_a_function_with_more_arguments_than_registers(kernels: Kernels) -> None:
    a = RNG.integers(0, 1000, 32, I32) * 2
    _, out = kernels.run("many_arguments", a, np.zeros_like(a))
    expected = [sum((k + 1) * (x + k) for k in range(34)) + 3 * x + x // 2 for x in a.tolist()]
    assert out.tolist() == expected


def test_more_values_than_registers(kernels: Kernels) -> None:
    a = RNG.integers(-(2**31), 2**31, (64, 64), I32)
    _, out = kernels.run("spill", a, np.zeros_like(a), I32(64), grid=(2,))
    v = a.view(U32).copy()
    for r in range(3):
        for i in range(64):
            v[i] = v[i] * U32(3) + (v[(i + 17) & 63] ^ v[(i * 5 + r) & 63])
    np.testing.assert_array_equal(out.view(U32), v)


def test_a_heap_in_private_memory(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, (32, 40), I32)
    _, out = kernels.run("private_queue", a, np.zeros_like(a))
    expected = []
    for row in a.tolist():
        heapq.heapify(row)
        expected.append([heapq.heappop(row) for _ in range(40)])
    assert out.tolist() == expected


def test_eight_queens(kernels: Kernels) -> None:
    (out,) = kernels.run("queens", np.zeros(32, I32), I32(8))
    assert out.sum() == 92 and out[:8].tolist() == [4, 8, 16, 18, 18, 16, 8, 4]


def left(x: int, old: int) -> int:
    total = 0
    for i in range(20):
        if i == (x & 15):
            continue
        for j in range(i, 27):
            if j > 25:
                total -= 3
                break
            if (j * x & 31) == 7:
                break
            if total > 5000:
                return total
            total += j ^ x
            if total < -3000:
                return old
        while True:
            total += x & 3
            if (total & 7) != 5:
                break
            total += 2
            if not total:
                break
    return total


def test_loops_left_in_every_way(kernels: Kernels) -> None:
    a = RNG.integers(-60, 200, 128, I32)
    _, out = kernels.run("ways_out", a, np.full_like(a, 77), grid=(4,))
    assert out.tolist() == [left(int(x), 77) for x in a]


def test_lanes_that_end_at_different_times(kernels: Kernels) -> None:
    a = RNG.integers(1, 2**20, 64, U32)
    _, out = kernels.run("collatz", a, np.zeros_like(a), grid=(2,))
    for x, steps in zip(a.tolist(), out.tolist(), strict=True):
        at, count = x, 0
        while at != 1:
            at, count = 3 * at + 1 if at & 1 else at >> 1, count + 1
        assert steps == count
