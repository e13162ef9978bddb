"""Stage `detect`: sentence, type, span, evidence state and kind, with retrieval kept alive beside them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits as bce
from torch.nn.functional import cross_entropy

from .checkpoint import Checkpoint, warm_then_down
from .encoder import Detector
from .excerpts import Part, Ranker, excerpt, excerpt_text, shuffled
from .log import Log
from .measures import table
from .retriever import Queries, retrieval_loss
from .rows import KINDS, STATES, TYPES, Example, utf16_offsets
from .tokens import Layout, Tokens, padded

IGNORED = -100
#: What a sentence without evidence is worth: no more than the share of wrong claims among those that are read.
PRIOR = 0.1


@dataclass
class Settings:
    steps: int
    batch: int = 16
    rate: float = 6e-5
    seed: int = 1
    max_tokens: int = 256
    #: Every so many steps one of retrieval.
    retrieval_every: int = 4
    #: Shares of the examples of a batch that are read without evidence, or with that of another sentence.
    blank: float = 0.1
    foreign: float = 0.04
    #: How often the units that settle a sentence are put into its excerpt where they were not found.
    helped: float = 0.5
    #: Weight of the loss by which a wrong row must score above the right rows of its group.
    contrast: float = 0.3
    #: Whether what the wording tells is learned apart, so that `wrong` need not learn it.
    debias: bool = False
    #: Whether the field of the review and the names of sections are read.
    named: bool = True


class Reader:
    """Builds what the encoder reads of an example."""

    def __init__(self, layout: Layout, ranker: Ranker, cosines: dict[str, np.ndarray], settings: Settings) -> None:
        self.layout = layout
        self.ranker = ranker
        self.cosines = cosines
        self.settings = settings
        self.kept: dict[tuple[str, bool], list[Part]] = {}

    def parts(self, example: Example, helped: bool = False) -> list[Part]:
        key = (example.id, helped)
        if key not in self.kept:
            scores = self.ranker.scores(example, self.cosines[example.id])
            first = example.gold[:2] if helped else []
            self.kept[key] = excerpt(example.units, scores, first)
        return self.kept[key]

    def holds(self, example: Example, parts: list[Part]) -> bool:
        """True if the excerpt has a unit that settles the sentence."""
        gold = set(example.gold)
        return any(at in gold for part in parts for at, _ in part)

    def tokens(self, example: Example, parts: list[Part]) -> Tokens:
        return self.pair(example, excerpt_text(example.units, parts, self.settings.named))

    def pair(self, example: Example, evidence: str) -> Tokens:
        role = example.role if self.settings.named else ""
        return self.layout.pair(role, example.text, evidence, self.settings.max_tokens)


@dataclass
class Row:
    tokens: Tokens
    wrong: float
    weight: float
    type: int
    state: int
    kind: int
    tags: list[int]
    group: str = ""
    #: False where the evidence was taken away or is that of another sentence.
    own: bool = True


def row_of(example: Example, reader: Reader, by: random.Random, foreign: Example | None) -> Row:
    settings = reader.settings
    lot = by.random()
    blank = lot < settings.blank
    strange = not blank and foreign is not None and lot < settings.blank + settings.foreign
    # Of a made pair the settling words are known to be there: without them its label is noise.
    helped = bool(example.gold) and (example.source == "pair" or by.random() < settings.helped)
    own = reader.parts(example, helped)
    if blank:
        tokens = reader.pair(example, "")
    elif strange:
        tokens = reader.pair(example, excerpt_text(foreign.units, reader.parts(foreign), settings.named))
    else:
        tokens = reader.tokens(example, shuffled(own, by))
    if blank or strange:
        unknown = [IGNORED] * len(tokens.ids)
        return Row(tokens, PRIOR, 1.0, IGNORED, STATES.index("not-found"), kind_of(example), unknown, own=False)
    met = reader.holds(example, own)
    weight = 0.1 if example.leaked else 1.0
    if example.wrong == 0.5:
        weight *= 0.4
    # A wrong claim whose refutation is not in view can be told by its style alone: that is not to be learned.
    if example.wrong == 1 and example.source != "pair" and not met:
        weight *= 0.35
    return Row(
        tokens,
        example.wrong,
        weight,
        TYPES.index(example.type) if example.type and example.wrong > 0 else IGNORED,
        state_of(example, met),
        kind_of(example),
        tags_of(example, tokens),
        # Injections by hand differ from what they were written into in style too: that is not to be learned.
        example.group if example.source == "pair" else "",
    )


def kind_of(example: Example) -> int:
    return KINDS.index(example.kind) if example.kind else IGNORED


def state_of(example: Example, met: bool) -> int:
    if example.state is not None:
        return STATES.index(example.state)
    if not met or example.wrong == 0.5:
        return IGNORED
    if example.wrong == 1:
        return STATES.index("contradicted")
    return STATES.index("supported") if example.kind == "fact" else IGNORED


def tags_of(example: Example, tokens: Tokens) -> list[int]:
    """O, B, I of the sentence's tokens; right sentences are all O, those of doubt do not count."""
    if example.wrong == 0.5 or (example.wrong == 1 and example.span is None):
        return [IGNORED] * len(tokens.ids)
    start, end = example.span if example.wrong == 1 and example.span else (-1, -1)
    points = utf16_offsets(example.text)
    if points and end > 0:
        start, end = points[start], points[min(end, len(points) - 1)]
    out, inside = [], False
    for offset in tokens.offsets:
        if offset is None:
            out.append(IGNORED)
            continue
        hit = offset[0] < end and offset[1] > start
        out.append(0 if not hit else 2 if inside else 1)
        inside = hit
    return out


