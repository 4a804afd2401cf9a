"""The simulated AMD card: kernel driver, memory, command processor, copy engines; waves are in `wave`."""
