"""How many shader clocks instructions take, one after the other: measured, since our model is only a model.

Each experiment runs `COUNT` equal instructions between two looks at the shader's clock and tells the clocks
of one. A simulated card, whose clock stands still in straight code, tells 0.
"""

from __future__ import annotations

from functools import partial

from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.experiment import OPEN, Experiment, Outcome, Stage

COUNT = 64
CLOCK_MASK = (1 << 20) - 1
BODY = """
    v_mov_b32_e32 v6, 0
    v_mov_b32_e32 v7, 0
    ds_store_b32 v6, v7
    {{wait_lds}}
    s_mov_b32 s8, 0
    {first}
    s_getreg_b32 s9, {{cycles}}
    {repeated}
    s_getreg_b32 s10, {{cycles}}
    v_mov_b32_e32 v4, s9
    v_mov_b32_e32 v5, s10
"""
# Name, what is repeated, clocks in public captures (tinygrad's thread traces) of an RX 7900 XTX and 9070 XT.
CLASSES = (
    ("scalar", "s_add_u32 s8, s8, 1", "2 and 9"),
    ("vector", "v_add_f32_e32 v6, v6, v7", "5 and 5"),
    ("vector-apart", "v_add_f32_e32 v{at}, v7, v7", "1 and 1"),
    ("transcendental", "v_exp_f32_e32 v{at}, v7", "not captured"),
    ("double", "v_add_f64 v[8:9], v[8:9], v[8:9]", "not captured"),
    ("lds", "ds_load_b32 v6, v6\n{{wait_lds}}", "31 to 38"),
    ("scalar-cache", "s_load_b32 s8, s[4:5], {{zero}}\n{{wait_scalar}}", "831 and 1659, with cold caches"),
    ("l0", "global_load_b32 v6, v6, s[4:5]\n{{wait_vector}}", "720 and 1081, with cold caches"),
    ("l2", "global_load_b32 v6, v6, s[4:5] {{past_l0}}\n{{wait_vector}}", "720 and 1081, with cold caches"),
)


def clocks(bench: Bench, instruction: str) -> Outcome:
    """Shader clocks of one instruction, in a row of them. A look at the clocks alone is taken off."""
    return round((row(bench, instruction, COUNT) - row(bench, instruction, 0)) / COUNT, 2)


def row(bench: Bench, instruction: str, count: int) -> int:
    """Clocks between two looks with `count` instructions between, of the second run: with warm caches."""
    made = [instruction.replace("{at}", str(8 + 2 * (at % 16))) for at in range(count)]
    first = instruction.replace("{at}", "8")
    if "v[8:9]" in instruction:
        first = "v_mov_b32_e32 v8, 0\nv_mov_b32_e32 v9, 0\n" + first
    body = BODY.format(first=first, repeated="\n".join(made)).replace("{{", "{").replace("}}", "}")
    code = bench.code(body, lds_bytes=512)
    bench.launch(code, lanes=1)
    found = bench.launch(code, lanes=1)
    return (int(found[1, 0]) - int(found[0, 0])) & CLOCK_MASK


LATENCIES = tuple(
    Experiment(
        f"latency-{name}",
        f"clocks of this in a row are known from captures only: {captured}",
        "what schedule_list and the model of time should reckon with",
        partial(clocks, instruction=instruction),
        OPEN,
    )
    for name, instruction, captured in CLASSES
)
STAGES = (Stage("latencies", "none known: clocks are read", LATENCIES),)
