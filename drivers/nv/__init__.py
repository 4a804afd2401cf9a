"""NVIDIA cards behind their kernel driver: `device.NvDevice`; SASS, their machine code: `drivers.nv.isa`."""