def style_logits(model: Detector, rows: list[Row]) -> torch.Tensor:
    """[rows] what the wording alone tells of `wrong`."""
    alone = [[token for token, type in zip(row.tokens.ids, row.tokens.types) if type == 0] for row in rows]
    return model.told_by_style(padded(alone), padded([[1] * len(ids) for ids in alone])).float()


def contrast_loss(scores: torch.Tensor, rows: list[Row]) -> torch.Tensor:
    """Mean over pairs of a wrong and a right row of one group: the wrong one has to score higher."""
    pairs = [
        (at, other)
        for at, one in enumerate(rows)
        for other, second in enumerate(rows)
        if one.group and one.group == second.group and one.own and second.own and one.wrong == 1 and second.wrong == 0
    ]
    if not pairs:
        return scores.sum() * 0
    high, low = zip(*pairs)
    return torch.nn.functional.softplus(scores[list(low)] - scores[list(high)]).mean()


def batch_loss(model: Detector, rows: list[Row], settings: Settings) -> torch.Tensor:
    ids = padded([row.tokens.ids for row in rows])
    types = padded([row.tokens.types for row in rows])
    mask = padded([[1] * len(row.tokens.ids) for row in rows])
    out = model(ids, mask, types)
    weights = torch.tensor([float(row.weight) for row in rows])
    wrong = torch.tensor([float(row.wrong) for row in rows])
    scores = out["wrong"].float()
    loss = scores.sum() * 0
    if settings.debias:
        # A product of experts: what the wording has told already need not be learned from the evidence.
        style = style_logits(model, rows)
        own = torch.tensor([float(row.own) for row in rows])
        loss = loss + 0.5 * (bce(style, wrong, reduction="none") * weights * own).mean()
        scores = scores + own * style.detach()
    if settings.contrast:
        loss = loss + settings.contrast * contrast_loss(scores, rows)
    loss = loss + (bce(scores, wrong, reduction="none") * weights).mean()
    for name, values, share in (("type", "type", 0.3), ("state", "state", 0.5), ("kind", "kind", 0.15)):
        target = torch.tensor([getattr(row, values) for row in rows])
        each = cross_entropy(out[name].float(), target, ignore_index=IGNORED, reduction="none")
        loss = loss + share * (each * weights).sum() / max(1, int((target != IGNORED).sum()))
    tags = padded([row.tags for row in rows], IGNORED)
    per_token = cross_entropy(
        out["tags"].float().flatten(0, 1),
        tags.flatten(),
        weight=torch.tensor([1.0, 5.0, 4.0]),
        ignore_index=IGNORED,
        reduction="none",
    ).view(tags.shape)
    return loss + 0.6 * (per_token * weights.unsqueeze(1)).sum() / max(1, int((tags != IGNORED).sum()))


def by_group(pool: list[Example]) -> Iterable[list[Example]]:
    groups: dict[str, list[Example]] = {}
    for at, one in enumerate(pool):
        groups.setdefault(one.group or str(at), []).append(one)
    return groups.values()


class Batches:
    """Examples in a new order each epoch, with those of like length together."""

    def __init__(self, pool: list[Example], reader: Reader, seed: int) -> None:
        self.pool = pool
        self.reader = reader
        self.random = random.Random(seed)
        self.queue: list[list[Row]] = []
        self.left: list[list[Example]] = []
        #: What is drawn together: the rows of a made group, or one labelled sentence.
        self.lots: list[list[Example]] = list(by_group(pool))

    def chunk(self, size: int) -> list[Example]:
        """At least `size` examples that were not drawn in this epoch."""
        out: list[Example] = []
        while len(out) < size:
            if not self.left:
                self.left = self.random.sample(self.lots, len(self.lots))
            out += self.left.pop()
        return out

    def next(self) -> list[Row]:
        if not self.queue:
            size = self.reader.settings.batch
            chunk = self.chunk(size * 24)
            rows = [row_of(one, self.reader, self.random, self.random.choice(chunk)) for one in chunk]
            longest: dict[str, int] = {}
            for row in rows:
                longest[row.group] = max(longest.get(row.group, 0), len(row.tokens.ids))
            # Rows of a group are read in one batch.
            rows.sort(key=lambda row: (longest[row.group] if row.group else len(row.tokens.ids), row.group))
            self.queue = [rows[at : at + size] for at in range(0, len(rows), size)]
            self.random.shuffle(self.queue)
        return self.queue.pop()


