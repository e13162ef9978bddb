"""Retrieval that costs nothing: the mean of a text's token vectors, weighted by how rare the tokens are."""

from __future__ import annotations

import numpy as np

from .encoder import Detector
from .rows import Example
from .tokens import Layout


def static_cosines(examples: list[Example], model: Detector, layout: Layout) -> dict[str, np.ndarray]:
    """Cosine of each example's sentence with each of its units, by the encoder's table of token vectors alone."""
    table = model.encoder.embeddings.word_embeddings.weight.detach().numpy()
    table = table - table.mean(0)
    ids_of = lambda text: layout.tokenizer.encode(text, add_special_tokens=False).ids
    units = {id(one.units): [ids_of(unit.told) for unit in one.units] for one in examples}
    frequency = np.ones(len(table))
    for texts in units.values():
        for ids in texts:
            frequency[list(set(ids))] += 1
    rarity = np.log(1 + sum(len(texts) for texts in units.values()) / frequency)

    def vector(ids: list[int]) -> np.ndarray:
        total = (table[ids] * rarity[ids, None]).sum(0) if ids else np.zeros(table.shape[1])
        return total / max(float(np.linalg.norm(total)), 1e-6)

    known = {key: np.stack([vector(ids) for ids in texts]) if texts else np.zeros((0, table.shape[1])) for key, texts in units.items()}
    return {one.id: known[id(one.units)] @ vector(ids_of(one.text)) for one in examples}
