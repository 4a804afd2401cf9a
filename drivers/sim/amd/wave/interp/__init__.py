"""The reference executor of waves (SIM=interpret): numpy, one instruction at a time."""
