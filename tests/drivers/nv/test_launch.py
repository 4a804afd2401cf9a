"""QMDs and constant bank 0, read back by the bit positions of NVIDIA's headers."""

from __future__ import annotations

import struct
from typing import Any

import pytest

from drivers.core.errors import ArgumentError
from drivers.nv import pushbuffer
from drivers.nv.generation import ARCHS, GENERATIONS, Arch, Generation
from drivers.nv.launch import (
    BANK_ALIGN,
    STACK_ABOVE,
    STACK_TOP,
    LaunchShape,
    LaunchWords,
    Needs,
    bank_at,
    bank_patch,
    bank_words,
    descriptor,
    shared_config,
)
from tests.drivers.sim.nv.qmds import FIELDS, SHIFTS

CARDS = {3: ("Ampere A", 0x800), 4: ("Hopper", 0x900), 5: ("Blackwell B", 0xA04)}
SHAPE = LaunchShape((70_000, 300, 20), (32, 4, 2), 0x12_3456_7800, 0x235)
NEEDS = Needs(40, 3, 5000, 1024, 33, 65)


def card(version: int) -> tuple[Generation, Arch]:
    name, sm = CARDS[version]
    return next(each for each in GENERATIONS if each.name == name), ARCHS[sm]


def fields(version: int, made: bytes) -> dict[str, int]:
    """What a QMD says, in bytes and counts."""
    word = int.from_bytes(made, "little")
    shifts = SHIFTS[version]
    return {
        name: (word >> low & (1 << high - low + 1) - 1) << shifts.get(name, 0)
        for name, (high, low) in FIELDS[version].items()
    }


def read(version: int, needs: Needs = NEEDS, banks: Any = ()) -> tuple[bytes, dict[str, int]]:
    made = descriptor(*card(version), needs, SHAPE, banks)
    return made, fields(version, made)


@pytest.mark.parametrize("version", CARDS)
def test_a_qmd_says_what_a_launch_needs(version: int) -> None:
    _, arch = card(version)
    _, said = read(version)
    assert (said["major"], said["program"], said["sass"]) == (version, 0x12_3456_7800, arch.sass_version)
    assert [said[f"grid{n}"] for n in range(3)] == [70_000, 300, 20]
    assert [said[f"block{n}"] for n in range(3)] == [32, 4, 2]
    assert (said["registers"], said["barriers"]) == (40, 3)
    assert said["shared"] == 6144 and (said["low"], said["high"]) == (64, 96)  # units of 256 and of 32
    assert said["min"] == said["target"] == 8 // 4 + 1  # 5000 bytes and the system's 1024 fit 8 KiB
    assert said["max"] == arch.shared_kb[-1] // 4 + 1
    assert (said["valid"], said["invalidate"], said["size"]) == (1, 1, 0x240)
    assert (said["data"], said["constants"], said["membar"]) == (1, 1, 1)
    assert said.get("type", 2) == 2  # GRID_CTA


@pytest.mark.parametrize("version", [4, 5])
def test_blocks_that_run_side_by_side_make_another_kind_of_grid(version: int) -> None:
    generation, arch = card(version)
    needs = Needs(40, 3, 0, 1024, 0, 0, (2, 4, 1))
    made = generation.qmd.from_bytes(descriptor(generation, arch, needs, SHAPE, ()))
    assert made.qmd_type == 3  # GRID_GPC_CGA
    assert (made.gpc_cga_width, made.gpc_cga_height, made.gpc_cga_depth) == (2, 4, 1)


@pytest.mark.parametrize("version", CARDS)
def test_further_constants_have_banks_of_their_own(version: int) -> None:
    generation, _ = card(version)
    made, _ = read(version, banks=[(3, 0x55_4400, 33), (4, 0x66_0000, 48)])
    qmd: Any = generation.qmd.from_bytes(made)
    assert [getattr(qmd, f"constant_buffer_valid_{n}") for n in range(8)] == [1, 0, 0, 1, 1, 0, 0, 0]
    assert (qmd.constant_buffer_addr_3, qmd.constant_buffer_size_3) == (0x55_4400, 48)
    assert (qmd.constant_buffer_addr_4, qmd.constant_buffer_size_4) == (0x66_0000, 48)


@pytest.mark.parametrize("version", CARDS)
def test_the_address_of_bank_0_is_patched_where_its_field_begins(version: int) -> None:
    generation, _ = card(version)
    at, unit = bank_patch(generation)
    assert (8 * at, unit) == (FIELDS[version]["bank"][1], 1 << SHIFTS[version].get("bank", 0))
    behind = bank_at(generation)
    assert behind % BANK_ALIGN == 0 and behind == {3: 256, 4: 512, 5: 512}[version]


@pytest.mark.parametrize(
    ("shared", "kib"),
    [(0, 8), (7 * 1024, 8), (7 * 1024 + 1, 16), (99 * 1024, 100), (99 * 1024 + 1, 132), (163 * 1024, 164)],
)
def test_an_sm_is_split_so_that_a_block_and_the_systems_kibibyte_fit(shared: int, kib: int) -> None:
    assert shared_config(ARCHS[0x800], shared) == kib // 4 + 1


def test_more_than_a_block_may_have_is_told() -> None:
    with pytest.raises(
        ArgumentError, match="166913 bytes of shared memory in a block; sm_80 has at most 166912"
    ):
        shared_config(ARCHS[0x800], 163 * 1024 + 1)