def train_detector(
    model: Detector,
    pool: list[Example],
    reader: Reader,
    queries: Queries,
    dev: list[Example],
    out: Path,
    log: Log,
) -> None:
    """Trains in place; the checkpoint is written every ten minutes and taken up again."""
    settings = reader.settings
    torch.manual_seed(settings.seed)
    batches = Batches(pool, reader, settings.seed)
    slow = [p for name, p in model.named_parameters() if name.startswith("encoder")]
    fast = [p for name, p in model.named_parameters() if not name.startswith("encoder")]
    optimizer = torch.optim.AdamW(
        [{"params": slow, "lr": settings.rate}, {"params": fast, "lr": 10 * settings.rate}], weight_decay=0.01
    )
    schedule = warm_then_down(optimizer, settings.steps)
    checkpoint = Checkpoint(out, model, optimizer, schedule)
    done = checkpoint.take_up()
    if done:
        batches.random.seed(settings.seed + done)
        log.say(f"detect: taken up at step {done}")
    mean, seek = 0.0, 0.0
    for step in range(done, settings.steps):
        model.train()
        with torch.autocast("cpu", torch.bfloat16):
            loss = batch_loss(model, batches.next(), settings)
            if step % settings.retrieval_every == 0:
                beside = retrieval_loss(model, queries.batch(8))
                seek = 0.95 * seek + 0.05 * beside.item() if step > done else beside.item()
                loss = loss + 0.5 * beside
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        mean = 0.98 * mean + 0.02 * loss.item() if step > done else loss.item()
        if step % 25 == 0:
            log.progress("detect", step, settings.steps, f"loss {mean:.3f} retrieval {seek:.3f}")
        checkpoint.keep(step + 1, step == settings.steps - 1)
        if step and step % max(1, settings.steps // 3) == 0:
            report(model, dev, reader, log, f"step {step}")


@torch.no_grad()
def read_all(model: Detector, examples: list[Example], reader: Reader, blank: bool = False) -> dict[str, np.ndarray]:
    """Outputs of the heads for each example, in their order; `blank` leaves the evidence out."""
    model.eval()
    tokens = [
        reader.pair(one, "") if blank else reader.tokens(one, reader.parts(one))
        for one in examples
    ]
    order = sorted(range(len(tokens)), key=lambda at: len(tokens[at].ids))
    out: dict[str, np.ndarray] = {}
    for start in range(0, len(order), 32):
        part = order[start : start + 32]
        ids = padded([tokens[at].ids for at in part])
        mask = padded([[1] * len(tokens[at].ids) for at in part])
        with torch.autocast("cpu", torch.bfloat16):
            result = model(ids, mask, padded([tokens[at].types for at in part]))
        for name in ("wrong", "type", "state", "kind"):
            values = result[name].float().numpy()
            out.setdefault(name, np.zeros((len(examples), *values.shape[1:]), dtype=np.float32))[part] = values
    return out


def populations(examples: list[Example]) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """Which examples count, and their labels: injections against clean sentences, natural errors without the phrase."""
    index = np.arange(len(examples))
    of = lambda keep: index[[keep(one) for one in examples]]
    clean = lambda one: one.source == "natural" and one.wrong == 0
    out = {}
    for name, positive in (
        ("neurips_dev injected", lambda one: one.set == "neurips_dev" and one.source == "injected"),
        ("iclr_llm_dev natural", lambda one: one.set == "iclr_llm_dev" and one.source == "natural" and one.wrong == 1 and not one.leaked),
    ):
        of_set = lambda one: one.set == name.split(" ")[0]
        good, bad = of(positive), of(lambda one: of_set(one) and clean(one) and not one.leaked)
        out[name] = (np.concatenate([good, bad]), np.array([1] * len(good) + [0] * len(bad)))
    made = of(lambda one: one.source == "pair")
    out["made"] = (made, np.array([int(examples[at].wrong) for at in made]))
    return out


def report(model: Detector, dev: list[Example], reader: Reader, log: Log, name: str, blank: bool = False) -> None:
    scores = read_all(model, dev, reader, blank)["wrong"]
    title = f"{name}{' (evidence blanked)' if blank else ''}"
    for population, (chosen, labels) in populations(dev).items():
        if len(chosen):
            log.say(f"{title}: {population}: {table(scores[chosen], labels)}")
    for source in ("injected", "pair"):
        right, pairs = in_order(dev, scores, source)
        if pairs:
            log.say(f"{title}: {source}: {right}/{pairs} wrong rows above a right one of their group ({right / pairs:.3f})")


def in_order(dev: list[Example], scores: np.ndarray, source: str) -> tuple[int, int]:
    """Of pairs of a wrong row of this source and a right one of its group: how many are in order, and how many there are."""
    right: dict[str, list[float]] = {}
    for one, score in zip(dev, scores):
        if one.group and one.wrong == 0:
            right.setdefault(one.group, []).append(float(score))
    pairs = [
        score > other
        for one, score in zip(dev, scores)
        if one.source == source and one.wrong == 1
        for other in right.get(one.group, [])
    ]
    return sum(map(int, pairs)), len(pairs)
