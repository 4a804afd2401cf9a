"""Models in the ONNX format: `load` makes a callable of a file, `export` a model of a function.

The `onnx` package (extra `onnx`) parses and checks files; `import tensor` does not import it. docs/onnx.md
is for users. `read.py` makes a model of a file, `graph.py` steps of a model, which call the functions of
`ops/`, one file a family. `run.py` carries steps out, `runner.py` is what users call, `export.py` the way
back.
"""

from __future__ import annotations

from tensor.onnx.export import export
from tensor.onnx.runner import Runner, load

__all__ = ["Runner", "export", "load"]
