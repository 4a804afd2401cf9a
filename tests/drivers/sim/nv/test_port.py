"""Methods as headers bring them to a channel and its classes: forms of headers, objects that come and go.

Encodings are those of clc56f.h and clc86f.h. Covers channel.py's headers and entries.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.drivers.sim.nv.plain_client import (
    MAP_DMA,
    MAP_MEMORY,
    PlainClient,
    bind,
    blob,
    copy,
    got,
    method,
    put,
    release,
)
from tests.drivers.sim.nv.qmds import Bench
from tests.drivers.sim.nv.test_fifo import engine_of
from tests.faults import faults

NOT_FOUND = 0x57


def old(form: int, subchannel: int, address: int, *values: int) -> list[int]:
    """A header of the old forms: 13 bits of byte address, 11 of a count."""
    return [form << 29 | len(values) << 18 | subchannel << 13 | address, *values]


def run(client: PlainClient, channel: Any, words: list[int]) -> int:
    """Run words, then a release on the same channel; what it stored."""
    flag = client.memory(0x1000)
    channel.submit(words + release(flag.va, 77))
    client.host.scheduler.drain()
    return flag.cpu.read64(0)  # type: ignore[no-any-return]


def test_the_old_forms_name_a_subchannel_too(client: PlainClient) -> None:
    source, target = client.memory(0x1000), client.memory(0x1000)
    source.cpu.write64(0, 0x1122)
    words = bind(4, client.copy_class)
    words += old(0, 4, 0x400, source.va >> 32, source.va & 0xFFFF_FFFF, target.va >> 32,
                 target.va & 0xFFFF_FFFF)  # fmt: skip
    assert run(client, client.copy, words + old(2, 4, 0x418, 32, 8) + old(0, 4, 0x300, 0x182)) == 77
    assert target.cpu.read64(0) == 0x1122


def test_a_header_that_increases_once_gives_the_rest_to_the_next_method(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    words = method(0, 0x5C, flag.va & 0xFFFF_FFFF, flag.va >> 32)
    words += [5 << 29 | 3 << 16 | 0x64 >> 2, 1, 2, 3, *method(0, 0x6C, 1 | 1 << 24)]
    assert run(client, client.compute, words) == 77
    assert flag.cpu.read64(0) == 3 << 32 | 1


def test_an_immediate_value_has_13_bits_and_takes_no_word(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    words = method(0, 0x5C, flag.va & 0xFFFF_FFFF, flag.va >> 32)
    words += [4 << 29 | 0x1FFF << 16 | 0x64 >> 2, *method(0, 0x6C, 1)]
    assert run(client, client.compute, words) == 77
    assert flag.cpu.read64(0) == 0x1FFF


def test_words_of_zero_are_no_methods_and_the_end_of_a_segment_is_the_end(client: PlainClient) -> None:
    assert run(client, client.compute, [0, 0, 0]) == 77
    assert run(client, client.compute, [0, 7 << 29]) == 0
    assert run(client, client.compute, []) == 77  # the next entry runs


def test_a_header_may_ask_for_all_that_follows_and_no_more(client: PlainClient) -> None:
    assert run(client, client.compute, []) == 77
    client.compute.submit([3 << 29 | 5 << 16 | 0x8 >> 2, *[0] * 5])
    client.host.scheduler.drain()
    client.compute.submit([3 << 29 | 6 << 16 | 0x8 >> 2, *[0] * 5])
    with faults("E_NV_PBDMA"):
        client.host.scheduler.drain()


def test_methods_below_0x100_are_the_hosts_on_every_subchannel(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    words = bind(4, client.copy_class)
    for subchannel in (0, 4, 7):
        at = flag.va + 16 * subchannel
        words += method(subchannel, 0x5C, at & 0xFFFF_FFFF, at >> 32, 5, 0, 1)
    assert run(client, client.copy, words) == 77
    assert [flag.cpu.read32(16 * n) for n in (0, 4, 7)] == [5] * 3
    client.copy.submit(method(4, 0xFC, 0))
    with faults("E_NV_METHOD"):
        client.host.scheduler.drain()


def test_the_first_method_of_a_class_is_at_0x100(client: PlainClient) -> None:
    client.copy.submit(bind(4, client.copy_class) + method(4, 0x100, 0))
    client.host.scheduler.drain()
    client.copy.submit(method(3, 0x100, 0))
    with faults("E_NV_OBJECT"):
        client.host.scheduler.drain()


@pytest.mark.parametrize("again", [False, True])
def test_an_object_that_was_freed_is_bound_nowhere(client: PlainClient, again: bool) -> None:
    assert run(client, client.copy, bind(4, client.copy_class) + bind(2, client.copy_class)) == 77
    client.free(client.copy.object)
    client.copy.submit(bind(4, client.copy_class) if again else method(2, 0x418, 1))
    with faults("E_NV_OBJECT"):
        client.host.scheduler.drain()


def test_every_bit_of_a_ring_entry_stays_as_it_was(client: PlainClient) -> None:
    client.compute.submit(release(client.notifier.va, 1))
    ring = client.ring_memory.cpu
    ring.write64(0, ring.read64(0) ^ 1 << 63)
    with faults("E_CMD_REUSE"):
        client.host.scheduler.drain()


def test_what_was_never_set_is_zero(client: PlainClient) -> None:
    made = engine_of(client, client.copy).objects[client.copy_class]
    assert made.pair("OFFSET_IN_UPPER", "OFFSET_IN_LOWER") == 0
    made.values["OFFSET_IN_UPPER"] = 3
    assert made.pair("OFFSET_IN_UPPER", "OFFSET_IN_LOWER") == 3 << 32
    made.values["OFFSET_IN_LOWER"] = 5
    assert made.pair("OFFSET_IN_UPPER", "OFFSET_IN_LOWER") == 3 << 32 | 5


def test_copies_and_launches_take_the_time_of_the_model(client: PlainClient) -> None:
    """A microsecond and 500 bytes a ns for a copy, 2 microseconds and its cycles for a launch."""
    bench = Bench(client)
    bench.stand_in()
    engine = engine_of(client, client.compute)
    told, spent = client.host.cards[0].run, []
    for cycles in (0, 700):

        def run_with(*given: Any, **named: Any) -> Any:
            counters = told(*given, **named)
            counters.cycles = cycles  # noqa: B023
            return counters

        client.host.cards[0].run = run_with
        before = engine.time_ns
        bench.launch()
        spent.append(engine.time_ns - before)
    assert spent[1] - spent[0] == 700 and 2_000 <= spent[0] < 2_500
    source, target = client.memory(0x20000), client.memory(0x20000)
    engine, spent = engine_of(client, client.copy), []
    run(client, client.copy, bind(4, client.copy_class))
    for size in (500, 100_000):
        before = engine.time_ns
        run(client, client.copy, copy(source.va, target.va, size))
        spent.append(engine.time_ns - before)
    assert spent[1] - spent[0] == 199 and 1_001 <= spent[0] < 1_500


def test_memory_is_mapped_through_a_device_that_there_is(client: PlainClient) -> None:
    handle = client.raw_memory(0x1000)
    for device, expected in ((client.device, 0), (0xBAD, NOT_FOUND)):
        arg = blob(56)
        put(arg, "III", 0, client.client, device, handle)
        put(arg, "QQ", 16, 0, 0x1000)
        put(arg, "i", 48, client.open_node("/dev/nvidia0"))
        client.escape(client.control_fd, MAP_MEMORY, arg)
        assert got(arg, "I", 40) == expected
        arg = blob(64)
        put(arg, "IIII", 0, client.client, device, client.virtual, handle)
        put(arg, "QQ", 16, 0, 0x1000)
        client.escape(client.control_fd, MAP_DMA, arg)
        assert got(arg, "I", 56) == expected
