"""Mutation testing: small changes of the code that a test should notice. `python -m tools.mutate --help`.

Own code: cosmic-ray runs the whole suite for each mutant, and mutmut makes each function of a module a table
of variants, which code that hashes its own sources does not survive.
"""
