"""Whether the cards of a machine reach each other over the bus, how fast, and what to change where not."""
