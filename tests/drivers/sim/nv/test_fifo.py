"""RM's groups, context shares and channels at the borders of their parameters; a ring of entries full, around
its end, and after a fault. Covers channel.py's ring.

Numbers are those of nvos.h, cl2080_notification.h (engines), clc86f.h and nvstatuscodes.h.
"""

from __future__ import annotations

from typing import Any

import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.nv.plain_client import (
    DOORBELL,
    GP_PUT,
    PlainClient,
    acquire,
    bind,
    blob,
    copy,
    got,
    method,
    put,
    release,
    status,
)
from tests.faults import faults

INVALID_ARGUMENT, INVALID_HANDLE, INVALID_PARENT, NOT_FOUND = 0x1F, 0x33, 0x36, 0x57
SYNC, ASYNC, CHOSEN = 0, 1, 2  # NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT


def new_group(client: PlainClient, engine: int) -> int:
    params = blob(20)
    put(params, "IIII", 0, 0, 0, client.space, engine)
    return client.alloc(client.device, 0xA06C, params)


@pytest.mark.parametrize("engine", [0, 1, 2, 8, 9, 18, 19])
def test_a_group_is_of_the_graphics_engine_or_one_of_ten_for_copies(client: PlainClient, engine: int) -> None:
    expected = 0 if engine == 1 or 9 <= engine <= 18 else INVALID_ARGUMENT
    assert status(lambda: new_group(client, engine)) == expected


def new_share(client: PlainClient, group: int, flags: int, number: int = 0) -> tuple[int, int]:
    """(handle, number of the subcontext)."""
    params = blob(12)
    put(params, "III", 0, client.space, flags, number)
    handle = client.alloc(group, 0x9067, params)
    return handle, got(params, "I", 8)


def test_a_group_has_64_subcontexts_of_which_the_first_is_the_synchronous_one(client: PlainClient) -> None:
    group = new_group(client, 1)
    assert new_share(client, group, ASYNC)[1] == 1
    assert new_share(client, group, SYNC)[1] == 0
    assert status(lambda: new_share(client, group, SYNC)) == INVALID_ARGUMENT
    chosen, number = new_share(client, group, CHOSEN, 63)
    assert number == 63
    for wrong in (63, 1, 0, 64):
        assert status(lambda n=wrong: new_share(client, group, CHOSEN, n)) == INVALID_ARGUMENT
    assert [new_share(client, group, ASYNC)[1] for _ in range(61)] == [*range(2, 63)]
    assert status(lambda: new_share(client, group, ASYNC)) == INVALID_ARGUMENT
    client.free(chosen)
    assert new_share(client, group, ASYNC)[1] == 63


def channel(client: PlainClient, parent: int, *fields: tuple[str, int, int]) -> int:
    """A channel with a ring of 64 entries beside the client's own."""
    params = blob(368)
    put(params, "QI", 8, client.ring_memory.va + 0x30000, 64)
    put(params, "I", 32, client.ring_memory.handle)
    put(params, "Q", 64, 0x40000)
    for form, at, value in fields:
        put(params, form, at, value)
    return client.alloc(parent, client.gpfifo, params)


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        *((("I", 16, 0), INVALID_ARGUMENT), (("I", 16, 1), 0), (("I", 16, 2), 0), (("I", 16, 3), 0x1F)),
        *((("I", 16, 96), INVALID_ARGUMENT), (("I", 16, 1 << 20), 0)),
        *((("Q", 8, 0x1_0000_0008), 0), (("Q", 8, 0x1_0000_0004), INVALID_ARGUMENT)),
        *((("Q", 64, 0x200000 - 512), 0), (("Q", 64, 0x200000), INVALID_ARGUMENT)),
        *((("Q", 64, 512), 0), (("Q", 64, 256), INVALID_ARGUMENT)),
        *((("I", 128, 0), 0), (("I", 128, 1), 0), (("I", 128, 9), INVALID_ARGUMENT)),
    ],
)
def test_a_channel_of_a_group(client: PlainClient, field: tuple[str, int, int], expected: int) -> None:
    assert status(lambda: channel(client, client.group, field)) == expected


