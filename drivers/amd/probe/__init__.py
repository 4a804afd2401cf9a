"""`python -m drivers.amd.probe`: what a card needs, what this machine has, and what to do about the
difference."""
