"""GFX12's form of the packets that differ, through a compute slot of a simulated navi48."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from autogen.amd import pm4, pm4_gfx12
from tests.drivers.sim.amd.pci.queues import SIGNAL, Ring, activate, ready
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START

END_OF_PIPE = pm4.EventType.CACHE_FLUSH_AND_INV_TS_EVENT


@pytest.fixture
def ring() -> Iterator[Ring]:
    rig = open_rig("navi48")
    ready(rig)
    yield activate(rig)
    rig.card.close()


def signal(rig: Rig, size: int = 4) -> int:
    return int.from_bytes(rig.load(DATA + SIGNAL - START, size), "little")


def test_a_release_writes_its_signal(ring: Ring) -> None:
    release = pm4_gfx12.ReleaseMem(
        event_type=pm4_gfx12.EventType.CACHE_FLUSH_AND_INV_TS_EVENT,
        event_index=5,
        data_sel=pm4_gfx12.ReleaseData.SEND_64_BIT_DATA,
        glk_inv=1,
        glv_inv=1,
        gl2_wb=1,
        addr=SIGNAL,
        data=0x1_2345_6789,
    )
    ring.run(release.build())
    assert signal(ring.rig, 8) == 0x1_2345_6789


def test_an_acquire_invalidates_what_gfx12_has(ring: Ring) -> None:
    acquire = pm4_gfx12.AcquireMem(gli_inv=pm4_gfx12.GliInv.ALL, glk_inv=1, glv_inv=1, gl2_inv=1)
    write = pm4_gfx12.WriteData(dst_sel=pm4_gfx12.WriteDst.MEMORY, dst_addr=SIGNAL)
    ring.run(acquire.build(), write.build(7))
    assert signal(ring.rig) == 7


@pytest.mark.parametrize(
    "packet",
    [
        pm4.AcquireMem(glv_inv=1, gl1_inv=1),
        *(pm4.AcquireMem(**{name: 1}) for name in ("glm_inv", "glm_wb", "gl1_inv", "gl1_range")),
        pm4.AcquireMem(gl1_range=2),
        *(
            pm4.ReleaseMem(event_type=END_OF_PIPE, event_index=5, addr=SIGNAL, **{name: 1})
            for name in ("glm_inv", "glm_wb", "gl1_inv")
        ),
    ],
)
def test_bits_of_caches_that_gfx12_lacks_are_ignored(
    ring: Ring, packet: pm4.AcquireMem | pm4.ReleaseMem
) -> None:
    """GLM and GL1, as the kernel driver sent them: "the hw ignores them" (amd-gfx, gfx_v12_0.c)."""
    ring.run(packet.build())


def test_other_bits_of_the_cache_operations_are_refused(ring: Ring) -> None:
    words = pm4_gfx12.AcquireMem(glv_inv=1).build()
    ring.rig.fails("E_GCR_BITS", lambda: ring.run([*words[:7], words[7] | 1 << 20]))


EVENT = pm4.EventWrite(event_type=pm4.EventType.CS_PARTIAL_FLUSH, event_index=4).build()
ACQUIRE = pm4_gfx12.AcquireMem(glv_inv=1).build()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("E_PM4_RESERVED", [EVENT[0], EVENT[1] | 1 << 30]),
        ("E_PM4_RESERVED", [*ACQUIRE[:6], ACQUIRE[6] | 1 << 31, ACQUIRE[7]]),
        ("E_PM4_COUNT", [ACQUIRE[0] - (1 << 16), *ACQUIRE[1:-1]]),
    ],
)
def test_what_is_wrong_outside_the_cache_operations_is_refused_as_in_any_packet(
    ring: Ring, code: str, words: list[int]
) -> None:
    ring.rig.fails(code, lambda: ring.run(words))


def test_new_dispatch_bits_are_refused(ring: Ring) -> None:
    dispatch = pm4_gfx12.DispatchDirect(
        dim_x=1, dim_y=1, dim_z=1, compute_shader_en=1, force_start_at_000=1, cs_w32_en=1, interleave_2d_en=1
    )
    ring.rig.fails("E_NOT_MODELLED", lambda: ring.run(dispatch.build()))


def test_registers_are_checked_against_gfx12s_layout(ring: Ring) -> None:
    """COMPUTE_TMPRING_SIZE.wavesize ends at bit 29 here, at 26 on GFX11. Source: gc_12_0_0_sh_mask.h."""
    offset = 0x1260 + 0x1BB8 - 0x2C00
    ring.run(pm4_gfx12.SetShReg(reg_offset=offset).build(1 << 29))
    ring.rig.fails("E_FIELD_RANGE", lambda: ring.run(pm4_gfx12.SetShReg(reg_offset=offset).build(1 << 30)))
