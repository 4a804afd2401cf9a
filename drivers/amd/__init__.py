"""AMD cards, by their kernel driver or over PCI (`am`): `device.AmdDevice`; RDNA, their machine code: `isa`."""
