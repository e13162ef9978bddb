"""Stage `retrieve`: the encoder learns to put a sentence near the units that settle it."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import cross_entropy

from .checkpoint import Checkpoint, warm_then_down
from .encoder import Detector
from .log import Log
from .rows import Example
from .tokens import Layout, masked

NEGATIVES = 6
BATCH = 16
SCALE = 20.0


class Queries:
    """Sentences with known evidence, drawn with hard negatives of the same paper."""

    def __init__(self, examples: list[Example], layout: Layout, seed: int) -> None:
        self.examples = [one for one in examples if one.gold]
        self.layout = layout
        self.random = random.Random(seed)
        self.order: list[Example] = []

    def batch(self, size: int = BATCH) -> tuple[list[list[int]], list[list[int]]]:
        """`size` sentences; then their units, one that settles it first, `NEGATIVES` that do not after it."""
        sentences, units = [], []
        while len(sentences) < size:
            if not self.order:
                self.order = self.random.sample(self.examples, len(self.examples))
            one = self.order.pop()
            gold = set(one.gold)
            hard = [at for at in list(one.candidates)[:30] if at not in gold]
            easy = [at for at in range(len(one.units)) if at not in gold]
            if len(easy) < NEGATIVES:
                continue
            chosen = self.random.sample(hard, min(len(hard), NEGATIVES - 2))
            chosen += self.random.sample(easy, NEGATIVES - len(chosen))
            positive = self.random.choice(one.gold)
            sentences.append(self.layout.alone(one.text))
            units += [self.layout.alone(one.units[at].told) for at in [positive, *chosen]]
        return sentences, units


def retrieval_loss(model: Detector, batch: tuple[list[list[int]], list[list[int]]]) -> torch.Tensor:
    """Softmax over all units of the batch: those of other papers are easy, those of the same are not."""
    sentences, units = batch
    query = model.embed(*masked(sentences)).float()
    known = model.embed(*masked(units)).float()
    target = torch.arange(len(sentences)) * (NEGATIVES + 1)
    return cross_entropy(SCALE * query @ known.T, target)


@torch.no_grad()
def embed_all(model: Detector, layout: Layout, texts: list[str], batch: int = 64) -> np.ndarray:
    """[n, width] float32, of length 1; sorted by length inside so that little is padded."""
    model.eval()
    rows = [layout.alone(text) for text in texts]
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    out = np.zeros((len(rows), model.encoder.config.hidden_size), dtype=np.float32)
    for start in range(0, len(order), batch):
        part = order[start : start + batch]
        with torch.autocast("cpu", torch.bfloat16):
            out[part] = model.embed(*masked([rows[at] for at in part])).float().numpy()
    return out


def train_retriever(
    model: Detector, layout: Layout, examples: list[Example], out: Path, log: Log, steps: int, rate: float = 5e-5, seed: int = 1
) -> None:
    """Trains the encoder in place; the checkpoint is written every ten minutes and taken up again."""
    queries = Queries(examples, layout, seed)
    log.say(f"retrieve: {len(queries.examples)} sentences with known evidence, {steps} steps of {BATCH}")
    optimizer = torch.optim.AdamW(model.encoder.parameters(), lr=rate, weight_decay=0.01)
    schedule = warm_then_down(optimizer, steps)
    checkpoint = Checkpoint(out, model, optimizer, schedule)
    done = checkpoint.take_up()
    if done:
        log.say(f"retrieve: taken up at step {done}")
    mean = 0.0
    for step in range(done, steps):
        model.train()
        with torch.autocast("cpu", torch.bfloat16):
            loss = retrieval_loss(model, queries.batch())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        mean = 0.98 * mean + 0.02 * loss.item() if step > done else loss.item()
        if step % 25 == 0:
            log.progress("retrieve", step, steps, f"loss {mean:.3f}")
        checkpoint.keep(step + 1, step == steps - 1)
