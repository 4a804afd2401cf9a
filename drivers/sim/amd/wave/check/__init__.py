"""The rule checker: what can be said of a kernel's code without running it.

`checker` lists the rules and calls them; `flow` has what they share: facts of each instruction, and dataflow
over blocks. A rule is one function of a `flow.Subject` that raises the fault of the first place it finds.
`fate` tells a value that nobody gave and nobody needs from one that decides something.
"""