def test_a_channel_has_its_space_from_its_group_or_from_a_share_of_it(client: PlainClient) -> None:
    other = new_group(client, 1)
    share, _ = new_share(client, other, ASYNC)
    space = client.alloc(client.device, 0x90F1, blob(56))
    in_group = lambda *fields: status(lambda: channel(client, client.group, *fields))  # noqa: E731
    assert in_group(("I", 24, share)) == INVALID_PARENT
    assert in_group(("I", 28, client.space)) == INVALID_ARGUMENT
    assert in_group(("I", 24, client.share), ("I", 28, client.space)) == INVALID_ARGUMENT
    assert in_group(("I", 24, client.share)) == 0
    assert in_group(("I", 0, client.notifier.handle)) == 0
    alone = lambda *fields: channel(client, client.device, ("I", 128, 1), *fields)  # noqa: E731
    objects = client.host.rm.clients[client.client].objects
    for fields, wanted in (
        ((("I", 28, space),), objects[space].space), ((), objects[client.device].default_space()),
    ):  # fmt: skip
        assert objects[alone(*fields)].engine.space is wanted
    with faults("E_NOT_MODELLED"):
        in_group(("I", 32, 0))


def test_a_channel_goes_with_what_it_cannot_be_without(client: PlainClient) -> None:
    share, _ = new_share(client, client.group, ASYNC)
    for needed, field in (
        (share, ("I", 24, share)), (client.notifier.handle, ("I", 0, client.notifier.handle)),
    ):  # fmt: skip
        made = channel(client, client.group, field)
        client.free(needed)
        assert status(lambda: client.free(made)) == NOT_FOUND  # noqa: B023
    made = channel(client, client.group)
    client.free(client.ring_memory.handle)
    assert status(lambda: client.free(made)) == NOT_FOUND
    assert client.host.cards[0].tokens == {}


def token(client: PlainClient, handle: int) -> int:
    told = blob(4)
    client.control(handle, 0xC36F0108, told)
    return got(told, "I", 0)


def test_a_token_tells_runlist_and_channel_and_comes_once(client: PlainClient) -> None:
    tokens = [token(client, channel(client, new_group(client, engine))) for engine in (1, 9, 18, 9)]
    assert [each >> 16 for each in tokens] == [0, 1, 10, 1]
    first = tokens[0] & 0xFFFF
    assert [each & 0xFFFF for each in tokens] == [first, first + 1, first + 2, first + 3]
    handle = channel(client, client.group)
    gone = token(client, handle)
    client.free(handle)
    with faults("E_DB_INACTIVE"):
        client.doorbell.write32(DOORBELL, gone)
    assert token(client, channel(client, client.group)) == gone + 1


def engine_of(client: PlainClient, made: Any) -> Any:
    return client.host.rm.clients[client.client].objects[made.handle].engine


