"""The shadow of memory in strict runs: who touched each dword last, and whether that was in order.

In: accesses, from compiled code (`space`), from packets and the host (`ranges`). Out: a SimFault for a race,
a stale cache or undefined LDS (`judge`). `native/shadow` is what kernels call, in C++; `layout` is
what it shares with Python (`python -m tools.gen --sim` after a change of either). `sync` says which accesses
may order waves, `clock` keeps the orders that they made, `state` and `pages` keep the rest.
"""
