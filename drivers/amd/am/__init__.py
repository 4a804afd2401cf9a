"""Bring-up of AMD cards over PCI, with no kernel driver: one file per block, chips as data in chip.py."""
