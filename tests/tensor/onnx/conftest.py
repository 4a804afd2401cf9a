"""Nothing below is collected where the extra `onnx` is not installed."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("onnx") else ["*"]
