"""Words of pushbuffers. Expected ones are put together by hand from the class headers."""

from __future__ import annotations

import pytest

from autogen.nv import compute, host
from autogen.schema import EncodeError
from drivers.nv import pushbuffer
from drivers.nv.generation import GENERATIONS

INC, IMMEDIATE = 1 << 29, 4 << 29
COMPUTE, COPY = 1 << 13, 4 << 13


def test_release_waits_for_idle_and_writes_32_bits() -> None:
    header = INC | 5 << 16 | 0x5C >> 2
    assert pushbuffer.release(0x12_3456_7890, 7) == [header, 0x3456_7890, 0x12, 7, 0, 1 | 1 << 20]


def test_acquire_is_unsigned_and_lets_others_run() -> None:
    words = pushbuffer.acquire(0x10_0000_0040, 9)
    assert words[pushbuffer.SEMAPHORE_WORD_AT] == 9
    assert words[-1] == 2 | 1 << 12


def test_stamp_writes_a_record_with_the_time() -> None:
    assert pushbuffer.stamp(0x10_0000_0040)[-1] == 1 | 1 << 20 | 1 << 25


def test_launch_sends_a_qmd_behind_what_runs() -> None:
    words = pushbuffer.launch()
    assert words == [
        IMMEDIATE | COMPUTE | 0x110 >> 2,
        INC | 1 << 16 | COMPUTE | 0x2B4 >> 2,
        0,
        IMMEDIATE | 3 << 16 | COMPUTE | 0x2C0 >> 2,
    ]
    assert words[pushbuffer.LAUNCH_ADDRESS_AT] == 0


def test_invalidation_takes_code_in_where_it_is_new() -> None:
    assert pushbuffer.invalidate(True) == [IMMEDIATE | 0x1011 << 16 | COMPUTE | 0x1698 >> 2]
    assert pushbuffer.invalidate(False) == [IMMEDIATE | 0x1010 << 16 | COMPUTE | 0x1698 >> 2]


def test_a_copy_is_one_line_of_bytes() -> None:
    assert pushbuffer.move(0x20_0000_1000, 0x10_0000_2000, 0x345) == [
        INC | 4 << 16 | COPY | 0x400 >> 2,
        0x10,
        0x2000,
        0x20,
        0x1000,
        INC | 2 << 16 | COPY | 0x418 >> 2,
        0x345,
        1,
        INC | 1 << 16 | COPY | 0x300 >> 2,
        0x182,
    ]


def test_a_fill_counts_words_of_four_bytes() -> None:
    words = pushbuffer.fill(0x10_0000_0000, 0xDEADBEEF, 64)
    assert words[1] == 0xDEADBEEF
    assert words[3] == 4 | 3 << 16  # DST_X is constant A; components of four bytes
    assert words[-4:-2] == [16, 1]
    assert words[-1] == 0x182 | 1 << 10


def test_a_copy_channel_flushes_before_it_releases() -> None:
    words = pushbuffer.copy_release(0x10_0000_0040, 5)
    assert words[1:4] == [0x10, 0x40, 5]
    assert words[-1] == 1 << 2 | 1 << 3


def test_long_copies_are_cut() -> None:
    assert list(pushbuffer.segments(10, 4)) == [(0, 4), (4, 4), (8, 2)]
    assert list(pushbuffer.segments(8, 4)) == [(0, 4), (4, 4)]
    pieces = list(pushbuffer.segments((1 << 33) + 4))
    assert max(size for _, size in pieces) < 1 << 32 and pieces[-1][1] == 4  # LINE_LENGTH_IN has 32 bits


def test_data_too_wide_for_a_header_are_refused() -> None:
    with pytest.raises(EncodeError, match="does not fit into a method header"):
        pushbuffer.immediate(1, compute.WaitForIdle(v=1 << 13))
    assert pushbuffer.immediate(1, compute.WaitForIdle(v=0x1FFF)) == [
        IMMEDIATE | 0x1FFF << 16 | COMPUTE | 0x110 >> 2
    ]


