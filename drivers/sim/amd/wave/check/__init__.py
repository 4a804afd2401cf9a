"""The rule checker: what can be said of a kernel's code without running it."""
