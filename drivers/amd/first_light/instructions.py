"""Experiments on instructions where documents are silent, disagree, or were corrected by measurements.

Each runs a few instructions over a few words a lane. Outcomes are result words in hexadecimal, a lane each.
Where the sources are: firmware_notes/waves.md, and "Floating point" of firmware_notes/strictness.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.experiment import OPEN, Experiment, ExperimentStage, Outcome
from drivers.amd.isa.generation import GFX12, generation

Rows = Sequence[Sequence[int]]
ONE, TWO, INF, SNAN, QNAN, MINUS_ZERO = 0x3F800000, 0x40000000, 0x7F800000, 0x7F800001, 0x7FC00002, 0x80000000
LEAST = 0x00800000  # the least normal number of 32 bits
FLUSH = 0xC0  # MODE[7:0]: denormals of 32 bits are flushed, of 16 and 64 bits kept
OVERFLOW = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1\n"  # FP16_OVFL


def words(bench: Bench, body: str, rows: Rows, out: int, described: Mapping[str, object]) -> Outcome:
    """The result words of the first `out` lanes."""
    found = bench.run(body, rows, **described)  # type: ignore[arg-type]
    return [f"{int(word):08x}" for word in found[0, :out]]


def values(
    name: str,
    belief: str,
    answers: str,
    body: str,
    rows: Rows,
    expected: object,
    out: int = 0,
    **described: object,
) -> Experiment:
    """An experiment whose outcome are the words that `body` leaves in v4, of lanes with a row or of `out`."""
    wanted = expected
    if isinstance(expected, str):
        wanted = expected.split()
    elif isinstance(expected, Mapping):
        wanted = {chip: text.split() if isinstance(text, str) else text for chip, text in expected.items()}
    run = partial(words, body=body, rows=rows, out=out or len(rows), described=described)
    return Experiment(name, belief, answers, run, wanted)


def matrix_sum(bench: Bench) -> Outcome:
    """One element of a matrix product whose four products are 2^24, 1, 1, -2^24 in order of k."""
    gfx12 = generation(bench.arch) is GFX12
    a, b, rows = (11, 19, 16) if gfx12 else (15, 23, 32)  # GFX12: lanes 0 to 15 have the first four of k
    body = "\n".join(f"v_mov_b32_e32 v{at}, 0" for at in range(8, 32)) + MATRIX.format(a=a, b=b)
    found = bench.run(body, [(0x3C006C00, 0xEC003C00)] * rows)
    return f"{int(found[0, 0]):08x}"


def collected(*sources: str) -> str:
    """Scalar results to lanes 0, 1, ... of v4."""
    return "\n".join(f"v_writelane_b32 v4, {source}, {lane}" for lane, source in enumerate(sources))


# A is (2^12, 1, 1, -2^12), B is (2^12, 1, 1, 2^12), the rest 0, in halves.
MATRIX = """
    v_mov_b32_e32 v8, v1
    v_mov_b32_e32 v9, v2
    v_mov_b32_e32 v16, 0x3c006c00
    v_mov_b32_e32 v17, 0x6c003c00
    v_wmma_f32_16x16x16_f16 v[24:31], v[8:{a}], v[16:{b}], v[24:31]
    v_mov_b32_e32 v4, v24
