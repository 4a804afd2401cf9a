"""Cache policies of memory instructions in text: `glc slc dlc` on gfx11; `th: scope: nv` on gfx12.

The operand `cpol` holds them as one number: on gfx11 glc 1, slc 2, dlc 4; on gfx12 the temporal hint in bits
2:0, the scope in bits 4:3, non-volatile in bit 5, and where LLVM has it scaling of the offset in bit 11.
Sources: RDNA3 ISA, "Memory scopes"; RDNA4 ISA, "Memory scopes and temporal hints"; spellings are LLVM's.
A returning atomic has bit 0 fixed in its encoding, so its `cpol` has no place for it; text must
say it all the same.
"""

from __future__ import annotations

import re

from autogen.schema import EncodeError
from drivers.amd.isa.inst import InstDef

WORDS = (("glc", 1), ("slc", 2), ("dlc", 4))
SCOPES = ("SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS")
SCOPE_LOW, SCOPE_DEV, SCOPE_SYS = 3, 2, 3
RETURN, CASCADE = 1, 4
WORDS_WITH_SCOPE = (("scale_offset", 1 << 11), ("nv", 1 << 5))

# Hint number -> name. Number 3 has another name, BYPASS, at system scope.
LOAD_HINTS = {0: "RT", 1: "NT", 2: "HT", 3: "LU", 4: "NT_RT", 5: "RT_NT", 6: "NT_HT"}
STORE_HINTS = {0: "RT", 1: "NT", 2: "HT", 3: "WB", 4: "NT_RT", 5: "RT_NT", 6: "NT_HT", 7: "NT_WB"}
ATOMIC_HINTS = {0: "RT", 1: "RETURN", 2: "NT", 3: "NT_RETURN", 4: "CASCADE_RT", 6: "CASCADE_NT"}
HINTS = {"LOAD": LOAD_HINTS, "STORE": STORE_HINTS, "ATOMIC": ATOMIC_HINTS}
BYPASS = 3


def has_scope(defn: InstDef) -> bool:
    """True for gfx12's policies, which have a scope."""
    at = defn.slot.get("cpol")
    return at is not None and defn.operands[at].width > SCOPE_LOW


def hint_kind(defn: InstDef) -> str:
    """LOAD, STORE or ATOMIC: which names the hints of this instruction have."""
    if defn.is_load and defn.is_store:
        return "ATOMIC"
    return "STORE" if defn.is_store else "LOAD"


def policy_text(defn: InstDef, value: int) -> str:
    """The policy behind an instruction, with a blank before each word; nothing for the default."""
    is_returning = "rtn" in defn.flags
    if not has_scope(defn):
        return "".join(f" {word}" for word, bit in WORDS if (value | is_returning) & bit)
    hint, scope = value & 7 | is_returning, value >> SCOPE_LOW & 3
    text = f" th:{hint_text(hint_kind(defn), hint, scope)}" if hint else ""
    text += f" scope:{SCOPES[scope]}" if scope else ""
    return text + "".join(f" {word}" for word, bit in WORDS_WITH_SCOPE if value & bit)


def policy_words(defn: InstDef) -> dict[str, int]:
    """Modifiers without argument that this instruction's policy has -> their bits."""
    return dict(WORDS_WITH_SCOPE if has_scope(defn) else WORDS)


def hint_text(kind: str, hint: int, scope: int) -> str:
    """TH_LOAD_NT and so on; a number where the hint has no name at this scope."""
    if kind != "ATOMIC" and hint == BYPASS and scope == SCOPE_SYS:
        return f"TH_{kind}_BYPASS"
    name = HINTS[kind].get(hint)
    if name is None or (kind == "ATOMIC" and hint & CASCADE and scope < SCOPE_DEV):
        return f"{hint:#x}"
    return f"TH_{kind}_{name}"


def hint_value(kind: str, text: str) -> int:
    """`TH_STORE_HT` as a number. EncodeError for a hint of another kind of access."""
    names = {f"TH_{kind}_{name}": number for number, name in HINTS[kind].items()}
    names |= {"TH_ATOMIC_RT_RETURN": RETURN} if kind == "ATOMIC" else {f"TH_{kind}_BYPASS": BYPASS}
    if text in names:
        return names[text]
    if re.fullmatch("0x[0-7]|[0-7]", text):
        return int(text, 0)
    raise EncodeError(f"th:{text} is no hint of this instruction; it has {', '.join(sorted(names))}")


def scope_value(text: str) -> int:
    """`SCOPE_DEV` as the policy's bits 4:3."""
    if text in SCOPES:
        return SCOPES.index(text) << SCOPE_LOW
    if re.fullmatch("(0x?)?[0-3]", text):
        return int(text[-1]) << SCOPE_LOW
    raise EncodeError(f"scope:{text} is no scope; there are {', '.join(SCOPES)}")


def check_hint(defn: InstDef, named: str, hint: int, scope: int) -> None:
    """The rules that tie a hint to scope and form. `named` is the hint as the text has it."""
    kind = hint_kind(defn)
    is_returning = "rtn" in defn.flags
    is_image = defn.mnemonic.startswith("image_")  # there the same instruction returns or does not
    if kind == "ATOMIC" and not is_image and bool(hint & RETURN) != is_returning:
        state = "missing" if is_returning else "not possible here"
        raise EncodeError(f"{defn.name}: th:TH_ATOMIC_RETURN {state}")
    if named.endswith("_BYPASS") and scope != SCOPE_SYS:
        raise EncodeError(f"{defn.name}: th:{named} needs scope:SCOPE_SYS")
    if named.endswith(("_LU", "_WB")) and hint == BYPASS and scope == SCOPE_SYS:
        raise EncodeError(f"{defn.name}: th:{named} is not possible with scope:SCOPE_SYS; that is BYPASS")
    if named.startswith("TH_ATOMIC_CASCADE") and scope < SCOPE_DEV:
        raise EncodeError(f"{defn.name}: th:{named} needs scope:SCOPE_DEV or SCOPE_SYS")