def test_a_ring_goes_around_and_tells_how_far_it_is(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    for number in range(1, 71):
        client.compute.submit(release(flag.va, number))
        client.host.scheduler.drain()
        assert (flag.cpu.read64(0), client.compute.done) == (number, number % 64)


def test_a_ring_holds_one_entry_less_than_it_has(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    for number in range(63):
        client.compute.post(release(flag.va, number + 1))
    client.compute.ring()
    client.compute.post(release(flag.va, 64))
    client.host.scheduler.drain()
    assert (flag.cpu.read64(0), client.compute.done) == (63, 63)
    client.compute.ring()
    client.host.scheduler.drain()
    assert flag.cpu.read64(0) == 64


def test_one_entry_more_than_a_ring_holds_is_an_overflow(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    for number in range(63):
        client.compute.post(release(flag.va, number + 1))
    client.compute.ring()
    client.compute.post(release(flag.va, 64))
    with faults("E_RING_OVERFLOW"):
        client.compute.ring()


@pytest.mark.parametrize(("wanted", "code"), [(63, "E_NOT_MODELLED"), (64, "E_NV_PBDMA"), (65, "E_NV_PBDMA")])
def test_where_a_ring_ends(client: PlainClient, wanted: int, code: str) -> None:
    """Entries of zeros are control entries, which are not modelled."""
    client.ring_memory.cpu.write32(client.compute.userd + GP_PUT, wanted)
    with faults(code):
        client.doorbell.write32(DOORBELL, client.compute.token)


@pytest.mark.parametrize("bits", [1, 1 << 63 | 1])
def test_conditional_fetches_are_not_modelled(client: PlainClient, bits: int) -> None:
    client.ring_memory.cpu.write64(0, bits | client.compute.commands.va | 4 << 42 | 1 << 41)
    client.compute.put = 1
    with faults("E_NOT_MODELLED"):
        client.compute.ring()


def test_a_fault_stops_what_others_of_its_group_still_wait_for(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    client.copy.submit(acquire(flag.va, 1) + release(flag.va + 0x100, 1))
    client.host.scheduler.drain()
    client.compute.submit(method(0, 0xFC, 1))
    with faults("E_NV_METHOD"):
        client.host.scheduler.drain()
    flag.cpu.write64(0, 1)
    client.host.scheduler.drain()
    assert flag.cpu.read64(0x100) == 0
    dead, other = (engine_of(client, each) for each in (client.compute, client.copy))
    assert other.state().endswith("died with its group at E_NV_METHOD")
    assert "died with its group" not in dead.state()


def test_a_notice_has_the_time_the_engine_and_the_error(client: PlainClient) -> None:
    """The time of the channel with the fault, though the other one of its group never ran."""
    client.compute.submit(release(client.notifier.va + 0x800, 1) + method(0, 0xFC, 1))
    with faults("E_NV_METHOD"):
        client.host.scheduler.drain()
    cpu = client.notifier.cpu
    assert cpu.read64(0) == engine_of(client, client.compute).time_ns > 0
    assert (cpu.read32(8), cpu.read32(12) & 0xFFFF, cpu.read32(12) >> 16) == (69, 1, 0xFFFF)


def test_a_channel_without_a_notifier_dies_too(client: PlainClient) -> None:
    handle = channel(client, new_group(client, 1), ("I", 0, 0))
    enable = blob(3)
    put(enable, "B", 0, 1)
    client.control(handle, 0xA06F0103, enable)
    client.ring_memory.cpu.write32(0x40000 + GP_PUT, 64)
    with faults("E_NV_PBDMA"):
        client.doorbell.write32(DOORBELL, token(client, handle))
    assert client.notifier.cpu.read64(8) == 0


def test_a_copy_engine_tells_its_own_error(client: PlainClient) -> None:
    """NV2080_ENGINE_TYPE_COPY2: ROBUST_CHANNEL_CE2_ERROR."""
    handle = channel(client, new_group(client, 11), ("I", 0, client.notifier.handle))
    client.alloc(handle, client.copy_class)
    enable = blob(3)
    put(enable, "B", 0, 1)
    client.control(handle, 0xA06F0103, enable)
    words = bind(4, client.copy_class) + copy(client.notifier.va, client.notifier.va + 0x20, 64)
    for index, word in enumerate(words):
        client.compute.commands.cpu.write32(4 * index, word)
    entry = client.compute.commands.va | len(words) << 42 | 1 << 41
    client.ring_memory.cpu.write64(0x30000, entry)
    client.ring_memory.cpu.write32(0x40000 + GP_PUT, 1)
    client.doorbell.write32(DOORBELL, token(client, handle))
    with faults("E_NV_OVERLAP"):
        client.host.scheduler.drain()
    assert (client.notifier.cpu.read32(8), client.notifier.cpu.read32(12) & 0xFFFF) == (41, 11)


def test_a_fault_is_at_its_method(client: PlainClient) -> None:
    client.compute.submit([*release(client.notifier.va + 0x800, 1), *method(0, 0x78, 0), *method(0, 0xFC, 1)])
    with pytest.raises(SimFault) as fault:
        client.host.scheduler.drain()
    assert fault.value.where["cmd_va"] == client.compute.commands.va + 4 * 8
