"""The simulated card as its PCI function shows it: registers, doorbells and video memory behind BARs.

`card.py` puts the blocks together, a file each; `psp.py`, `gmc.py` and `gfx.py` have parts beside them.
"""