"""
# A has 100 in lanes 0 to 15, then -100, B 100: each half adds 8 products of 10000 to the largest sum.
SPARSE = (
    "v_mov_b32_e32 v8, v1\nv_mov_b32_e32 v9, v1\nv_mov_b32_e32 v14, 0x44444444\n"
    + "".join(f"v_mov_b32_e32 v{at}, 0x64646464\n" for at in range(10, 14))
    + "".join(f"v_mov_b32_e32 v{at}, 0x7fffffff\n" for at in range(16, 24))
    + "v_swmmac_i32_16x16x32_iu8 v[16:23], v[8:9], v[10:13], v14 neg_lo:[1,1,0] clamp\nv_mov_b32_e32 v4, v16"
)
# Words of a raw buffer of 8 bytes at the inputs: OOB_SELECT 3, FORMAT 32_FLOAT (as Mesa's, in case 0 is taken
# for no buffer), selectors x, y, z, w. Source: RDNA3 ISA, "Buffer resource descriptor".
RAW = "s_mov_b32 s8, s4\ns_mov_b32 s9, s5\ns_mov_b32 s10, 8\ns_mov_b32 s11, 0x30016fac\n"
TURNED = [64 * (lane // 8) + lane % 8 for lane in range(32)]  # the first half of each lane
SCALAR = (
    values(
        "buffer-scalar-offset",
        "the scalar offset counts in the bounds of a raw buffer: past its end a load gives 0",
        "GFX10's text and LLVM's intrinsics differ",
        RAW + "v_mov_b32_e32 v6, 4\ns_mov_b32 s12, 8\ns_mov_b32 s13, 0\n"
        "buffer_load_b32 v8, v6, s[8:11], s12 offen\n"
        "buffer_load_b32 v9, v6, s[8:11], s13 offen\n{wait_vector}\n"
        "v_readfirstlane_b32 s14, v8\nv_readfirstlane_b32 s15, v9\n" + collected("s14", "s15"),
        ((11,), (22,), (33,), (44,)),
        "00000000 00000016",
        out=2,
    ),
    values(
        "s-max-equal",
        "s_max of equal operands leaves SCC 0, as s_min does; of a greater first operand 1",
        "AMD's text says S0 >= S1, two public emulators say that hardware says >",
        "s_mov_b32 s8, 5\n"
        "s_max_i32 s9, s8, 5\ns_cselect_b32 s10, 1, 0\n"
        "s_max_u32 s9, s8, 5\ns_cselect_b32 s11, 1, 0\n"
        "s_max_i32 s9, 7, s8\ns_cselect_b32 s12, 1, 0\n"
        "s_min_i32 s9, s8, 5\ns_cselect_b32 s13, 1, 0\n" + collected("s10", "s11", "s12", "s13"),
        (),
        "00000000 00000000 00000001 00000000",
        out=4,
    ),
    values(
        "v-mad-i64-i32-mask",
        "the mask of v_mad_i64_i32 is bit 64 of the whole sum: its sign, not its overflow",
        "whether the mask tells a negative sum or one that does not fit",
        "v_mov_b32_e32 v8, v3\nv_lshrrev_b32_e32 v9, 1, v3\n"
        "v_mad_i64_i32 v[10:11], vcc_lo, v1, v2, v[8:9]\nv_cndmask_b32_e64 v4, 0, 1, vcc_lo",
        ((0xFFFFFFFF, 1, 0), (0x7FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF), (1, 1, 0)),
        "00000001 00000000 00000000",
    ),
    values(
        "ds-append-m0",
        "ds_append takes its address from M0[15:0] plus the offset, whatever M0's upper half holds",
        "which half of M0 is the base",
        "v_mov_b32_e32 v8, 0\nv_mov_b32_e32 v9, 0\nds_store_b32 v8, v9\nds_store_b32 v8, v9 offset:16\n"
        "ds_store_b32 v8, v9 offset:32\n{wait_lds}\ns_mov_b32 m0, 0x200010\nds_append v10\n{wait_lds}\n"
        "ds_load_b32 v11, v8\nds_load_b32 v12, v8 offset:16\nds_load_b32 v13, v8 offset:32\n{wait_lds}\n"
        "v_readfirstlane_b32 s8, v11\nv_readfirstlane_b32 s9, v12\nv_readfirstlane_b32 s10, v13\n"
        + collected("s8", "s9", "s10"),
        (),
        "00000000 00000020 00000000",
        out=3,
        lds_bytes=512,
    ),
)
LANES = (
    values(
        "permlane64-wave32",
        "v_permlane64 in a wave of 32 lanes changes nothing: its destination keeps what it had",
        "whether it is a no-operation or a move there",
        "v_mov_b32_e32 v4, 7\nv_permlane64_b32 v4, v1",
        ((1,), (2,)),
        "00000007 00000007",
    ),
    values(
        "dpp-compare-mask",
        "nothing is believed of the mask bits of lanes that row_mask leaves out of a compare",
        "whether these bits are 0 or keep what the mask register had",
        "s_mov_b32 s8, -1\nv_cmp_eq_u32_e64_dpp s8, v1, v2 quad_perm:[0,1,2,3] row_mask:0x2 bank_mask:0xf\n"
        + collected("s8"),
        [(1, 2)] * 32,
        OPEN,
        out=1,
    ),
    Experiment(
        "wmma-order",
        "a matrix product adds its products one after the other in f32: 2^24 + 1 + 1 - 2^24 is 0",
        "how wide the sums inside are: 2 where products are aligned first, 1 where pairs are added",
        matrix_sum,
        "00000000",
    ),
    values(
        "swmmac-clamp",
        "v_swmmac_i32 with clamp saturates after the elements of lanes 0 to 15, and again after the others",
        "whether a sum that passes the limit and comes back is cut once or twice; measured once in public",
        SPARSE,
        [(0x64646464,)] * 16 + [(0x9C9C9C9C,)] * 16,
        {"gfx12": f"{0x7FFF_FFFF - 8 * 100 * 100:08x}"},
        out=1,
    ),
    values(
        "load-tr",
        "global_load_tr_b128 turns tiles of 8 by 8 halves over among eight lanes each",
        "which lane gets what, of which the text says nothing; measured once in public",
        "v_lshlrev_b32_e32 v6, 2, v0\nglobal_load_tr_b128 v[8:11], v6, s[4:5]\n{wait_vector}\n"
        "v_mov_b32_e32 v4, v8",
        [((2 * at + 1) << 16 | 2 * at, (2 * at + 129) << 16 | (2 * at + 128)) for at in range(64)],
        {"gfx12": " ".join(f"{(at + 8) << 16 | at:08x}" for at in TURNED)},
        out=32,
    ),
    values(
        "op-sel-of-constants",
        "an inline constant of 16 bits is in the low half, and its high half is 0",
        "what op_sel finds in the upper half of a constant",
        "v_pk_add_f16 v8, v1, 1.0 op_sel_hi:[1,1]\nv_pk_add_u16 v9, v1, 1 op_sel_hi:[1,1]\n"
        "v_readfirstlane_b32 s8, v8\nv_readfirstlane_b32 s9, v9\n" + collected("s8", "s9"),
        (),
        "00003c00 00000001",
        out=2,
    ),
)
NANS = (
    values(
        "nan-payload",
        "of two NaNs the first goes on, quieted, with sign and payload; inf - inf is the negative quiet NaN",
        "which NaN of several goes on, and the sign of a new one",
        "v_add_f32_e32 v4, v1, v2",
        ((SNAN, ONE), (ONE, 0xFFC12345), (0x7FC00001, 0x7FC00002), (INF, 0xFF800000)),
        "7fc00001 ffc12345 7fc00001 ffc00000",
    ),
    values(
        "nan-unquieted",
        "without MODE.IEEE GFX11 passes a signalling NaN on as it is",
        "whether MODE.IEEE decides quieting",
        "v_add_f32_e32 v4, v1, v2",
        ((SNAN, ONE),),
        {"gfx11": "7f800001"},
        has_ieee_mode=False,
    ),
    values(
        "nan-subtracted",
        "what is subtracted changes a NaN's sign",
        "whether the sign of a NaN is part of negation",
        "v_sub_f32_e32 v4, v1, v2",
        ((ONE, 0x7FC00001),),
        "ffc00001",
    ),
    values(
        "fma-zero-inf-nan",
        "fma of 0 * inf and a NaN that is added: the invalid product goes before the NaN",
        "whether the added NaN's payload or a new NaN comes out",
        "v_fma_f32 v4, v1, v2, v3",
        ((0, INF, 0x7FC00005),),
        {"gfx11": "ffc00000"},
        has_ieee_mode=False,
    ),
    values(
        "max-nan",
        "v_max_f32 gives the number beside a quiet NaN; a signalling one comes out quieted on GFX11 with "
        "IEEE, and the number does on GFX12",
        "the rule for signalling NaNs",
        "v_max_f32_e32 v4, v1, v2",
        ((SNAN, ONE), (QNAN, ONE), (ONE, QNAN), (MINUS_ZERO, 0)),
        {
            "gfx11": "7fc00001 3f800000 3f800000 00000000",
            "gfx12": "3f800000 3f800000 3f800000 00000000",
        },
    ),
    values(
        "maximum-nan",
        "v_maximum_f32 passes the first NaN on, though the document lets a signalling one go first",
        "the order of two NaNs",
        "v_maximum_f32 v4, v1, v2",
        ((QNAN, SNAN), (SNAN, QNAN), (ONE, SNAN)),
        {"gfx12": "7fc00002 7fc00001 7fc00001"},
    ),
    values(
        "frexp-mant-nan",
        "v_frexp_mant_f32 quiets a signalling NaN in every mode",
        "whether the exception to MODE.IEEE holds",
        "v_frexp_mant_f32_e32 v4, v1",
        ((SNAN,),),
        "7fc00001",
        has_ieee_mode=False,
    ),
    values(
        "div-fixup-nan",
        "v_div_fixup_f32 of two numbers makes infinity of a quotient that is a NaN",
        "a corner that AMD's text does not name",
        "v_div_fixup_f32 v4, v1, v2, v3",
        ((0x7FC00000, ONE, ONE),),
        "7f800000",
    ),
    values(
        "dot2-nan",
        "v_dot2_f32_f16 gives 0xffc00a3d for a NaN among the factors",
        "a public measurement of gfx1201, repeated",
        "v_dot2_f32_f16 v4, v1, v2, v3",
        ((0x7E00, 0x3C00, 0),),
        "ffc00a3d",
    ),
    values(
        "atomic-min-nan",
        "a float atomic minimum of GFX11 takes a signalling NaN first, quieted, else numbers; -0 is below +0",
        "what the document's plain comparison leaves open",
        "global_store_b32 v0, v1, s[6:7]\n{wait_store}\n"
        "global_atomic_min_f32 v8, v0, v2, s[6:7] glc\n{wait_vector}\n"
        "global_load_b32 v4, v0, s[6:7] glc\n{wait_vector}",
        ((ONE, SNAN), (QNAN, ONE), (0, MINUS_ZERO)),
        {"gfx11": "7fc00001 3f800000 80000000"},
    ),
)
ROUNDING = (
    values(
        "omod-ieee",
        "an output modifier is ignored on GFX11 with IEEE, applied on GFX12, where a tiny result becomes 0",
        "whether omod is applied where denormals are kept",
        "v_mul_f32_e64 v4, v1, v2 div:2",
        ((ONE, TWO), (LEAST, ONE)),
        {"gfx11": "40000000 00800000", "gfx12": "3f800000 00000000"},
    ),
    values(
        "omod-flushed",
        "an output modifier is applied on GFX11 without IEEE where denormals are flushed, and a zero is +0",
        "the mode in which omod works",
        "v_mul_f32_e64 v4, v1, v2 div:2",
        ((ONE, TWO), (MINUS_ZERO, ONE)),
        {"gfx11": "3f800000 00000000"},
        has_ieee_mode=False,
        float_mode=FLUSH,
    ),
    values(
        "flush-before-rounding",
        "a product is flushed if it is below the least normal number before it is rounded",
        "whether tininess is seen before or after rounding",
        "v_mul_f32_e32 v4, v1, v2",
        ((0x3F7FFFFF, LEAST),),
        "00000000",
        float_mode=FLUSH,
    ),
    values(
        "fma-dx9-zero",
        "v_fma_dx9_zero_f32 takes 0 * inf for +0 and adds c to it",
        "the sign of a sum of that zero and -0",
        "v_fma_dx9_zero_f32 v4, v1, v2, v3",
        ((0, INF, MINUS_ZERO), (0, INF, ONE)),
        "00000000 3f800000",
    ),
    values(
        "cvt-nearest",
        "v_cvt_nearest_i32_f32 does not round x + 0.5 before it takes the floor; "
        "a NaN becomes the greatest or least integer by its sign",
        "the last number below one half, and NaN",
        "v_cvt_nearest_i32_f32_e32 v4, v1",
        ((0x3EFFFFFF,), (0x3F400000,), (0x7FC00000,), (0xFFC00000,)),
        "00000000 00000001 7fffffff 80000000",
    ),
    values(
        "fp16-ovfl",
        "with FP16_OVFL a half that overflows from finite operands is the largest half; infinity stays",
        "what the mode does to infinities",
        OVERFLOW + "v_add_f16_e32 v4, v1, v2",
        ((0x7BFF, 0x7BFF), (0x7C00, 0x3C00)),
        "00007bff 00007c00",
    ),
    values(
        "trig-preop-end",
        "the table of v_trig_preop_f64 has 1201 bits of 2 / pi: the last ones come out of its fifth piece",
        "the text says 1201, a public measurement of gfx1201 1184",
        "v_mov_b32_e32 v8, 0\nv_mov_b32_e32 v9, 0x7fe00000\nv_trig_preop_f64 v[4:5], v[8:9], v1",
        ((4,),),
        "001bf1ec",  # 0x00180000 with 1184 bits
    ),
    values(
        "fp8-ovfl",
        "with FP16_OVFL conversions to FP8 send infinities to the largest number too",
        "one public driver of gfx1250 says so, for gfx1201 nobody does",
        OVERFLOW + "v_cvt_pk_fp8_f32 v4, v1, v2",
        ((INF, ONE), (0x7F000000, ONE)),
        {"gfx12": "0000387e 0000387e"},
    ),
    values(
        "fp8-stochastic",
        "v_cvt_sr_fp8_f32's noise carries into the exponent, and the rest is dropped",
        "AMD's text lets the noise wrap in the mantissa",
        "v_cvt_sr_fp8_f32 v4, v1, v2",
        ((0x3FF80000, 0xFFFFFFFF), (0x3FF80000, 0)),
        {"gfx12": "00000040 0000003f"},
    ),
)
STAGES = (
    ExperimentStage("scalar", "none known: scalar and LDS instructions of one wave", SCALAR),
    ExperimentStage("lanes", "none known: instructions that move words between lanes", LANES),
    ExperimentStage("nans", "none known: arithmetic on NaNs", NANS),
    ExperimentStage("rounding", "none known: arithmetic near its limits", ROUNDING),
)
