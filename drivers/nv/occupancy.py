"""How many blocks of a kernel run at once: launches whose blocks wait for each other must fit the card.

Sources: CUDA's cuda_occupancy.h (how registers, shared memory and warps are handed out), CUDA programming
guide (limits of compute capabilities).
"""

from __future__ import annotations

from math import prod

from drivers.core.errors import ArgumentError
from drivers.nv.generation import Arch
from drivers.nv.launch import SYSTEM_SHARED, Needs, round_up
from drivers.nv.objects import CardFacts
from hcq.program import Dim

WARP, PARTITIONS = 32, 4
SM_REGISTERS, REGISTER_UNIT, SHARED_UNIT = 64 << 10, 256, 128


def warps_of(threads: int) -> int:
    return -(-threads // WARP)


def warp_registers(needs: Needs) -> int:
    """Registers that an SM hands to one warp."""
    return round_up(max(needs.registers, 1) * WARP, REGISTER_UNIT)


def block_registers(needs: Needs, threads: int) -> int:
    """Registers that the hardware wants free for a block: as many warps in each of an SM's partitions."""
    return round_up(warps_of(threads), PARTITIONS) * warp_registers(needs)


def shared_of_block(needs: Needs) -> int:
    """Bytes of an SM's memory that one block takes."""
    return round_up(needs.shared_bytes, SHARED_UNIT) + SYSTEM_SHARED


def blocks_per_sm(arch: Arch, facts: CardFacts, needs: Needs, threads: int) -> int:
    """Blocks of so many threads that one SM holds at once."""
    warps = warps_of(threads)
    by_registers = SM_REGISTERS // PARTITIONS // warp_registers(needs) * PARTITIONS
    by_shared = (arch.shared_kb[-1] << 10) // shared_of_block(needs)
    most = min(arch.max_blocks, facts.warps_per_sm // warps, by_registers // warps, by_shared)
    return min(most, arch.sm_barriers // needs.barriers) if arch.sm_barriers and needs.barriers else most


def check_cluster(arch: Arch, facts: CardFacts, needs: Needs, block: Dim) -> None:
    """The blocks of a cluster run on one GPC. Raises ArgumentError."""
    if needs.cluster is None:
        return
    sms = facts.tpcs_per_gpc * facts.sms_per_tpc
    room = sms * blocks_per_sm(arch, facts, needs, prod(block))
    if prod(needs.cluster) > room:
        what = f"a cluster of {needs.cluster} has {prod(needs.cluster)} blocks that run at once on {sms} SMs"
        raise ArgumentError(f"{what}; there is room for {room}: make the blocks or the cluster smaller")


def blocks_at_once(facts: CardFacts, needs: Needs, per_sm: int) -> int:
    """Blocks that the card holds; of those in clusters what a GPC has no room for as a whole is left out."""
    room = per_sm * facts.sms
    if needs.cluster is None:
        return room
    size, of_gpc = prod(needs.cluster), per_sm * facts.tpcs_per_gpc * facts.sms_per_tpc
    return min(room // size, facts.gpcs * (of_gpc // size)) * size


def together(arch: Arch, facts: CardFacts, needs: Needs, grid: Dim, block: Dim) -> int:
    """Blocks that an SM must hold so that all of the grid run at once: with clusters as many as it can, since
    they fill GPCs unevenly. Raises ArgumentError."""
    per_sm = blocks_per_sm(arch, facts, needs, prod(block))
    blocks, room = prod(grid), blocks_at_once(facts, needs, per_sm)
    if blocks > room:
        what = f"a cooperative grid={grid} has {blocks} blocks, which must all run at once"
        holds = f"the card holds {room}, {per_sm} on each of {facts.sms} SMs"
        raise ArgumentError(f"{what}; {holds}: launch fewer blocks, each with more work")
    return per_sm if needs.cluster else -(-blocks // facts.sms)
