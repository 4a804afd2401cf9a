"""A card as hardware is: it raises nothing, it only sets registers. What the driver finds out by itself,
within a second of model time, and that the same process runs right afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from drivers import open_one
from drivers.amd import code_object
from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.code_object import Arg
from drivers.amd.device import AmdDevice
from drivers.amd.isa import isa
from drivers.core.errors import DeviceError, SimFault
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost
from hcq.graph import Call
from hcq.settings import Settings
from tensor import Tensor
from tensor.cards import compile_for
from tensor.runtime import Runtime, use
from tests.drivers.amd.am.rig import BDF
from tests.drivers.amd.am.test_card import ENDLESS, FAR, OVER_ITSELF
from tests.drivers.amd.kernels import BUMP, program, words

ONE = (1, 1, 1)
POLL_NS = 1_000_000
NOWHERE = r"write of 0x\w+ by \w+ in VMID 8: nothing is mapped there; it is in no mapping, 0x\w+ bytes past"
CODE_PAGE = (
    r"write of 0x\w+ by \w+ in VMID 8: the page allows R-X only; it is 0x0 bytes into 'test code' \(0x1000"
)
STANDS = r"the card hangs: .* compute queue 0: it stands .* at EventWrite\(event_type=CS_PARTIAL_FLUSH"


class SilentHost(PciHost):
    """Keeps to itself what the simulated card would say; time goes by while the host polls."""

    def relax(self, what: str) -> None:
        try:
            super().relax(what)
        except SimFault as fault:
            self.found = fault.code
            self.timers.pass_time(POLL_NS)


@pytest.fixture(params=["navi31", "navi48"])
def silent(request: pytest.FixtureRequest) -> Iterator[AmdDevice]:
    host = SilentHost(request.param, budget=100_000)
    device = AmdDevice("card", AmCard(open_machine(PciFunction(host, BDF))), Settings())
    yield device
    device.close()
    host.shutdown()


def told_after(device: AmdDevice, told: list[float]) -> None:
    """Note the model time at which the device is told of trouble."""
    recover = device.card.on_fault

    def on_fault(error: DeviceError) -> None:
        told.append(device.card.host.now())
        if recover is not None:
            recover(error)

    device.card.on_fault = on_fault


@pytest.mark.sim
@pytest.mark.parametrize(("text", "report"), [(FAR, NOWHERE), (OVER_ITSELF, CODE_PAGE), (ENDLESS, STANDS)])
def test_trouble_is_found_in_registers_within_a_second_and_the_next_run_is_right(
    silent: AmdDevice, text: str, report: str
) -> None:
    x, y = silent.buffer(np.zeros(4, np.int32)), silent.buffer(np.arange(4, dtype=np.int32))
    bump = program(silent, "xn", BUMP)
    silent.synchronize()
    told: list[float] = []
    told_after(silent, told)
    began = silent.card.host.now()
    program(silent, "x", text)(x, grid=ONE, block=ONE)
    with pytest.raises(DeviceError, match=report) as caught:
        silent.synchronize()
    assert not isinstance(caught.value, SimFault)
    assert told[0] - began < 1.0
    assert "memory is kept and card can be used again" in str(caught.value)
    assert "kernels that had not ended: test; lost with it: submission" in str(caught.value)
    bump(x, np.int32(5), grid=ONE, block=ONE)
    assert x.numpy(np.int32)[0] == 5
    assert y.numpy(np.int32, (4,)).tolist() == [0, 1, 2, 3]


@pytest.mark.sim
def test_a_lost_doorbell_is_told_as_such(silent: AmdDevice) -> None:
    host = silent.card.host
    assert isinstance(host, SilentHost)
    x = silent.buffer(np.zeros(4, np.int32))
    bump = program(silent, "xn", BUMP)
    silent.synchronize()
    host.cards[0].faults.arm("gfx.mec.dead")
    bump(x, np.int32(5), grid=ONE, block=ONE)
    with pytest.raises(
        DeviceError, match=r"but the host rang for 0x\w+: the doorbell got lost \(aperture, route"
    ):
        silent.synchronize()
    bump(x, np.int32(5), grid=ONE, block=ONE)
    assert x.numpy(np.int32)[0] == 5


# a[i] = i for every lane, though the buffer may be shorter
FILL = """
    s_load_b64 s[4:5], s[0:1], null
    v_lshlrev_b32_e32 v1, 2, v0
    s_waitcnt lgkmcnt(0)
    global_store_b32 v1, v0, s[4:5]
    s_endpgm
"""


def fill_object(arch: str, text: str) -> bytes:
    """A code object around assembly text: kernel `k`, one pointer."""
    code = isa(arch).assemble(words(text, arch))
    args = [Arg("a", 0, 8, "global_buffer")]
    return code_object.write(
        arch, "k", code, code_object.KernelNeeds(args=args, kernarg_bytes=8, vgprs=3, sgprs=10)
    )


@pytest.mark.sim
@pytest.mark.parametrize("name", ["sim:navi31/pci", "sim:navi48/pci"])
@pytest.mark.parametrize(("text", "code"), [(FILL, "E_VM_FAULT"), (ENDLESS, "E_WATCHDOG")])
def test_a_loaded_object_that_goes_wrong_is_told_with_its_place_and_a_tensor_is_right_afterwards(
    name: str, text: str, code: str
) -> None:
    with open_one(name, Settings(watchdog=100_000)) as device:
        assert isinstance(device, AmdDevice)
        good = device.load(fill_object(device.arch, FILL))
        bad = device.load(fill_object(device.arch, text))
        x = device.empty(128)
        place, end = x.gpu_va, device.card.memories[-1].gpu_va + device.card.memories[-1].size
        x.gpu_va = end - 16 if code == "E_VM_FAULT" else place
        bad(x, grid=ONE, block=(32, 1, 1))
        with pytest.raises(SimFault, match=rf"{code}: .*pc=.*can be used again") as caught:
            device.synchronize()
        if code == "E_VM_FAULT":
            past = f"{end - place - 256:#x} bytes past the end of 'buffer' (0x100 bytes)"
            told = str(caught.value)
            assert f"which no page maps; {end:#x} is in no mapping, {past}; " in told
            assert "; the wave was in kernel k, 0x" in told
        x.gpu_va = place
        good(x, grid=ONE, block=(32, 1, 1))
        assert x.numpy(np.int32, (32,)).tolist() == list(range(32))
        runtime = Runtime(device, compile_for(device.arch), Settings(), None)
        before = use(runtime)
        assert (Tensor(np.arange(8, dtype=np.float32)) * 2.0).sum().item() == 56
        use(before)


@pytest.mark.sim
def test_where_nobody_knows_the_program_counter_the_launches_that_had_not_ended_are_named(
    silent: AmdDevice,
) -> None:
    x = silent.buffer(np.zeros(4, np.int32))
    bump, endless = program(silent, "xn", BUMP), program(silent, "x", ENDLESS)
    endless.name = "endless"
    bump(x, np.int32(1), grid=ONE, block=ONE)
    silent.synchronize()
    endless(x, grid=ONE, block=ONE)
    bump(x, np.int32(1), grid=ONE, block=ONE)
    with pytest.raises(DeviceError, match=r"hangs: .*; kernels that had not ended: endless, test; lost with"):
        silent.synchronize()
    graph = silent.graph([Call(endless, (x,), ONE, ONE)] * 3)
    graph.replay()
    with pytest.raises(DeviceError, match="had not ended: one of 3 kernels from endless; lost with it"):
        silent.synchronize()
