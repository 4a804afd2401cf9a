"""Ioctls with wrong parents, sizes, handles, orders get a status or an errno, and the card stays usable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drivers.core.errors import HostError, SimFault
from drivers.sim.nv.controls import COMMANDS
from drivers.sim.nv.host import NvHost
from drivers.sim.nv.rm import ESCAPES
from drivers.sim.nv.uvm import NAMES
from tests.drivers.sim.nv.plain_client import PlainClient, Refused, bind, blob, method, put, release, wait

CHIPS = ["gh100", "ad102", "gb202"]  # one of each layout of QMDs
SIZES = [1, 4, 8, 16, 20, 24, 32, 40, 48, 56, 64, 72, 128, 368, 9264]
WORDS = st.lists(st.integers(0, 2**32 - 1) | st.sampled_from([0, 1, 2, 16, 64]), max_size=20)
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module", params=CHIPS)
def client(request: pytest.FixtureRequest) -> Iterator[PlainClient]:
    host = NvHost(request.param)
    yield PlainClient(host, request.param).open()
    host.shutdown()


def usable(client: PlainClient) -> None:
    """A second client of the same machine still gets its answer."""
    other = PlainClient(client.host, client.host.chip.name)
    other.open()
    flag = other.memory(0x1000)
    other.compute.submit(release(flag.va, 3))
    wait(other, flag, 0, 3)
    for fd in (other.control_fd, other.uvm_fd):
        client.host.close(fd)


def fds(client: PlainClient) -> list[int]:
    return [client.control_fd, client.card_fd, client.uvm_fd]


@FEW
@given(data=st.data())
def test_raw_ioctls(client: PlainClient, data: st.DataObject) -> None:
    fd = data.draw(st.sampled_from(fds(client)))
    size = data.draw(st.sampled_from(SIZES))
    numbers = [*NAMES] if fd == client.uvm_fd else [*ESCAPES]
    number = data.draw(st.sampled_from(numbers) | st.integers(0, 255))
    arg = blob(size)
    handles = [client.client, client.device, client.group, client.compute.handle, client.control_fd]
    for index, word in enumerate(data.draw(WORDS)[: size // 4]):
        put(arg, "I", 4 * index, data.draw(st.sampled_from(handles)) if data.draw(st.booleans()) else word)
    if number in (0x29,):
        return  # freeing at random is the test below
    request = number if fd == client.uvm_fd else 3 << 30 | size << 16 | ord("F") << 8 | number
    try:
        client.host.ioctl(fd, request, arg)
    except HostError as refused:
        assert refused.errno in (22, 14)


@FEW
@given(
    hclass=st.sampled_from([0x41, 0x80, 0x2080, 0x40, 0x3E, 0x70, 0x71, 0x90F1, 0xA06C, 0x9067])
    | st.sampled_from([0xC86F, 0xC661, 0xCBC0, 0xC8B5, 0x83DE, 0xC36F, 0xC9C0])
    | st.integers(0, 0xFFFF),
    size=st.sampled_from(SIZES), words=WORDS, which=st.integers(0, 7),
)  # fmt: skip
def test_allocations(client: PlainClient, hclass: int, size: int, words: list[int], which: int) -> None:
    params = blob(max(size, 368))
    for index, word in enumerate(words):
        put(params, "I", 4 * index, word)
    parents = [
        client.client,
        client.device,
        client.subdevice,
        client.group,
        client.compute.handle,
        client.share,
    ]
    parent = [*parents, 0xBAD, client.space][which]
    try:
        made = client.alloc(parent, hclass, params)
    except (Refused, SimFault) as refused:
        assert getattr(refused, "code", "E_NOT_MODELLED") == "E_NOT_MODELLED"
        return
    if made != client.client:
        client.free(made)


@FEW
@given(command=st.integers(0, 2**32 - 1), size=st.sampled_from(SIZES), words=WORDS, which=st.integers(0, 5))
def test_controls(client: PlainClient, command: int, size: int, words: list[int], which: int) -> None:
    known = [*COMMANDS]
    params = blob(size)
    for index, word in enumerate(words[: size // 4]):
        put(params, "I", 4 * index, word)
    targets = [client.client, client.device, client.subdevice, client.group, client.compute.handle, 0xBAD]
    for each in (command, known[command % len(known)]):
        try:
            client.control(targets[which], each, params)
        except Refused as refused:
            assert refused.status


def test_the_card_is_usable_after_all_that(client: PlainClient) -> None:
    usable(client)


def test_objects_freed_in_any_order_leave_nothing(client: PlainClient) -> None:
    host = client.host
    for start in range(6):
        other = PlainClient(host, host.chip.name)
        other.open()
        handles = [
            other.compute.object,
            other.group,
            other.share,
            other.space,
            other.copy.handle,
            other.device,
        ]
        for handle in handles[start:] + handles[:start]:
            try:
                other.free(handle)
            except Refused as refused:
                assert refused.status == 0x57  # gone with its parent
        tokens = host.cards[0].tokens
        assert [ring.__self__.config.token for ring in tokens.values()] == [*tokens]
        host.close(other.control_fd)
        host.close(other.uvm_fd)
    usable(client)


METHODS = st.sampled_from([0x0, 0x5C, 0x60, 0x64, 0x6C, 0x78, 0x34, 0x20]) | st.integers(0, 0x40).map(
    lambda n: 4 * n
)
COMPUTE = st.sampled_from(
    [0x110, 0x2A0, 0x2B4, 0x2C0, 0x318, 0x320, 0x790, 0x1698, 0x1B00, 0x1B0C, 0x21C, 0x298]
)
COPY = st.sampled_from([0x240, 0x300, 0x400, 0x404, 0x408, 0x40C, 0x410, 0x418, 0x41C, 0x700, 0x708])
VALUES = st.integers(0, 2**32 - 1) | st.sampled_from(
    [0, 1, 2, 3, 8, 0x14, 0x182, 0x400, 0x3000_0000, 0x1_0000_000]
)


@settings(max_examples=60, deadline=None)
@given(data=st.data(), chip=st.sampled_from(CHIPS))
def test_pushbuffers_of_any_words_end_in_results_or_named_faults(data: st.DataObject, chip: str) -> None:
    host = NvHost(chip, seed=data.draw(st.integers(0, 3)))
    client = PlainClient(host, chip).open()
    flag = client.memory(0x1000)
    words = bind(1, client.compute_class)
    for _ in range(data.draw(st.integers(1, 12))):
        kind = data.draw(st.integers(0, 3))
        values = data.draw(st.lists(VALUES, min_size=1, max_size=6))
        if kind == 0:
            words += values
        elif kind == 1:
            words += method(0, data.draw(METHODS), *values)
        else:
            words += method(1, data.draw(COMPUTE), *values)
    client.compute.submit(words)
    copies = bind(4, client.copy_class)
    for _ in range(data.draw(st.integers(0, 8))):
        copies += method(4, data.draw(COPY), *data.draw(st.lists(VALUES, min_size=1, max_size=4)))
    try:
        client.copy.submit(copies + release(flag.va, 1))
        host.scheduler.drain()
    except SimFault as fault:
        assert fault.code.startswith("E_")
    host.shutdown()
