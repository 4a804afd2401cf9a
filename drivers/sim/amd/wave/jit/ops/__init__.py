"""What each family of instructions means to the fast path, one file a family."""
