"""PM4 packets that set registers, launch waves and name command buffers. Rules Q19, Q29 and Q31 to Q37.

The table of all packets is here, with those of `cp_sync.py` and `cp_memory.py`: `cp.py` decodes by it.
"""

from __future__ import annotations

from collections.abc import Callable

from autogen.amd import pm4
from autogen.schema import DecodeError
from drivers.sim.amd import cp_memory
from drivers.sim.amd.cp_sync import Action
from drivers.sim.amd.dispatch import THREAD_MGMT
from drivers.sim.amd.mec import MicroEngine

BUILDERS = cp_memory.BUILDERS
SH_WINDOW_DW = pm4.SH_REG_END - pm4.SH_REG_START


@BUILDERS.packet(pm4.SetShReg)
def _set_sh(cp: MicroEngine, packet: pm4.SetShReg) -> Action:
    """Rule Q19: only known, unprivileged registers inside the window; reserved bits are checked each."""
    values: dict[int, int] = {}
    for index, value in enumerate(packet.tail):
        offset = packet.reg_offset + index
        register = cp.settable.get(offset)
        if register is None:
            what = "outside the SH window" if offset >= SH_WINDOW_DW else "not one a user queue may set"
            detail = f"register {pm4.SH_REG_START + offset:#x} (dword {index} of the packet) is {what}"
            raise cp.fail("E_PM4_PRIVREG", detail, reg=pm4.SH_REG_START + offset)
        try:
            register.decode(value)
        except DecodeError as error:
            raise cp.fail("E_FIELD_RANGE", str(error), reg=register.__name__) from error
        values[offset] = value
    if any(offset in values for offset in THREAD_MGMT):
        return lambda cp: cp.set_masks(values)
    return lambda cp: cp.sh.update(values)


@BUILDERS.packet(pm4.SetUconfigReg, "the scratch registers of cards at PCI level; others are refused")
def _set_uconfig(cp: MicroEngine, packet: pm4.SetUconfigReg) -> Action:
    stores: list[tuple[Callable[[int], None], int]] = []
    for index, value in enumerate(packet.tail):
        reg = pm4.UCONFIG_REG_START + packet.reg_offset + index
        store = cp.card.user_register(reg)
        if store is None:
            detail = f"user-configuration register {reg:#x} is not one this model has"
            raise cp.fail("E_PM4_PRIVREG", detail, reg=reg)
        stores.append((store, value))

    def run(cp: MicroEngine) -> None:
        for store, value in stores:
            store(value)

    return run


@BUILDERS.packet(pm4.Nop)
def _nop(cp: MicroEngine, packet: pm4.Nop) -> Action:
    return lambda cp: None


@BUILDERS.packet(pm4.IndirectBuffer, "fetched whole when it starts")
def _indirect(cp: MicroEngine, packet: pm4.IndirectBuffer) -> Action:
    """Rule Q29."""
    if not packet.ib_size or not packet.valid:
        wrong = "VALID is 0" if packet.ib_size else "the size is 0"
        raise cp.fail("E_IB", f"INDIRECT_BUFFER at {packet.ib_base:#x}: {wrong}", va=packet.ib_base)
    if packet.vmid:
        raise cp.fail("E_IB", f"INDIRECT_BUFFER names VMID {packet.vmid}; user queues leave it 0")
    return lambda cp: cp.indirect(packet)


@BUILDERS.packet(pm4.DispatchDirect, "waves run at the next drain, one dispatch after another")
def _dispatch(cp: MicroEngine, packet: pm4.DispatchDirect) -> Action:
    initiator, grid = packet.dwords()[4], (packet.dim_x, packet.dim_y, packet.dim_z)
    return lambda cp: cp.start_waves(initiator, grid)


@BUILDERS.packet(pm4.DispatchIndirect, "waves run at the next drain, one dispatch after another")
def _dispatch_indirect(cp: MicroEngine, packet: pm4.DispatchIndirect) -> Action:
    initiator, va = packet.dwords()[3], packet.addr

    def run(cp: MicroEngine) -> None:
        cp.start_waves(initiator, (cp.load(va, 4), cp.load(va + 4, 4), cp.load(va + 8, 4)))

    return run
