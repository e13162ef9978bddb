"""How much passages that do not bear on a sentence move its score."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from .calibrate import sigmoid
from .detector import Reader
from .excerpts import excerpt_text
from .export import run_onnx
from .rows import Example

#: Room for what is added: the encoder reads up to 512.
TOKENS = 420


def drift(model: Path, examples: list[Example], reader: Reader, temperature: float, seed: int = 3) -> dict[int, float]:
    """Median change of the probability where 0, 2 or 5 units of elsewhere are strewn into the excerpt."""
    lot = random.Random(seed)
    chosen = lot.sample(examples, min(300, len(examples)))
    rows = {count: [] for count in (0, 2, 5)}
    for one in chosen:
        parts = reader.parts(one)
        read = {at for part in parts for at, _ in part}
        others = [at for at in range(len(one.units)) if at not in read and at not in one.candidates]
        for count in rows:
            strewn = list(parts)
            for at in lot.sample(others, min(count, len(others))):
                strewn.insert(lot.randint(0, len(strewn)), [(at, one.units[at].text)])
            rows[count].append(reader.layout.pair(one.role, one.text, excerpt_text(one.units, strewn), TOKENS))
    scores = {count: sigmoid(run_onnx(model, told, threads=2)["wrong"] / temperature) for count, told in rows.items()}
    return {count: float(np.median(np.abs(found - scores[0]))) for count, found in scores.items()}
