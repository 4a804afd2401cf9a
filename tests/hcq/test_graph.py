"""Graphs: recorded once, replayed often, rebound by patching addresses."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from hcq.errors import ArgumentError
from hcq.graph import Call
from hcq.program import Commands, Dim
from tests.hcq.toy import ToyDevice, ToyProgram, add_one, words

ONE: Dim = (1, 1, 1)


def call(program: ToyProgram, *buffers: object) -> Call:
    return Call(program, buffers, ONE, ONE)


def one(device: ToyDevice, value: int = 0) -> object:
    return device.buffer(np.array([value], np.uint32))


@pytest.mark.parametrize("first", [0, 1])
def test_replays_run_in_order_with_launches_and_copies(first: int) -> None:
    device = ToyDevice(first)
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([0], np.uint32))
    graph = device.graph([call(bump, x)] * 3)
    values = []
    for turn in range(4):
        x.copyin(np.array([10 * turn], np.uint32))
        graph.replay()
        bump(x, grid=ONE, block=ONE)
        graph.replay()
        values.append(int(x.numpy(np.uint32)[0]))
    assert values == [7, 17, 27, 37]


def test_launches_have_their_arguments_apart_however_many_they_take() -> None:
    """12 addresses are more than the 64 bytes that argument blocks are aligned to."""
    device = ToyDevice()

    def bump_all(memory: bytearray, kernarg: bytes) -> None:
        for n in range(12):
            add_one(memory, kernarg[8 * n :])

    bump = device.kernel("abcdefghijkl", bump_all)
    given = [[device.buffer(np.array([12 * turn + n], np.uint32)) for n in range(12)] for turn in range(3)]
    device.graph([call(bump, *buffers) for buffers in given]).replay()
    assert [int(b.numpy(np.uint32)[0]) for row in given for b in row] == list(range(1, 37))


def test_recording_runs_nothing() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([5], np.uint32))
    device.graph([call(bump, x)])
    assert x.numpy(np.uint32).tolist() == [5]


def test_a_graph_names_the_submission_of_its_last_replay_and_0_before_the_first() -> None:
    device = ToyDevice()
    x = device.buffer(np.array([0], np.uint32))
    graph = device.graph([call(device.kernel("x", add_one), x)])
    assert graph.launch_point == 0
    for _ in range(2):
        before = device.compute_queue.next_point
        graph.replay()
        assert graph.launch_point == before
        device.compute_queue.wait_host(graph.launch_point)
        assert device.compute_queue.timeline.reached(before)


def test_rebinding_swaps_buffers_without_touching_the_commands() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x, y, z = (device.buffer(np.array([v], np.uint32)) for v in (0, 100, 200))
    graph = device.graph([call(bump, x), call(bump, y), call(bump, x)])
    commands = graph._words.copyout()
    graph.rebind(x, y)
    graph.rebind(y, x)
    graph.replay()
    assert [int(b.numpy(np.uint32)[0]) for b in (x, y, z)] == [1, 102, 200]
    graph.rebind(x, z)
    graph.replay()
    assert [int(b.numpy(np.uint32)[0]) for b in (x, y, z)] == [2, 102, 202]
    assert graph._words.copyout() == commands


def test_a_copy_of_a_buffer_waits_for_the_replay_that_writes_it() -> None:
    device = ToyDevice(first=1)
    bump = device.kernel("x", add_one)
    x, y = device.buffer(np.array([0], np.uint32)), device.empty(4)
    graph = device.graph([call(bump, x)])
    device.synchronize()
    graph.replay()
    y.copy_from(x)
    assert y.numpy(np.uint32).tolist() == [1]


def test_wrong_rebinding_is_refused() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.buffer(np.zeros(2, np.uint32), "x")
    small, other = device.empty(4, "small"), device.empty(8, "other")
    graph = device.graph([call(bump, x)])
    with pytest.raises(ArgumentError, match=r"was not recorded with Buffer\('other'"):
        graph.rebind(other, x)
    with pytest.raises(ArgumentError, match=r"rebind: Buffer\('small'.* cannot stand for Buffer\('x'"):
        graph.rebind(x, small)
    with pytest.raises(ArgumentError, match=r"rebind: .* cannot stand for .*; device and size must fit"):
        graph.rebind(x, ToyDevice().empty(8))
    other.free()
    with pytest.raises(ArgumentError, match=r"Buffer\('other'.* was freed"):
        graph.rebind(x, other)
    graph.replay()
    assert x.numpy(np.uint32).tolist()[0] == 1


def test_a_graph_whose_buffer_was_freed_says_so_instead_of_running() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.empty(4, "x")
    graph = device.graph([call(bump, x)])
    x.free()
    with pytest.raises(
        ArgumentError, match=r"graph of 1 kernels from kernel0: Buffer\('x'.* was freed; record"
    ):
        graph.replay()


def test_an_empty_graph_is_refused() -> None:
    with pytest.raises(ArgumentError, match="at least one call"):
        ToyDevice().graph([])


def test_a_graph_of_what_is_no_call_is_refused() -> None:
    with pytest.raises(ArgumentError, match="a graph is a list of Calls; it has a str"):
        ToyDevice().graph(["kernel"])  # type: ignore[list-item]


def test_a_graph_of_another_device_s_program_is_refused() -> None:
    device, other = ToyDevice(), ToyDevice()
    call = Call(other.kernel("x", add_one), [other.empty(4)], ONE, ONE)
    with pytest.raises(ArgumentError, match="a graph on toy: kernel0 is on toy; load it there"):
        device.graph([call])


def test_a_graph_with_a_buffer_of_another_device_is_refused() -> None:
    device, other = ToyDevice(), ToyDevice()
    with pytest.raises(ArgumentError, match=r"kernel0 is on toy, its argument is Buffer\('far'"):
        device.graph([call(device.kernel("x", add_one), other.empty(4, "far"))])


def test_graphs_give_their_memory_back() -> None:
    device = ToyDevice()
    bump = device.kernel("x", add_one)
    x = device.buffer(np.array([0], np.uint32))
    before = device.in_use_bytes
    for _ in range(300):
        graph = device.graph([call(bump, x)] * 4)
        graph.replay()
        del graph
    assert device.in_use_bytes == before
    assert x.numpy(np.uint32).tolist() == [1200], "argument memory was reused while a replay still read it"


def test_a_graph_freed_by_hand_still_finishes_its_last_replay() -> None:
    device = ToyDevice(first=1)
    bump = device.kernel("x", add_one)
    x, y = (device.buffer(np.array([0], np.uint32)) for _ in "xy")
    device.synchronize()
    for _ in range(20):
        graph = device.graph([call(bump, x)] * 4)
        graph.replay()
        graph.free()
        device.graph([call(bump, y)] * 4)
    assert [int(b.numpy(np.uint32)[0]) for b in (x, y)] == [80, 0]
    with pytest.raises(ArgumentError, match="its command buffer was freed; record it again"):
        graph.replay()


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_dropped_graph_s_last_replay_still_comes_before_a_copy(by_hand: bool) -> None:
    device = ToyDevice(first=1)
    bump = device.kernel("x", add_one)
    x, y = (device.buffer(np.array([0], np.uint32)) for _ in "xy")
    graph = device.graph([call(bump, x)])
    graph.rebind(x, y)
    device.synchronize()
    graph.replay()
    graph.replay()
    if by_hand:
        graph.free()
    else:
        del graph
    assert y.numpy(np.uint32).tolist() == [2]


def test_a_graph_that_a_freed_buffer_broke_still_finishes_its_last_replay() -> None:
    device = ToyDevice(first=1)
    bump = device.kernel("x", add_one)
    x, y, z = (device.buffer(np.array([0], np.uint32)) for _ in "xyz")
    device.synchronize()
    graph = device.graph([call(bump, x), call(bump, z)])
    graph.replay()
    z.free()
    del graph
    device.graph([call(bump, y)] * 2)
    assert [int(b.numpy(np.uint32)[0]) for b in (x, y)] == [1, 0]


@pytest.mark.parametrize("at", [0, 1, -1])
def test_the_address_of_arguments_is_written_where_a_launch_has_it_from_its_first_word_on(at: int) -> None:
    device = ToyDevice()
    graph = device.graph([call(device.kernel("x", add_one), one(device))])
    recorded, queue = array("I", [5]), device.compute_queue
    queue.pending.append(5)
    graph._append(recorded, Commands(array("I", [7, 7, 7]), at), 0x1_0000_0002)
    queue.launch(array("I", [7, 7, 7]), at, 0x1_0000_0002)
    expected = [5, 7, 7, 7]
    if at >= 0:
        expected[1 + at : 3 + at] = [2, 1]
    assert list(recorded) == list(queue.pending) == expected


def test_any_argument_can_be_rebound() -> None:
    """A kernel (x, y): y becomes x."""
    device = ToyDevice()

    def assign(memory: bytearray, kernarg: bytes) -> None:
        x, y = words(kernarg, 2)
        memory[y : y + 4] = memory[x : x + 4]

    given, first, second = (device.buffer(np.array([v], np.uint32)) for v in (5, 0, 0))
    graph = device.graph([call(device.kernel("xy", assign), given, first)])
    graph.rebind(first, second)
    graph.replay()
    assert [int(b.numpy(np.uint32)[0]) for b in (given, first, second)] == [5, 0, 5]


def test_a_call_that_says_nothing_of_shared_memory_has_none() -> None:
    device = ToyDevice()
    program, asked = device.kernel("x", add_one), list[int]()
    assert program.last_launch == 0, "no submission before the first launch"

    def encode(grid: Dim, block: Dim, local_bytes: int) -> Commands:
        asked.append(local_bytes)
        return ToyProgram.encode(program, grid, block, local_bytes)

    program.encode = encode  # type: ignore[method-assign]
    device.graph([call(program, one(device))])
    assert asked == [0]
