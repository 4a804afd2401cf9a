"""GFX12's form of the packets that differ, through a compute slot of a simulated navi48."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from autogen.amd import pm4, pm4_gfx12
from drivers.core.errors import SimFault
from drivers.sim.amd.cp import CommandProcessor
from tests.drivers.sim.amd.pci.queues import SIGNAL, Ring, activate, ready
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START
from tests.drivers.sim.amd.rig import Rig as KfdRig

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


@pytest.fixture
def engine(make_rig: Callable[..., KfdRig]) -> CommandProcessor:
    rig = make_rig(chip="navi48")
    rig.compute_queue()
    (found,) = rig.host.cards[0].queues.values()
    assert isinstance(found, CommandProcessor)
    return found


HEARD = {  # field -> its lowest bit: Linux nvd.h, PACKET3_ACQUIRE_MEM_GCR_CNTL_*, PACKET3_RELEASE_MEM_*
    "acquire": {"gli_inv": 0, "glk_wb": 6, "glk_inv": 7, "glv_inv": 8, "gl2_inv": 14, "gl2_wb": 15},
    "release": {"glv_inv": 14, "gl2_inv": 20, "gl2_wb": 21},
}
NOT_HEARD = {  # GLM and GL1, which GFX12 does not have
    "acquire": {"gl1_range": 2, "glm_wb": 4, "glm_inv": 5, "gl1_inv": 9},
    "release": {"glm_wb": 12, "glm_inv": 13, "gl1_inv": 15},
}


@pytest.mark.parametrize("kind", ["acquire", "release"])
def test_each_cache_operation_of_gfx12_is_heard_and_those_of_gfx11_alone_are_not(
    engine: CommandProcessor, kind: str
) -> None:
    if kind == "acquire":
        words, dword = pm4_gfx12.AcquireMem().build(), 7
    else:
        words, dword = pm4_gfx12.ReleaseMem(event_type=END_OF_PIPE, event_index=5, addr=SIGNAL).build(), 1
    for name, bit in (HEARD[kind] | NOT_HEARD[kind]).items():
        changed = [*words[:dword], words[dword] | 1 << bit, *words[dword + 1 :]]
        packet = dict(engine.declared(changed).items())
        for other in HEARD[kind]:
            assert int(packet[other]) == (other == name), (name, other)
        for other in NOT_HEARD[kind]:
            follows = kind == "acquire" and other == "gl1_inv" and name == "glv_inv"
            assert int(packet[other]) == follows, (name, other)


@pytest.mark.parametrize("field", ["ping_pong_en", "interleave_2d_en", "ttrace_queue_id"])
@pytest.mark.parametrize("kind", [pm4_gfx12.DispatchDirect, pm4_gfx12.DispatchIndirect])
def test_no_dispatch_may_ask_for_what_gfx12_has_anew(engine: CommandProcessor, kind: Any, field: str) -> None:
    sizes = {"dim_x": 1, "dim_y": 1, "dim_z": 1} if kind is pm4_gfx12.DispatchDirect else {"addr": SIGNAL}
    plain = kind(**sizes, compute_shader_en=1)
    assert [int(word) for word in engine.declared(plain.build()).dwords()] == plain.build()
    with pytest.raises(SimFault, match=f"DISPATCH_INITIATOR.{field} is not modelled"):
        engine.declared(plain.replace(**{field: 1}).build())
