"""One simulated card with its queues, by the engines that its generation has.

Driven by two neighbours only: the KFD model creates queues and maps memory, the scheduler runs the queues.
"""

from __future__ import annotations

from autogen.amd.aql import PACKET_BYTES
from drivers.amd.isa.generation import generation
from drivers.sim.amd.aql import AqlProcessor, AqlProcessor12
from drivers.sim.amd.cp import CommandProcessor
from drivers.sim.amd.cp_gfx12 import CommandProcessor12
from drivers.sim.amd.engine_card import EngineCard
from drivers.sim.amd.ring import RingConfig, RingEngine
from drivers.sim.amd.sdma import SdmaEngine
from drivers.sim.amd.sdma_7 import Sdma7Engine
from drivers.sim.memory import AddressSpace

# By generation.
COMPUTE_ENGINES = {11: CommandProcessor, 12: CommandProcessor12}
COPY_ENGINES = {11: SdmaEngine, 12: Sdma7Engine}
AQL_ENGINES = {11: AqlProcessor, 12: AqlProcessor12}


class SimulatedCard(EngineCard):
    """A card of one process."""

    queues: dict[int, RingEngine]

    def add_compute_queue(self, config: RingConfig, memory: AddressSpace, name: str) -> CommandProcessor:
        """Bind a queue to the micro engine: AQL where its pointers count packets of 64 bytes, else PM4."""
        kinds = AQL_ENGINES if config.unit == PACKET_BYTES else COMPUTE_ENGINES
        queue = kinds[generation(self.chip.arch).number](name, self, memory, config)
        self._bind(queue)
        return queue

    def add_sdma_queue(self, config: RingConfig, memory: AddressSpace, engine: int, name: str) -> SdmaEngine:
        """Bind a queue to SDMA engine number `engine`."""
        kind = COPY_ENGINES[generation(self.chip.arch).number]
        queue = kind(name, self, memory, config, engine)
        self._bind(queue)
        return queue

    def _bind(self, queue: RingEngine) -> None:
        self.queues[queue.config.queue_id] = queue
        self.scheduler.add(queue)
