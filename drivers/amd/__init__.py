"""AMD cards, by their kernel driver or over PCI (`am`): `device.AmdDevice`; RDNA machine code: `isa`."""
