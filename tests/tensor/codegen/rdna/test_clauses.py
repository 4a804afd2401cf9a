"""Runs of loads of one kind are announced, and nothing else is taken for a part of them."""

from __future__ import annotations

from tensor.codegen.gpu.machine import Code
from tensor.codegen.rdna.clauses import announce_loads
from tensor.codegen.rdna.machine import RdnaInst
from tests.tensor.codegen.rdna.pass_samples import s, v


def announced(*ops: str) -> list[str | int]:
    """The mnemonics, and in their place the operands of s_clause."""
    code = Code([RdnaInst(op, (v(0, 0),), (v(1, 1), s(2, 2, 2))) for op in ops], [])
    announce_loads(code)
    return [i.uses[0] if i.op == "s_clause" else i.op for i in code.insts]


def test_the_operand_counts_the_loads_behind_the_first() -> None:
    loads = ["global_load_b32", "global_load_b128", "global_load_u8"]
    assert announced("v_mov_b32", *loads, "v_mov_b32") == ["v_mov_b32", 2, *loads, "v_mov_b32"]


def test_one_load_alone_needs_no_clause_nor_do_stores_or_shared_memory() -> None:
    ops = [
        "global_load_b32",
        "s_load_b32",
        "global_store_b32",
        "global_store_b32",
        "ds_load_b32",
        "ds_load_b32",
    ]
    assert announced(*ops) == ops


def test_a_load_of_another_kind_or_a_wait_begins_another_clause() -> None:
    wide, scalar, scratch = "global_load_b128", "s_load_b64", "scratch_load_b32"
    assert announced(wide, wide, scratch, scratch) == [1, wide, wide, 1, scratch, scratch]
    assert announced(scalar, scalar, wide, wide) == [1, scalar, scalar, 1, wide, wide]
    assert announced(wide, wide, "s_waitcnt", wide, wide) == [1, wide, wide, "s_waitcnt", 1, wide, wide]


def test_a_run_that_is_too_long_for_one_clause_becomes_several() -> None:
    found = announced(*["global_load_b32"] * 65)
    assert [n for n in found if isinstance(n, int)] == [31, 31]
    assert found[-1] == "global_load_b32"
