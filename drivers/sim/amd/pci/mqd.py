"""The shader registers that a queue is connected with: the processor preloads them from the slot's MQD.

CP_HQD_PERSISTENT_STATE asks for it (PRELOAD_REQ) and says how many dwords (PRELOAD_SIZE: with the kernel's
0x55, to COMPUTE_USER_DATA_15 and a little further). Without it they hold what the last user left, which
nobody knows. Sources: Linux kfd_mqd_manager_v11.c and _v12.c (init_mqd), v11_structs.h, v12_structs.h,
gfx_v12_0.c (default of the register, compute_mqd_init).
"""

from __future__ import annotations

from autogen.amd import mqd
from autogen.amd.gc_11_0_0 import CP_HQD_PERSISTENT_STATE
from drivers.core.errors import SimFault
from drivers.sim.amd.dispatch import REGISTER_AT
from drivers.sim.memory import AddressSpace

# Offset in the window of shader registers -> byte in the MQD.
PLACES = {
    REGISTER_AT[name.upper()]: getattr(mqd.v11_compute_mqd, name).offset
    for name, *_ in mqd.v11_compute_mqd._fields_
    if name.upper() in REGISTER_AT
}


class Preload:
    """What the shader registers of one slot hold at first. Memory is read when it is first asked for.

    memory: VMID 0, which MQDs are reached through. state: CP_HQD_PERSISTENT_STATE.
    """

    def __init__(self, memory: AddressSpace, mqd_va: int, state: int) -> None:
        asked = CP_HQD_PERSISTENT_STATE._wrap(state)
        self._memory, self._va = memory, mqd_va
        self._bytes = 4 * asked.preload_size if asked.preload_req and mqd_va else 0
        self._image: bytes | None = None

    def __call__(self, offset: int) -> int | None:
        """The register at `offset` of the window; None where nothing says. Raises SimFault E_HDP_STALE."""
        place = PLACES.get(offset, self._bytes)
        if place >= self._bytes:
            return None
        return int.from_bytes(self._read()[place : place + 4], "little")

    def _read(self) -> bytes:
        if self._image is None:
            where = {"engine": "MEC", "reg": "CP_MQD_BASE_ADDR"}
            try:
                self._image = self._memory.read(self._va, self._bytes, where)
            except SimFault as fault:
                detail = f"the MQD at {self._va:#x} cannot be preloaded: {fault.detail}"
                raise SimFault(fault.code, detail, {**where, **fault.where}) from fault
        return self._image
