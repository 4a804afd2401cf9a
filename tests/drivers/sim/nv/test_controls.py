"""RM_CONTROL: what each command answers, and at which value of its parameters it begins to refuse.

Numbers and offsets are those of ctrl0000*.h, ctrl0080*.h, ctrl2080*.h, ctrl83dedebug.h, ctrl906f.h and
nvstatuscodes.h; what the cards are made of is NVIDIA's.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.nv.plain_client import PlainClient, blob, got, put, release, status
from tests.drivers.sim.nv.test_fifo import engine_of

INVALID_ARGUMENT, INVALID_ADDRESS, PARAM_STRUCT, NOT_SUPPORTED, NOT_FOUND = 0x1F, 0x1E, 0x3A, 0x56, 0x57
FULL = 0xFFFF_FFFF
Make = Callable[..., PlainClient]


def filled(size: int, *fields: tuple[str, int, int]) -> Any:
    """Parameters whose every byte is 0xFF but for these fields."""
    made = blob(size)
    ctypes.memset(ctypes.addressof(made), 0xFF, size)
    for form, at, value in fields:
        put(made, form, at, value)
    return made


def asked(client: PlainClient, target: int, command: int, size: int, *fields: tuple[str, int, int]) -> Any:
    params = filled(size, *fields)
    client.control(target, command, params)
    return params


def raw(client: PlainClient, pointer: int, size: int) -> int:
    """The status of GET_NUM_SUBDEVICES with this pointer and size."""
    arg = blob(32)
    put(arg, "IIII", 0, client.client, client.device, 0x800280, 0)
    put(arg, "QII", 16, pointer, size, FULL)
    client.escape(client.control_fd, 0x2A, arg)
    return got(arg, "I", 28)


def test_parameters_have_a_place_and_the_size_of_their_command(card: PlainClient) -> None:
    params = blob(8)
    at = ctypes.addressof(params)
    assert [raw(card, *given) for given in ((at, 4), (at, 3), (at, 5), (0, 0))] == [
        *(0, PARAM_STRUCT, PARAM_STRUCT, PARAM_STRUCT),
    ]
    assert (raw(card, 0, 4), raw(card, at, 0)) == (INVALID_ARGUMENT, INVALID_ARGUMENT)
    assert raw(card, 0x10, 4) == INVALID_ADDRESS
    assert got(params, "I", 0) == 1


def test_every_card_is_told_by_its_id_and_what_is_none_is_no_id(make_client: Make) -> None:
    client = make_client(cards=3)
    client.open_card()
    ids = asked(client, client.client, 0x201, 128)
    told = [got(ids, "I", 4 * n) for n in range(32)]
    assert told == [0x300, 0x400, 0x500, *[FULL] * 29]  # where it is on the bus, shifted by 8
    for index, number in enumerate(told[:3]):
        info = asked(client, client.client, 0x205, 32, ("I", 0, number))
        found = [got(info, form, at) for form, at in (("I", 8), ("I", 12), ("I", 20), ("I", 24), ("i", 28))]
        assert found == [index, 0, number, index, -1]
    for number in (0x301, 0x600, FULL, 0):
        wrong = lambda n=number: asked(client, client.client, 0x205, 32, ("I", 0, n))  # noqa: E731
        assert status(wrong) == INVALID_ARGUMENT


def test_a_card_has_its_name_in_ascii_and_its_id_in_bytes(card: PlainClient) -> None:
    name = asked(card, card.subdevice, 0x20800110, 132, ("I", 0, 0))
    assert bytes(name)[4:68].partition(b"\0")[0] == b"NVIDIA H100 80GB HBM3"
    wide = lambda: asked(card, card.subdevice, 0x20800110, 132, ("I", 0, 1))  # noqa: E731
    assert status(wide) == NOT_SUPPORTED
    gid = asked(card, card.subdevice, 0x2080014A, 268, ("I", 0, 0), ("I", 4, 2))
    assert got(gid, "I", 8) == 16
    assert bytes(gid)[12:28] == card.host.cards[0].chip.uuid(0) and bytes(gid)[28] == 0xFF
    for index, flags in ((1, 2), (0, 0), (0, 1)):
        other = lambda i=index, f=flags: asked(  # noqa: E731
            card, card.subdevice, 0x2080014A, 268, ("I", 0, i), ("I", 4, f)
        )
        assert status(other) == INVALID_ARGUMENT


@pytest.mark.parametrize(
    ("chip", "gpcs", "first", "last", "warps", "gpc_room", "tpc_room", "device", "arch"),
    [
        ("gh100", 8, 9, 8, 64, 8, 9, 0x2330, (0x180, 0)),
        ("ga100", 7, 8, 7, 64, 8, 8, 0x20B0, (0x170, 0)),
        ("ad102", 11, 6, 4, 48, 12, 6, 0x2684, (0x190, 2)),
    ],
)
def test_a_card_tells_its_units(
    make_client: Make, chip: str, gpcs: int, first: int, last: int, warps: int, gpc_room: int, tpc_room: int,
    device: int, arch: tuple[int, int],
) -> None:  # fmt: skip
    client = make_client(chip)
    client.open_card()
    mask = asked(client, client.subdevice, 0x2080122A, 24)
    assert got(mask, "I", 16) == (1 << gpcs) - 1
    for gpc, count in ((0, first), (gpcs - 1, last)):
        units = asked(client, client.subdevice, 0x2080122B, 24, ("I", 16, gpc))
        assert got(units, "I", 20) == (1 << count) - 1
    beyond = lambda: asked(client, client.subdevice, 0x2080122B, 24, ("I", 16, gpcs))  # noqa: E731
    assert status(beyond) == INVALID_ARGUMENT
    told = questions(client, 0xD, 0x14, 0x17, 0x20, 0x7777)
    assert told == [warps, gpc_room, tpc_room, 2, 0]
    pci = asked(client, client.subdevice, 0x20801801, 16)
    assert (got(pci, "I", 0), got(pci, "I", 8)) == (device << 16 | 0x10DE, 0xA1)
    kind = asked(client, client.subdevice, 0x20801701, 16)
    assert (got(kind, "I", 0), got(kind, "I", 4)) == arch


def questions(client: PlainClient, *indices: int, count: int | None = None) -> list[int]:
    """GR_GET_INFO: what is told of each."""
    records = blob(8 * len(indices))
    for n, index in enumerate(indices):
        put(records, "II", 8 * n, index, FULL)
    size = len(indices) if count is None else count
    asked(client, client.subdevice, 0x20801201, 32, ("I", 0, size), ("Q", 8, ctypes.addressof(records)))
    return [got(records, "I", 8 * n + 4) for n in range(len(indices))]


def test_a_list_of_questions_has_a_limit_and_no_more_than_its_size_is_answered(card: PlainClient) -> None:
    assert questions(card, *[0xD] * 3, count=2) == [64, 64, FULL]
    assert questions(card, *[0xD] * 128) == [64] * 128
    assert status(lambda: questions(card, *[0xD] * 129)) == INVALID_ARGUMENT


def test_memory_of_a_card_is_told_in_kib(card: PlainClient) -> None:
    def told(count: int) -> list[int]:
        fields = [("I", 4 + 8 * n, index) for n, index in enumerate((7, 8, 9, 0x16, 0x55))]
        params = asked(card, card.subdevice, 0x20801303, 1028, ("I", 0, count), *fields)
        return [got(params, "I", 8 + 8 * n) for n in range(5)]

    kib = 80 << 20
    *sizes, free, unknown = told(5)
    assert sizes == [kib] * 3 and unknown == 0 and 0 < free < kib
    card.raw_memory(0x10000)
    assert told(5)[3] == free - 64
    assert told(2) == [kib, kib, FULL, FULL, FULL]
    assert told(128)[0] == kib
    assert status(lambda: told(129)) == INVALID_ARGUMENT


def test_the_list_of_classes_needs_room_for_all_of_them(card: PlainClient) -> None:
    classes = card.host.cards[0].chip.classes
    counted = asked(card, card.device, 0x800201, 16, ("Q", 8, 0))
    assert got(counted, "I", 0) == len(classes)
    room = (ctypes.c_uint32 * (len(classes) + 1))(*[7] * (len(classes) + 1))
    for size in (len(classes), len(classes) + 1):
        told = asked(card, card.device, 0x800201, 16, ("I", 0, size), ("Q", 8, ctypes.addressof(room)))
        assert got(told, "I", 0) == len(classes)
        assert (*room,) == (*classes, 7)
    short = lambda: asked(  # noqa: E731
        card, card.device, 0x800201, 16, ("I", 0, len(classes) - 1), ("Q", 8, ctypes.addressof(room))
    )
    assert status(short) == PARAM_STRUCT
    second = asked(card, card.device, 0x800292, 804)
    assert got(second, "I", 0) == len(classes)
    assert [got(second, "I", 4 + 4 * n) for n in range(len(classes) + 1)] == [*classes, FULL]


def test_versions_modes_and_time(card: PlainClient) -> None:
    version = bytes(asked(card, card.client, 0x13E, 1032))
    texts = [version[at : at + 256].partition(b"\0")[0] for at in (0, 256, 512)]
    assert texts == [b"580.142", b"580.142", b"r580_00"]
    assert got(asked(card, card.subdevice, 0x20800131, 4), "I", 0) == 0
    before = got(asked(card, card.subdevice, 0x20800403, 8), "Q", 0)
    card.host.sleep(1e-3)
    assert got(asked(card, card.subdevice, 0x20800403, 8), "Q", 0) >= before + 1_000_000


def test_a_channel_is_scheduled_alone_or_with_its_group(client: PlainClient) -> None:
    engines = [engine_of(client, each) for each in (client.compute, client.copy)]
    for target, command, on, expected in (
        (client.group, 0xA06C0101, 0, [False, False]), (client.copy.handle, 0xA06F0103, 1, [False, True]),
        (client.group, 0xA06C0101, 1, [True, True]), (client.compute.handle, 0xA06F0103, 0, [False, True]),
    ):  # fmt: skip
        asked(client, target, command, 3, ("B", 0, on))
        assert [engine.is_scheduled for engine in engines] == expected


@pytest.mark.parametrize(("engine", "expected"), [(1, 0), (0, 0x1F), (2, 0x1F), (9, 0x1F), (19, 0x1F)])
def test_a_channel_is_bound_to_the_engine_that_it_was_made_for(
    client: PlainClient, engine: int, expected: int
) -> None:
    bind = lambda: asked(client, client.compute.handle, 0xA06F0104, 4, ("I", 0, engine))  # noqa: E731
    assert status(bind) == expected


def test_a_channel_tells_its_last_mmu_fault_until_it_is_cleared(client: PlainClient) -> None:
    params = blob(12)
    put(params, "II", 4, client.client, client.compute.object)
    debugger = client.alloc(client.device, 0x83DE, params)
    told = lambda: asked(client, client.compute.handle, 0x906F0106, 104)  # noqa: E731
    assert status(told) == NOT_FOUND
    none = asked(client, debugger, 0x83DE0328, 72)
    assert got(none, "I", 64) == 0
    states = asked(client, debugger, 0x83DE030C, 4824, ("I", 4, 1), ("I", 4820, 0))
    assert (got(states, "B", 4812), got(states, "I", 4816)) == (0, 0)
    client.compute.submit(release(0x12_5000_0000, 1))
    with pytest.raises(SimFault):
        client.host.scheduler.drain()
    fault = told()
    assert [got(fault, "I", at) for at in (0, 4, 8)] == [0x12, 0x5000_0000, 2]  # high, low, PTE
    states = asked(client, debugger, 0x83DE030C, 4824, ("I", 4, 100), ("I", 4820, 0))
    assert not any(bytes(states)[8:4808])  # no SM was at fault
    assert (got(states, "B", 4812), got(states, "I", 4816)) == (1, 2)
    client.control(debugger, 0x83DE0310, blob(8))
    assert status(told) == NOT_FOUND


def test_states_are_those_of_the_sms_that_were_asked_for(client: PlainClient) -> None:
    params = blob(12)
    put(params, "II", 4, client.client, client.compute.object)
    debugger = client.alloc(client.device, 0x83DE, params)
    engine = engine_of(client, client.compute)
    engine.reports.warp = 0xF, 0x7_0000_1230, 0x5_0000_0004

    def first(count: int, start: int) -> list[int]:
        states = asked(client, debugger, 0x83DE030C, 4824, ("I", 4, count), ("I", 4820, start))
        assert not any(bytes(states)[8 + 48 : 4808])
        return [got(states, *each) for each in (("I", 12), ("I", 16), ("Q", 32), ("Q", 40))]

    assert first(1, 0) == first(100, 0) == [0xF, 0x1230, 0x5_0000_0004, 0x7_0000_1230]
    assert first(0, 0) == first(1, 1) == first(100, 131) == [0] * 4
    assert status(lambda: first(101, 0)) == status(lambda: first(1, 132)) == INVALID_ARGUMENT
