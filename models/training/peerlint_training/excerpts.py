"""Which units a sentence is read with: the ranker, and the excerpt as src/core/model/excerpt.ts builds it."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from .rows import FEATURES, LOOKS, Example, Unit

NAMES = ["cosine", *FEATURES, *LOOKS]
EXCERPT_WORDS = 160
MOST_OF_PASSAGE = 3
LEAST_REST = 12


def features_of(example: Example, cosines: np.ndarray) -> np.ndarray:
    """[units, len(NAMES)]; units that share no words have only cosine and looks."""
    out = np.zeros((len(example.units), len(NAMES)), dtype=np.float32)
    out[:, 0] = cosines
    for at, values in example.candidates.items():
        out[at, 1 : 1 + len(FEATURES)] = values
    for at, unit in enumerate(example.units):
        out[at, 1 + len(FEATURES) :] = unit.looks
    return out


@dataclass
class Ranker:
    telling: np.ndarray
    seeking: np.ndarray

    def scores(self, example: Example, cosines: np.ndarray) -> np.ndarray:
        return features_of(example, cosines) @ (self.seeking if example.seeking else self.telling)

    def config(self) -> dict:
        named = lambda weights: {name: round(float(value), 4) for name, value in zip(NAMES, weights)}
        return {"telling": named(self.telling), "seeking": named(self.seeking)}

    @staticmethod
    def of_config(config: dict) -> "Ranker":
        values = lambda one: np.array([one[name] for name in NAMES], dtype=np.float32)
        return Ranker(values(config["telling"]), values(config["seeking"]))


def learn_ranker(queries: list[tuple[Example, np.ndarray]]) -> Ranker:
    """Listwise logistic regression: the share of the softmax over all units that falls on those that settle."""
    halves = []
    for seeking in (False, True):
        rows = [
            (features_of(example, cosines), np.array(example.gold), 3.0 if example.absence or example.wrong == 1 else 1.0)
            for example, cosines in queries
            if example.seeking == seeking and example.gold
        ]
        weights = np.array([8.0, 3.0, 1.0, 1.0, 0.5, 0, 0, 0], dtype=np.float64)
        momentum = np.zeros_like(weights)
        for step in range(300):
            gradient = 0.02 * weights
            for values, gold, importance in rows:
                logits = values @ weights
                share = np.exp(logits - logits.max())
                share /= share.sum()
                on_gold = share[gold] / max(share[gold].sum(), 1e-12)
                gradient -= importance * (on_gold @ values[gold] - share @ values) / max(1, len(rows)) * 10
            momentum = 0.9 * momentum + gradient
            weights -= 0.05 * momentum
        halves.append(weights.astype(np.float32))
    return Ranker(*halves)


#: Units of one passage in the paper's order, each with as many of its words as the budget let in.
Part = list[tuple[int, str]]


def excerpt(units: list[Unit], scores: np.ndarray, first: list[int] = [], budget: int = EXCERPT_WORDS) -> list[Part]:
    """The parts in the order in which they are read; the units of `first` are taken whatever their score."""
    parts: dict[int, Part] = {}
    left = budget
    best = np.lexsort((np.arange(len(units)), -scores))
    for at in [*first, *(int(at) for at in best if at not in first)]:
        if left < LEAST_REST:
            break
        part = parts.setdefault(units[at].passage, [])
        if len(part) >= MOST_OF_PASSAGE:
            continue
        words = units[at].text.split(" ")
        part.append((at, " ".join(words[:left])))
        left -= len(words)
    return [sorted(part) for part in parts.values() if part]


def excerpt_text(units: list[Unit], parts: list[Part], named: bool = True) -> str:
    """"4.2 Ablation: We remove … | 5 Results: …"; without the names of sections where they are not wanted."""
    lead = lambda part: f"{units[part[0][0]].section}: " if named and units[part[0][0]].section else ""
    return " | ".join(lead(part) + " ".join(text for _, text in part) for part in parts)


def shuffled(parts: list[Part], by: random.Random) -> list[Part]:
    """In training the order of the evidence tells nothing of where the answer is."""
    return by.sample(parts, len(parts))
