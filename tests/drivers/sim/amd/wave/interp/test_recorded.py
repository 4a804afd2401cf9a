"""The reference runs what the compiled executor writes of an instruction, in numpy."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.recorded import RECORDINGS, RecordingWave, Replay, recorded
from drivers.sim.amd.wave.interp.state import WaveState
from tests.drivers.sim.amd.wave.conftest import Lanes

FULL = 0xFFFFFFFF
ABI: Any = SimpleNamespace(vgprs=24, lds_bytes=0)


def inst(line: str, lanes: int = 32) -> Inst:
    table = isa("gfx1100", lanes)
    return table.decode_sized(table.assemble(line), 0)[0]


def bare_wave(lanes: int = 32) -> WaveState:
    """v1 and v2 hold the lane's number and ten times that."""
    wave = WaveState.__new__(WaveState)
    wave.arch, wave.lanes, wave.words, wave.mode, wave.step = "gfx1100", lanes, lanes // 32, 0x3F0, None
    wave.abi = ABI
    wave.where, wave.index, wave.entry_va = {}, 0, 0
    wave.scalars = [0] * 256
    wave.scalars[126] = wave.scalars[127] = FULL
    wave.active = np.ones(lanes, bool)
    numbers = np.arange(lanes, dtype=np.uint32)
    wave.vector = np.array([0 * numbers, numbers, 10 * numbers])
    return wave


@pytest.mark.parametrize("lanes", [32, 64])
def test_all_registers_are_read_before_one_is_written(lanes: int) -> None:
    wave = bare_wave(lanes)
    Replay()(wave, inst("v_swap_b32 v1, v2", lanes))
    assert wave.vector[1].tolist() == [10 * lane for lane in range(lanes)]
    assert wave.vector[2].tolist() == list(range(lanes))


def test_lanes_that_are_off_keep_what_they_hold() -> None:
    wave = bare_wave()
    wave.set_scalar(126, 0b1010)
    Replay()(wave, inst("v_add_nc_u32 v1, v2, v2"))
    assert wave.vector[1, :5].tolist() == [0, 20, 2, 60, 4]


def test_an_instruction_is_recorded_once_for_each_mode() -> None:
    wave, added = bare_wave(), inst("v_add_f32 v1, v2, v2")
    first = recorded(wave, added, Replay().write)
    assert recorded(wave, inst("v_add_f32 v1, v2, v2"), Replay().write) is first
    wave.mode |= 1
    assert recorded(wave, added, Replay().write) is not first


def test_the_recordings_that_are_kept_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drivers.sim.amd.wave.interp.recorded.KEPT", 1)
    wave = bare_wave()
    for line in ("v_not_b32 v1, v2", "v_not_b32 v2, v1", "v_not_b32 v0, v1"):
        recorded(wave, inst(line), Replay().write)
    assert len(RECORDINGS) == 1


def test_what_no_rule_covers_is_refused() -> None:
    def write(wave: RecordingWave, inst: Inst) -> None:
        wave.t.do("br label %end")

    with pytest.raises(SimFault) as caught:
        recorded(bare_wave(), inst("v_nop"), write)
    assert caught.value.code == "E_NOT_MODELLED"


@pytest.mark.parametrize("code", ["s_cmp_eq_u32 s6, s6", "s_cmp_lg_u32 s6, s6"])
def test_scc_is_one_bit(code: str) -> None:
    found = Lanes("interpret")([f"s_mov_b32 s6, 5\n{code}\ns_cselect_b32 s7, 3, 4\nv_mov_b32 {{d}}, s7"],
                               np.zeros(32, np.uint32))  # fmt: skip
    assert found[0][0] == (3 if "eq" in code else 4)
