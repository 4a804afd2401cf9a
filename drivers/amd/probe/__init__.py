"""`python -m drivers.amd.probe`: what a card needs, what is here, what to do about the difference."""
