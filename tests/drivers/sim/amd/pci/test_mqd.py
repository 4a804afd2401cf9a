"""What a slot's MQD says of shader registers that no submission sets. Places: v11_structs.h."""

from __future__ import annotations

import struct

import pytest

from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4
from tests.drivers.sim.amd.pci.queues import Ring, activate, ready
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import DATA, START
from tests.drivers.sim.amd.rig import DISPATCH, RSRC2, block, program, set_sh

CODE, MQD = 0xC000, 0xE000  # from START and in video memory from DATA
PRELOAD = {"CP_MQD_BASE_ADDR": START + MQD & 0xFFFF_FFFF, "CP_MQD_BASE_ADDR_HI": START + MQD >> 32}
READS_S2, END, CODE_END = 0xBF0A_8002, 0xBFB0_0000, 0xBF9F_0000  # s_cmp_lt_u32 s2, 0; s_endpgm; s_code_end
STALE = "E_STALE_SH"


def start(rig: Rig, **changes: int) -> Ring:
    """A queue, with a program that reads s2 next to it."""
    ready(rig)
    words = (READS_S2, END, *[CODE_END] * 126)
    rig.store(DATA + CODE, struct.pack(f"<{len(words)}I", *words))
    return activate(rig, **{**PRELOAD, **changes})


def mqd(rig: Rig, flush: bool = True, **words: int) -> None:
    """Dwords of the MQD by their place in v11_structs.h."""
    places = {"header": 0, "mgmt_se0": 23, "mgmt_se1": 24, "user_data_2": 67}
    for name, value in words.items():
        rig.store(DATA + MQD + 4 * places[name], value.to_bytes(4, "little"), flush)


def dispatch() -> list[int]:
    """With USER_SGPR = 3, of which `program` sets two."""
    whole = program(START + CODE, rsrc2=int(RSRC2.replace(user_sgpr=3)))
    return [*whole, *block(32, 1, 1), *DISPATCH.build()]


def test_a_register_that_nothing_sets_is_as_in_the_mqd(rig: Rig) -> None:
    ring = start(rig)
    mqd(rig, header=0xC0310800, mgmt_se0=0xFFFF_FFFF, user_data_2=0x1234)
    ring.run(dispatch())
    assert rig.launches[0].user_data == (0x1000, 0, 0x1234)


def test_what_the_driver_asked_to_preload_ends_where_it_said(rig: Rig) -> None:
    """The kernel asks for 0x55 dwords; COMPUTE_USER_DATA_2 is dword 67."""
    ring = start(rig, CP_HQD_PERSISTENT_STATE=1 | 67 << 8)
    mqd(rig, header=0xC0310800, mgmt_se0=0xFFFF_FFFF, user_data_2=0x1234)
    fault = rig.fails(STALE, lambda: ring.run(dispatch()))
    assert "COMPUTE_USER_DATA_2, which nothing ever set" in str(fault)


@pytest.mark.parametrize("changes", [{"CP_HQD_PERSISTENT_STATE": 0x55 << 8}, dict.fromkeys(PRELOAD, 0)])
def test_without_a_preload_nobody_knows_what_a_register_holds(rig: Rig, changes: dict[str, int]) -> None:
    ring = start(rig, **changes)
    rig.fails(STALE, lambda: ring.run(dispatch()))


def test_a_preload_of_masks_that_are_0_leaves_no_compute_unit(rig: Rig) -> None:
    ring = start(rig)
    mqd(rig, header=0xC0310800, mgmt_se0=0, mgmt_se1=0)
    rig.fails("E_NO_CU", lambda: ring.run(dispatch()))


def test_masks_that_a_submission_sets_count_for_more(rig: Rig) -> None:
    ring = start(rig)
    ring.run([*set_sh(gc.COMPUTE_STATIC_THREAD_MGMT_SE0, 1), *dispatch()])
    assert len(rig.launches) == 1


def test_an_mqd_that_was_not_flushed_is_stale(rig: Rig) -> None:
    ring = start(rig)
    ring.submit(dispatch())
    mqd(rig, flush=False, mgmt_se0=1)
    rig.fails("E_HDP_STALE", rig.card.scheduler.drain)


def test_what_one_submission_sets_another_may_not_read(rig: Rig) -> None:
    ring = start(rig)
    mqd(rig, header=0xC0310800, mgmt_se0=0xFFFF_FFFF)
    ring.run(set_sh(gc.COMPUTE_USER_DATA_2, 5))
    acquire = pm4.AcquireMem(gli_inv=pm4.GliInv.ALL, glk_inv=1, glv_inv=1, gl1_inv=1).build()
    fault = rig.fails(STALE, lambda: ring.run([*acquire, *dispatch()]))
    assert "left at 0x5 by an earlier submission" in str(fault)
