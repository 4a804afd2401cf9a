"""Waves: what a kernel's machine code does on the simulated card.

`launch` is the door; a `request` goes in, `counters` come out. A launch's code becomes a `code.program`,
which `check` holds to all that needs no run; `facts` of instructions serve all.
Then `jit` runs it as compiled host code, or `interp`, the reference, in numpy; what an instruction does
both take from `jit.ops`.
With SIM=strict a `shadow` of memory stands beside the compiled code. Each folder is a room with its own page.

Who says it, where a kernel ends with a code:

- E_ILLEGAL, E_PC_RANGE: `code.decode`. E_USER_SGPR, E_DESCRIPTOR: `launch`, `abi`, or
  `sim.amd.dispatch` before them.
- E_WAIT_*, E_DEALLOC: `check.waits`, between functions `check.seams`.
- E_REG_RANGE, E_SGPR_RANGE, E_WGID: `check.registers`.
- E_HAZARD, E_VOPD, E_WMMA, E_CLAUSE, E_ENC_IMM: `check.hazards`, or `check.forwarding`, `check.masks`,
  `check.lds_direct` by the hazard that the fault names. The warning W_SCALAR_READ:
  `check.scalar_reads`; W_VOPD_PARITY, W_VOPD_ORDER: `check.dual`. I_PERF notes:
  `check.performance`.
- E_UNINIT: `check.registers` where no path writes the register, else `code.defined` (where it is in doubt;
  in private memory: `code.private_slots`) and `jit.defined` (what decides there; in memory:
  `jit.doubt_memory`); E_DPP_INACTIVE is E_UNINIT behind a lane-crossing move.
- E_VM_*, E_LDS_OOB, E_SCRATCH_OOB, E_BUFFER_OOB, E_BARRIER_DIVERGENT, E_WAVE_HALTED, E_TRAP: compiled code
  stops and `jit.misses` words it, some by the table of `jit.abi`.
- E_RACE, E_SCOPE, E_SCALAR_STALE, E_LDS_RACE, E_LDS_UNINIT (of `code.early_loads`: `jit.defined`), the
  warnings W_FLAG (`code.looks`), W_LDS_WAIT: `shadow.judge`; what counts as an order between waves:
  `shadow.sync`, `jit.callers` (loops around calls), `code.unawaited` (what barriers do not order) and
  `shadow.clock`; between packets, and with the host itself, `shadow.ranges` and `sim.amd.host_watch`, ordered
  by `sim.amd.ordering`.
- E_WATCHDOG: `code.polls` (the words and the loops), `jit.turns` (who has a turn meanwhile).
- E_NOT_MODELLED: no rule; `fidelity` lists what is refused, and why.

SIM=interpret raises the same codes from `interp.executor`, `interp.recorded`, `interp.lds`, `interp.reach`,
`interp.library`, in the words of `facts.faults` where compiled code says it too. What each code means:
firmware_notes/strictness.md.
"""