# What ptxas 13.0 reads of bank 0 for %ntid, %nctaid, windows and stack; parameters: EIATTR_PARAM_CBANK.
PLACES = {
    3: {"block": 0x0, "grid": 0xC, "shared": 0x18, "local": 0x20, "stack": 0x28, "parameters": 0x160},
    4: {"block": 0x0, "grid": 0xC, "shared": 0x18, "local": 0x20, "stack": 0x28, "parameters": 0x210},
    5: {"block": 0x360, "grid": 0x370, "shared": 0x2F0, "local": 0x2F8, "stack": 0x37C, "parameters": 0x380},
}
# %envreg2 and %envreg1 (cooperative groups' grid workspace), %dynamic_smem_size; of sm_120 the last ones read
# are at these minus 0xa0 times SR_CgaSize.
GRID_PLACES = {3: (0x90, 0x8C, 0x2C), 4: (0x48, 0x44, 0x2C), 5: (0x258, 0x254, 0x2AC)}


@pytest.mark.parametrize("version", CARDS)
def test_bank_0_has_the_shape_the_windows_and_the_stack_where_code_reads_them(version: int) -> None:
    generation, _ = card(version)
    told, places = LaunchWords(None, 0x12_3456_7800, 0x5000), PLACES[version]
    bank = bank_words(generation, (7, 8, 9), (4, 5, 6), told)
    for back in (0, 1, 2, 3) if version == 5 else (0,):
        at = [struct.unpack_from("<I", bank, place - 0xA0 * back)[0] for place in GRID_PLACES[version]]
        assert at == [0x3456_7800, 0x12, 0x5000]
    alone = bank_words(generation, (7, 8, 9), (4, 5, 6), LaunchWords())
    assert [struct.unpack_from("<I", alone, place)[0] for place in GRID_PLACES[version]] == [0, 0, 0]
    assert len(bank) == places["parameters"]
    assert struct.unpack_from("<3I", bank, places["block"]) == (4, 5, 6)
    assert struct.unpack_from("<3I", bank, places["grid"]) == (7, 8, 9)
    windows = [struct.unpack_from("<Q", bank, places[which])[0] for which in ("shared", "local")]
    assert windows == [pushbuffer.SHARED_WINDOW, pushbuffer.LOCAL_WINDOW]
    assert abs(windows[0] - windows[1]) >= 1 << 24  # of 16 MiB each
    assert struct.unpack_from("<I", bank, places["stack"]) == (0xFF_FDC0,)


# Of clusters: is the launch in some, sizes, their reciprocals, clusters in the grid, blocks of a cluster. Of
# sm_120 all but the first lie at these minus 0xa0 times SR_CgaSize.
CLUSTER_PLACES = {4: (0x140, 0x144, 0x150, 0x15C, 0x188), 5: (0x36C, 0x2A0, 0x2B0, 0x2C0, 0x2CC)}


@pytest.mark.parametrize("version", CLUSTER_PLACES)
@pytest.mark.parametrize(
    ("cluster", "sizes", "counts", "blocks"),
    [((2, 4, 1), (2, 4, 1), (3, 2, 5), 8), (None, (1, 1, 1), (6, 8, 5), 1)],
)
def test_bank_0_tells_of_clusters_in_every_table_that_code_may_pick(
    version: int, cluster: Any, sizes: Any, counts: Any, blocks: int
) -> None:
    generation, _ = card(version)
    bank = bank_words(generation, (6, 8, 5), (32, 1, 1), LaunchWords(cluster, 0, 0x5000))
    explicit, *places = CLUSTER_PLACES[version]
    assert struct.unpack_from("<I", bank, explicit) == (cluster is not None,)
    for back in range(5 if version == 5 else 1):
        size, reciprocal, count, whole = (place - 0xA0 * back for place in places)
        assert struct.unpack_from("<3I", bank, size) == sizes
        assert struct.unpack_from("<3f", bank, reciprocal) == tuple(1 / n for n in sizes)
        assert struct.unpack_from("<3I", bank, count) == counts
        assert struct.unpack_from("<I", bank, whole) == (blocks,)
        assert version == 4 or struct.unpack_from("<I", bank, 0x2AC - 0xA0 * back) == (0x5000,)


def test_code_finds_the_descriptor_and_its_parameters_address_where_ptxas_reads_them() -> None:
    """c[0x0][..] of the code that ptxas 13.0 makes: of loads (UR4, a descriptor) and of cvta.param."""
    banks = {version: card(version)[0].bank for version in CARDS}
    assert {v: bank.descriptor for v, bank in banks.items()} == {3: 0x118, 4: 0x208, 5: 0x358}
    own = {v: (bank.own_address, bank.own_byte) for v, bank in banks.items()}
    assert own == {3: (0x40, 0), 4: (0x198, 0x210), 5: (0x348, 0x380)}


def test_the_stack_ends_below_what_the_hardware_keeps_of_its_window() -> None:
    """16 MiB of local memory; the code of ptxas 13.0 takes its stack from c[0x0][0x28] down."""
    assert STACK_TOP + STACK_ABOVE == 1 << 24


def test_local_memory_is_set_aside_in_units_of_32_bytes_at_both_ends() -> None:
    assert NEEDS.local_bytes == 64 + 96 and Needs(0, 0, 0, 0, 0, 0).local_bytes == 0


@pytest.mark.parametrize(("stack", "fits"), [((512 << 10) + 0x240, True), ((512 << 10) + 0x260, False)])
@pytest.mark.parametrize("version", CARDS)
def test_a_thread_has_no_more_local_memory_than_cards_allow(version: int, stack: int, fits: bool) -> None:
    """512 KiB (CUDA programming guide), and what the hardware keeps above the stack."""
    needs = Needs(40, 3, 0, 1024, 0, stack)
    if fits:
        assert read(version, needs)[1]["high"] == stack
    else:
        with pytest.raises(ArgumentError, match="of local memory in a thread; a card has at most 524864"):
            read(version, needs)
