"""One access to memory by a wave, by its pseudocode: LDS operations, and atomics on global memory."""

from __future__ import annotations

from typing import Any

from tests.pseudocode.evaluate import Evaluator
from tests.pseudocode.numbers import Value, take
from tests.pseudocode.wave import Texts

WHOLE = ("ds_permute", "ds_bpermute")
ADDRESS, DATA, DATA2, RESULT = 14, 6, 10, 20  # vector registers


class Memory:
    """Bytes, little endian."""

    def __init__(self, content: bytes) -> None:
        self.content = bytearray(content)

    def load(self, address: int, width: int) -> int:
        return int.from_bytes(self.content[address : address + width // 8], "little")

    def store(self, address: int, bits: int, width: int) -> None:
        self.content[address : address + width // 8] = bits.to_bytes(width // 8, "little")

    def __setitem__(self, address: int, value: Value) -> None:
        self.store(address, value.bits, value.width)


def words(lane: dict[int, Value], first: int) -> Value:
    """Four registers of a lane."""
    return Value(sum(lane[first + i].bits << 32 * i for i in range(4)), "b128")


def names(
    lane: int, vector: list[dict[int, Value]], memory: Memory, offsets: tuple[int, int]
) -> dict[str, Any]:
    """Registers by the text's names; addresses count from the memory's begin."""
    own = vector[lane]
    data, address = words(own, DATA), own[ADDRESS]
    found: dict[str, Any] = {"MEM": memory, "LDS": memory, "VGPR": vector, "RETURN_DATA": words(own, RESULT)}
    found |= dict.fromkeys(("DATA", "DATA0", "S1"), data) | {"DATA2": words(own, DATA2)}
    found |= dict.fromkeys(("ADDR", "ADDR_BASE", "vgpr_a", "S0"), address) | {"v_addr": address}
    found |= dict.fromkeys(("OFFSET", "offset", "s_saddr", "M0"), Value(0, "b64"))
    found |= {"OFFSET0": Value(offsets[0], "b8"), "OFFSET1": Value(offsets[1], "b8")}
    return found | {"laneID": Value(lane, "u32"), "WAVE64": Value(0, "u1"), "EXEC": Value(0xFFFFFFFF, "b64")}


def access(
    mnemonic: str,
    texts: Texts,
    vector: list[dict[int, Value]],
    memory: Memory,
    offsets: tuple[int, int],
    returned_words: int,
) -> None:
    """Changes the memory and the registers of all lanes, one lane after the other.

    returned_words: for how many of the text's words there are registers
    """
    if mnemonic.startswith(WHOLE):
        numbered = {"ADDR": ADDRESS, "DATA0": DATA, "VDST": RESULT}
        found = names(0, vector, memory, offsets)
        found |= {name: Value(number, "u32") for name, number in numbered.items()}
        Evaluator(found, {}, texts).run(texts[mnemonic])
        return
    for lane, own in enumerate(vector):
        evaluator = Evaluator(names(lane, vector, memory, offsets), {"RETURN_DATA": "b128"}, texts)
        evaluator.run(texts[mnemonic])
        returned = evaluator.names["RETURN_DATA"]
        if isinstance(returned, list):
            returned = Value(sum(part.bits << 32 * i for i, part in enumerate(returned)), "b128")
        for i in range(returned_words):
            own[RESULT + i] = take(returned.bits >> 32 * i, "b32")
