"""A kernel on an NVIDIA card: launch shapes checked, turned into a QMD and the methods that send it."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from drivers.core.errors import ArgumentError
from drivers.nv import launch, occupancy, pushbuffer
from drivers.nv.card_device import CardDevice, LoadedCode
from drivers.nv.launch import Needs
from hcq.buffer import Buffer
from hcq.program import Commands, Dim, Packed, Program, Signature, check_dims

MAX_THREADS = 1024
MAX_BLOCK = (1024, 1024, 64)
MAX_GRID = (2**31 - 1, 65535, 65535)
BANK_PATCH, ADDRESS = struct.Struct("<II"), struct.Struct("<Q")


@dataclass(frozen=True)
class ConstantBank:
    """A constant bank besides 0: where it lies, in bytes."""

    number: int
    gpu_va: int
    size: int


@dataclass(frozen=True)
class NvKernel:
    """What a launch must know of a kernel. code_bytes: from `entry_va` on. max_threads: of a block.

    threads: of a block, where the kernel allows no other number; block: its shape, likewise. stack_limit: of
    a thread, where calls go as deep as they like. is_cooperative: all blocks run at once and may
    wait for each other.
    """

    name: str
    needs: Needs
    entry_va: int
    code_bytes: int
    constants: tuple[ConstantBank, ...] = ()
    max_threads: int = MAX_THREADS
    threads: int = 0
    block: Dim | None = None
    stack_limit: int | None = None
    is_cooperative: bool = False


class NvProgram(Program):
    """A kernel and the memory its code lies in. variables: what it writes by name, if that is apart. images:
    more of the argument block, by its offset; points_to_bank: may code make pointers into constant bank 0?"""

    device: CardDevice

    def __init__(
        self,
        device: CardDevice,
        kernel: NvKernel,
        signature: Signature,
        parameter_bytes: int,
        code: Buffer,
        variables: Buffer | None = None,
        images: Sequence[tuple[int, bytes]] = (),
        points_to_bank: bool = True,
    ) -> None:
        self.generation = device.card.classes.generation
        self.arch_facts = device.card.arch
        self.bank_bytes = self.generation.bank.parameters + parameter_bytes
        self.bank_at = launch.bank_at(self.generation)
        super().__init__(device, kernel.name, signature, self.bank_at + self.bank_bytes)
        self.kernel, self.code, self.variables = kernel, code, variables
        self.images, self.points_to_bank = tuple(images), points_to_bank
        self._patch_at, self._unit = launch.bank_patch(self.generation)
        self._words = pushbuffer.words_of(pushbuffer.launch())
        device.loaded.pop(kernel.entry_va, None)
        device.loaded[kernel.entry_va] = LoadedCode(
            kernel.name, kernel.entry_va, kernel.code_bytes, kernel.stack_limit
        )

    def in_clusters(self, cluster: Dim) -> NvProgram:
        """The same kernel with blocks in clusters of so many (what CUDA calls the launch attribute of cluster
        dimensions). Raises ArgumentError."""
        check_dims(self.name, cluster=cluster)
        blocks, fixed = prod(cluster), self.kernel.needs.cluster
        if self.generation.bank.cluster is None:
            raise ArgumentError(f"{self.name}: cluster={cluster}; clusters came with Hopper")
        most = self.arch_facts.max_cluster
        if blocks > most:
            raise ArgumentError(f"{self.name}: cluster={cluster} has {blocks} blocks; at most {most}")
        if fixed not in (None, cluster):
            raise ArgumentError(f"{self.name}: cluster={cluster}; it was compiled for {fixed}")
        return self._with(replace(self.kernel, needs=replace(self.kernel.needs, cluster=cluster)))

    def cooperative(self) -> NvProgram:
        """The same kernel launched as by cudaLaunchCooperativeKernel: all blocks run at once, so they may
        wait for each other (cooperative_groups' this_grid().sync())."""
        return self._with(replace(self.kernel, is_cooperative=True))

    def _with(self, kernel: NvKernel) -> NvProgram:
        size = self.bank_bytes - self.generation.bank.parameters
        return NvProgram(self.device, kernel, self.signature, size, self.code, self.variables, self.images,
                         self.points_to_bank)  # fmt: skip

    def memory(self) -> Sequence[Buffer]:
        return [self.code] if self.variables is None else [self.code, self.variables]

    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        kernel = self.kernel
        self._check_shape(grid, block)
        needs = replace(kernel.needs, shared_bytes=kernel.needs.shared_bytes + local_bytes)
        shape = launch.LaunchShape(grid, block, kernel.entry_va, self.bank_bytes)
        banks = [(bank.number, bank.gpu_va, bank.size) for bank in kernel.constants]
        facts = self.arch_facts, self.device.card.shape
        try:
            launch.shared_config(self.arch_facts, needs.shared_bytes)
            occupancy.check_cluster(*facts, needs, block)
            if kernel.is_cooperative:
                needs = replace(needs, together=occupancy.together(*facts, needs, grid, block))
            qmd = launch.descriptor(self.generation, self.arch_facts, needs, shape, banks)
        except ArgumentError as error:
            raise ArgumentError(f"{self.name}: {error}") from None
        self.device.need_local(needs.local_bytes)
        workspace = self.device.need_workspace() if kernel.is_cooperative else 0
        told = launch.LaunchWords(kernel.needs.cluster, workspace, local_bytes)
        words = launch.bank_words(self.generation, grid, block, told)
        return Commands(self._words, pushbuffer.LAUNCH_ADDRESS_AT, qmd.ljust(self.bank_at, b"\0") + words)

    def write_arguments(
        self, block: memoryview, offset: int, packed: Packed, commands: Commands, gpu_va: int
    ) -> None:
        super().write_arguments(block, offset, packed, commands, gpu_va)
        at = offset + self._patch_at
        bank = (gpu_va + self.bank_at) // self._unit
        _, upper = BANK_PATCH.unpack_from(block, at)
        BANK_PATCH.pack_into(block, at, bank & 0xFFFF_FFFF, upper | bank >> 32)
        if self.points_to_bank:
            zero = self.generation.bank
            own = gpu_va + self.bank_at + zero.own_byte
            ADDRESS.pack_into(block, offset + self.bank_at + zero.own_address, own)
        for place, image in self.images:
            block[offset + place : offset + place + len(image)] = image

    def _check_shape(self, grid: Dim, block: Dim) -> None:
        check_dims(self.name, grid=grid, block=block)
        threads = block[0] * block[1] * block[2]
        kernel = self.kernel
        if threads > min(MAX_THREADS, kernel.max_threads):
            limit = f"the card allows {MAX_THREADS}, the kernel was compiled for {kernel.max_threads}"
            raise ArgumentError(f"{self.name}: block={block} has {threads} threads; {limit}")
        if kernel.threads not in (0, threads) or kernel.block not in (None, block):
            wanted = kernel.block or f"{kernel.threads} threads"
            raise ArgumentError(f"{self.name}: block={block}; it was compiled for {wanted}")
        for what, dims, limits in (("grid", grid, MAX_GRID), ("block", block, MAX_BLOCK)):
            if any(size > limit for size, limit in zip(dims, limits, strict=True)):
                raise ArgumentError(f"{self.name}: {what}={dims}; the card allows {limits}")
        cluster = kernel.needs.cluster
        if cluster is not None and any(size % of for size, of in zip(grid, cluster, strict=True)):
            raise ArgumentError(f"{self.name}: grid={grid} is not made of whole clusters of {cluster}")
        self._check_registers(threads)

    def _check_registers(self, threads: int) -> None:
        """All warps of a block must find their registers at once."""
        taken = occupancy.block_registers(self.kernel.needs, threads)
        if taken > occupancy.SM_REGISTERS:
            what = f"{threads} threads of {self.kernel.needs.registers} registers take {taken}"
            raise ArgumentError(f"{self.name}: {what}; an SM has {occupancy.SM_REGISTERS}")
