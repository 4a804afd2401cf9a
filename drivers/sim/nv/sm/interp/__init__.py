"""The reference: warps in numpy, one instruction after the other, every check of a card made.

In: a launch, memory, the launch's code, a range of blocks (`reference.ReferenceRun`). Out: memory is changed,
and instructions and cycles are counted; or an SmFault. `meaning` says what instructions compute; here is how
lanes reach memory (`traffic`, `atomics`, `bulk`), part and wait (`flow`, `groups`, `barriers`, `cluster`).
"""
