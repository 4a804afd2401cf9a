"""The last stages: what our driver takes care never to do, tried out, and then the card works or is reset."""

from __future__ import annotations

from drivers.amd.first_light.boots import DARK, WRONG_BOOTS
from drivers.amd.first_light.experiment import ExperimentStage
from drivers.amd.first_light.slots import WRONG_SLOTS

STAGES = (
    ExperimentStage(
        "wrong",
        "steps are taken in a wrong order on purpose; the card is reset, and may need its power cut",
        (*WRONG_SLOTS, *WRONG_BOOTS),
        120.0,
        needs_pci=True,
        is_apart=True,
    ),
    ExperimentStage(
        "dark",
        "registers without power are read: the machine may stand still until its power is cut",
        DARK,
        120.0,
        needs_pci=True,
        is_apart=True,
        by_name=True,
    ),
)
