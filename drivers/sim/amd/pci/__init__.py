"""The simulated card as its PCI function shows it: registers, doorbells and video memory behind BARs."""