def test_local_memory_is_told_when_nothing_runs() -> None:
    """clc6c0.h: SET_SHADER_LOCAL_MEMORY_A and _B, then _NON_THROTTLED_A to _C; 255 SMs as NVK has it."""
    assert pushbuffer.local_memory(0x12_3456_7800, 0x3_8000_0000) == [
        IMMEDIATE | COMPUTE | 0x110 >> 2,
        INC | 2 << 16 | COMPUTE | 0x790 >> 2,
        0x12,
        0x3456_7800,
        INC | 3 << 16 | COMPUTE | 0x2E4 >> 2,
        3,
        0x8000_0000,
        255,
    ]


def test_a_compute_channel_is_told_its_class_and_its_windows() -> None:
    """clc6c0.h. Windows of 4 GiB, which Hopper wants aligned so, in the lower half of 48 bits."""
    shared, local = pushbuffer.SHARED_WINDOW, pushbuffer.LOCAL_WINDOW
    assert shared != local and all(at % (1 << 32) == 0 and at < 1 << 47 for at in (shared, local))
    assert pushbuffer.setup_compute(GENERATIONS[0]) == [
        INC | 1 << 16 | COMPUTE,
        0xCEC0,
        INC | 2 << 16 | COMPUTE | 0x2A0 >> 2,
        shared >> 32,
        0,
        INC | 2 << 16 | COMPUTE | 0x7B0 >> 2,
        local >> 32,
        0,
        INC | 1 << 16 | COMPUTE | 0x298 >> 2,
        0,
    ]


def test_words_are_told_by_the_names_of_their_methods() -> None:
    told = "\n".join(pushbuffer.describe([*pushbuffer.launch(), *pushbuffer.release(0x10_0000_0000, 1)]))
    assert "SEND_PCAS_A" in told
    assert "SEM_EXECUTE" in told


@pytest.mark.parametrize(
    ("subchannel", "address", "name"),
    [(0, 0x5C, "SEM_ADDR_LO"), (1, 0x8, "NOP"), (1, 0xFC, "0x00fc"), (1, 0x100, "NO_OPERATION"),
     (4, 0x100, "NOP"), (4, 0x240, "SET_SEMAPHORE_A"), (0, 0x100, "0x0100"), (2, 0x110, "0x0110")],
)  # fmt: skip
def test_methods_below_0x100_are_the_hosts_on_every_subchannel(
    subchannel: int, address: int, name: str
) -> None:
    """clc76f.h, clcec0.h, clc8b5.h."""
    assert pushbuffer.method_name(subchannel, address) == name


@pytest.mark.parametrize(
    ("sec_op", "methods"),
    [("INC_METHOD", ["SEM_ADDR_LO", "SEM_ADDR_HI", "SEM_PAYLOAD_LO"]),
     ("NON_INC_METHOD", ["SEM_ADDR_LO"] * 3), ("ONE_INC", ["SEM_ADDR_LO", "SEM_ADDR_HI", "SEM_ADDR_HI"])],
)  # fmt: skip
def test_words_of_a_run_go_to_following_methods_to_one_or_to_the_next_one(
    sec_op: str, methods: list[str]
) -> None:
    """NVC36F_DMA_INCR, NVC36F_DMA_NONINCR and NVC36F_DMA_ONEINCR of clc36f.h."""
    (header, *words) = pushbuffer.run(0, host.SemAddrLo, 1, 2, 3)
    made = host.MethodHeader._wrap(header)
    other = host.MethodHeader(address=made.address, count=made.count, sec_op=host.MethodHeaderSecOp[sec_op])
    told = list(pushbuffer.describe([int(other), *words]))
    assert told == [f"  0 {name} = {word:#x}" for name, word in zip(methods, (1, 2, 3), strict=True)]


def test_each_word_is_a_line_and_what_is_cut_short_says_so() -> None:
    words = [*pushbuffer.run(0, host.SemAddrLo, 1, 2, 3), *pushbuffer.nothing()]
    assert list(pushbuffer.describe(words)) == [
        "  0 SEM_ADDR_LO = 0x1", "  0 SEM_ADDR_HI = 0x2", "  0 SEM_PAYLOAD_LO = 0x3", "  0 NOP = 0x0",
    ]  # fmt: skip
    assert list(pushbuffer.describe(words[:2])) == ["  0 SEM_ADDR_LO = 0x1", "  cut short", "  cut short"]
