"""The code of a kernel, and what can be said of it without running it and without judging it.

In: bytes at an entry (`decode`). Out: a `program` of blocks and steps, with each analysis made when it is
asked for: registers that matter (`liveness`), MODE, loops that wait for others (`polls`), what barriers do
not order (`unawaited`), the model of time (`pace`), and which registers may be undefined (`defined`). All
stand on one dataflow engine (`dataflow`). What is in doubt both executors follow by one rule (`jit.defined`).
Rules stand in `check`.
"""
