"""Blocks that an SM holds, against NVIDIA's own reckoning; clusters that GPCs have no room for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.core.errors import ArgumentError
from drivers.nv.generation import ARCHS, Arch
from drivers.nv.launch import Needs
from drivers.nv.objects import CardFacts
from drivers.nv.occupancy import blocks_per_sm, check_cluster, together
from hcq.program import Dim

# (threads, registers, bytes of shared memory, barriers) of a kernel, and of each chip the blocks of an SM:
# cudaOccMaxActiveBlocksPerMultiprocessor of CUDA 13's cuda_occupancy.h, compiled by gcc, with shared memory
# preferred and 1 KiB reserved. Warps of an SM: CUDA programming guide.
KERNELS = (
    (1024, 32, 0, 1), (32, 16, 0, 1), (32, 16, 0, 0), (256, 72, 0, 1), (288, 72, 0, 1), (96, 80, 0, 1),
    (64, 255, 0, 1), (128, 32, 9000, 1), (128, 32, 100, 1), (32, 16, 0, 2), (32, 16, 0, 3), (64, 32, 0, 16),
    (512, 40, 40_000, 1), (352, 33, 1025, 1),
)  # fmt: skip
HELD = {
    "sm_80": (64, [2, 32, 32, 3, 3, 8, 4, 16, 16, 32, 32, 32, 3, 4]),
    "sm_86": (48, [1, 16, 16, 3, 3, 8, 4, 10, 12, 16, 16, 16, 2, 4]),
    "sm_89": (48, [1, 24, 24, 3, 3, 8, 4, 10, 12, 24, 24, 24, 2, 4]),
    "sm_90": (64, [2, 32, 32, 3, 3, 8, 4, 16, 16, 32, 21, 4, 3, 4]),
    "sm_100": (64, [2, 32, 32, 3, 3, 8, 4, 16, 16, 32, 21, 4, 3, 4]),
    "sm_120": (48, [1, 24, 24, 3, 3, 8, 4, 10, 12, 12, 8, 1, 2, 4]),
}
H100 = CardFacts("", 0x900, 64, gpcs=8, tpcs_per_gpc=9, sms_per_tpc=2, tpcs=66, vram_bytes=0, free_bytes=0)
PLAIN = Needs(32, 1, 0, 0, 0, 0)
ONE_PER_SM = replace(PLAIN, shared_bytes=200 << 10)


@pytest.mark.parametrize("arch", ARCHS.values(), ids=lambda arch: f"{arch.name} {arch.sm_version:#x}")
def test_an_sm_holds_as_many_blocks_as_cudas_header_says(arch: Arch) -> None:
    warps, held = HELD[arch.name]
    facts = replace(H100, warps_per_sm=warps)
    found = [
        blocks_per_sm(arch, facts, Needs(registers, barriers, shared, 0, 0, 0), threads)
        for threads, registers, shared, barriers in KERNELS
    ]
    assert found == held


def test_a_cluster_must_fit_a_gpc() -> None:
    """18 SMs, each with room for 1 block of 200 KiB, on a GPC of an H100."""
    few = replace(H100, tpcs_per_gpc=7)
    needs = replace(ONE_PER_SM, cluster=(16, 1, 1))
    check_cluster(ARCHS[0x900], H100, needs, (32, 1, 1))
    with pytest.raises(ArgumentError, match=r"16 blocks .* 14 SMs; there is room for 14: make the blocks"):
        check_cluster(ARCHS[0x900], few, needs, (32, 1, 1))


@pytest.mark.parametrize(
    ("cluster", "most"),
    [(None, 132), ((2, 1, 1), 132), ((4, 1, 1), 128), ((12, 1, 1), 96), ((16, 1, 1), 128)],
)
def test_clusters_of_a_cooperative_grid_fill_gpcs_as_a_whole(cluster: Dim | None, most: int) -> None:
    """Of 18 SMs clusters of 12 leave 6 idle. An H100 has 132 SMs in 8 GPCs."""
    needs = replace(ONE_PER_SM, cluster=cluster)
    assert together(ARCHS[0x900], H100, needs, (most, 1, 1), (32, 1, 1)) == 1
    with pytest.raises(ArgumentError, match=f"the card holds {most}, 1 on each of 132 SMs: launch fewer"):
        together(ARCHS[0x900], H100, needs, (most + 1, 1, 1), (32, 1, 1))


def test_clusters_that_wait_for_each_other_take_as_much_of_an_sm_as_there_is() -> None:
    """11 clusters of 12 are 132 blocks, one for each SM; but a GPC of 18 SMs holds one cluster then."""
    assert together(ARCHS[0x900], H100, PLAIN, (132, 1, 1), (1024, 1, 1)) == 1
    needs = replace(PLAIN, cluster=(12, 1, 1))
    assert together(ARCHS[0x900], H100, needs, (132, 1, 1), (1024, 1, 1)) == 2
