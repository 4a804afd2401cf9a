"""What the examples share: `training.py` batches, bar, log, plots and checkpoints; `data.py` what they learn
from; `text.py` words to numbers and back, and picking the next one; `generate.py` one token after the other;
`rotary.py` positions as angles; `shapes.py` pictures with boxes, `boxes.py` their overlaps
and precision, `detect.py` what detectors do, `pictures.py` files of pictures; `noise.py` networks
that take noise out, and drawing by them.
"""
