"""The fast path of waves: a kernel's machine code as LLVM IR, compiled for the host, and its launches.

- A launch: `launch` (a kernel ready to run), `worker` (one thread's part of it), `threads`; `misses` (what
  compiled code asks of Python); `turns` (who runs where waves wait for each other);
  `record` (what compiled code and the host share).
- From code to IR: `build` (a kernel, as a `variant`), `blocks` (its body), `wave` (the function under
  construction) and its `registers`, `rules` and `ops` (what each instruction means), `link` (kernels
  with calls).
- Speed: `tier` and `outline` (quick code or good code), `lanes`, `static`, `chunk`, `sums`.
- What kernels call: `libraries` (of C++ in `wave/native`) and `calls`; `cache` compiles and keeps it.
- SIM=strict: `strict` (what builders tell), `defined` and `doubt_memory` (undefined lanes).
"""
