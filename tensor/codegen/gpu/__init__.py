"""What the code generators of graphics processors share: how a loop program becomes instructions.

`rdna` and `sass` stand above. Classes here ask their subclass for what a chip does in its own way.
"""
