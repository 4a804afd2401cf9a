"""`python -m tools.bench GROUP`: medians of what we promise to keep fast, measured on this machine, now."""
