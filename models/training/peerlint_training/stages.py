"""The stages of a run; each reads and writes one folder."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from .calibrate import calibrate
from .detector import Reader, Settings, by_group, report, train_detector
from .drift import drift
from .encoder import Detector
from .excerpts import Ranker, learn_ranker
from .export import parity, run_onnx, to_int8, to_onnx, write_folder
from .log import Log
from .retriever import Queries, embed_all, train_retriever
from .rows import Example, read_examples
from .static_vectors import static_cosines
from .tokens import Layout, tokenizer_of

DEV = {"neurips_dev", "iclr_llm_dev"}
#: Papers of made pairs by whose rows runs are compared.
MADE_DEV_PAPERS = 20


def load(files: list[Path], log: Log) -> tuple[list[Example], list[Example]]:
    """Examples to learn from and to compare runs by; of made pairs the last papers are held out."""
    examples = list(read_examples(*files))
    join_injections(examples)
    made = list(dict.fromkeys(one.paper for one in examples if one.source == "pair"))
    held = set(made[-MADE_DEV_PAPERS:])
    is_dev = lambda one: one.set in DEV or (one.source == "pair" and one.paper in held)
    train = [one for one in examples if not is_dev(one)]
    dev = [one for one in examples if is_dev(one)]
    log.say(f"{len(train)} examples to learn from, {len(dev)} to compare by")
    return train, dev


def join_injections(examples: list[Example]) -> None:
    """Puts an injection and the human sentence that it was written into in one group: "review:sentence"."""
    groups = {one.id.rpartition(":")[0] for one in examples if one.source == "injected"}
    for one in examples:
        if one.source == "injected":
            one.group = one.id.rpartition(":")[0]
        elif one.source == "natural" and one.id in groups:
            one.group = one.id


def retrieve(files: list[Path], run: Path, steps: int, weights: Path | None, compare: bool) -> None:
    log = Log(run / "log.txt")
    torch.manual_seed(1)
    train, dev = load(files, log)
    layout = Layout(tokenizer_of(weights))
    model = Detector.pretrained(weights)
    few = [one for one in dev if one.source != "pair"]
    if compare:
        recall_report(few, learn_on(train, cosines(train_sample(train), model, layout)), cosines(few, model, layout), log, "untrained")
        by_tokens = lambda examples: static_cosines(examples, model, layout)
        recall_report(few, learn_on(train, by_tokens(train_sample(train))), by_tokens(few), log, "static token vectors")
    train_retriever(model, layout, train, run / "retriever.pt", log, steps)
    found = cosines(few, model, layout)
    ranker = learn_on(train, cosines(train_sample(train), model, layout))
    recall_report(few, ranker, found, log, "retriever")
    (run / "ranker.json").write_text(json.dumps(ranker.config(), indent=2))


def train_sample(train: list[Example]) -> list[Example]:
    """Enough quoted sentences to fit eight weights."""
    quoted = [one for one in train if one.gold and one.source != "pair"]
    papers = list(dict.fromkeys(one.paper for one in quoted))
    chosen = set(random.Random(3).sample(papers, min(len(papers), 60)))
    return [one for one in quoted if one.paper in chosen]


def learn_on(train: list[Example], found: dict[str, np.ndarray]) -> Ranker:
    return learn_ranker([(one, found[one.id]) for one in train if one.id in found])


def cosines(examples: list[Example], model: Detector, layout: Layout) -> dict[str, np.ndarray]:
    """Cosine of each example's sentence with each of its units."""
    texts: dict[str, int] = {}
    for one in examples:
        for text in (one.text, *(unit.told for unit in one.units)):
            texts.setdefault(text, len(texts))
    known = embed_all(model, layout, list(texts))
    units: dict[int, np.ndarray] = {}
    out = {}
    for one in examples:
        # The sentences of one paper share its list of units.
        key = id(one.units)
        if key not in units:
            units = {key: known[[texts[unit.told] for unit in one.units]] if one.units else np.zeros((0, known.shape[1]))}
        out[one.id] = units[key] @ known[texts[one.text]]
    return out


def group_of(one: Example) -> str | None:
    if not one.gold:
        return None
    if one.source == "injected":
        return "injected absence" if one.absence else "injected other"
    if one.wrong > 0:
        return "refuted absence" if one.absence else "refuted other"
    return "supported" if one.kind == "fact" else "answered" if one.kind == "request" else None


def recall_report(examples: list[Example], ranker: Ranker, found: dict[str, np.ndarray], log: Log, name: str) -> None:
    """Recall of a passage that settles the sentence among the first 3 and 10 passages, by their best unit."""
    words = Ranker(*[np.array([0, 1, 0.5, 0.5, 0, 0, 0, 0], dtype=np.float32)] * 2)
    counts: dict[str, list[tuple[int, int]]] = {}
    for one in examples:
        group = group_of(one)
        if group is None:
            continue
        settled = {one.units[at].passage for at in one.gold}
        places = []
        for ranked in (words, ranker):
            order: dict[int, None] = {}
            for at in np.argsort(-ranked.scores(one, found[one.id]), kind="stable"):
                order.setdefault(one.units[int(at)].passage)
            places.append(next((place for place, passage in enumerate(order) if passage in settled), 10**6))
        counts.setdefault(group, []).append((places[0], places[1]))
    log.say(f"{name}: ranker {ranker.config()}")
    for group, rows in sorted(counts.items()):
        at = lambda column, k: np.mean([row[column] < k for row in rows])
        log.say(
            f"{name}: {group} n {len(rows)}: by words @3 {at(0, 3):.3f} @10 {at(0, 10):.3f}, ranked @3 {at(1, 3):.3f} @10 {at(1, 10):.3f}"
        )


def detect(
    files: list[Path],
    run: Path,
    made: int,
    size: int | None,
    weights: Path | None,
    start: Path | None,
    settings: Settings,
) -> None:
    """
    @param size examples drawn of the pool for runs that are compared with each other; None for all
    @param start checkpoint of an earlier run whose weights are gone on from; None: the retriever's
    """
    log = Log(run / "log.txt")
    log.say(f"detect: made {made}, size {size}, {settings}")
    train, dev = load(files, log)
    layout = Layout(tokenizer_of(weights))
    model = Detector.pretrained(weights)
    model.take_encoder(torch.load(run / "retriever.pt", weights_only=False)["model"])
    retriever = model
    if start is not None:
        model = Detector.pretrained(weights)
        model.load_state_dict(torch.load(start, weights_only=False)["model"], strict=False)
    pool = training_pool(train, made)
    if size is not None:
        pool = drawn(pool, size)
    log.say(f"detect: pool {counted(pool)}")
    cache = run / "cosines.npz"
    everything = pool + dev
    stored = np.load(cache) if cache.exists() else {}
    fits = lambda one: one.id in stored and len(stored[one.id]) == len(one.units)
    found = {one.id: stored[one.id] for one in everything if fits(one)}
    missing = [one for one in everything if one.id not in found]
    if missing:
        found |= cosines(missing, retriever, layout)
        np.savez(cache, **{key: value.astype(np.float16) for key, value in found.items()})
    # Learned on all units of papers: among the few that training looks at the weights would be others.
    ranker = Ranker.of_config(json.loads((run / "ranker.json").read_text()))
    few = [one for one in dev if one.source != "pair"]
    recall_report(few, ranker, found, log, "before detect")
    reader = Reader(layout, ranker, found, settings)
    glance = [one for one in dev if one.source != "pair" and one.wrong == 1 and not one.leaked]
    glance += some(11, 700, [one for one in few if one.wrong == 0 and not one.group])
    glance += [one for one in few if one.wrong == 0 and one.group]
    glance += some(12, 300, [one for one in dev if one.source == "pair"])
    train_detector(model, pool, reader, Queries(train, layout, 2), glance, run / "detector.pt", log)
    report(model, few, reader, log, "end")
    report(model, few, reader, log, "end", blank=True)
    if size is None:
        again = cosines(few, model, layout)
        recall_report(few, learn_on(train, cosines(train_sample(train), model, layout)), again, log, "end")


def drawn(pool: list[Example], size: int) -> list[Example]:
    """A part of the pool by whole groups, the same one for the same pool."""
    lots = list(by_group(pool))
    out: list[Example] = []
    for lot in random.Random(9).sample(lots, len(lots)):
        if len(out) >= size:
            break
        out += lot
    return out


def training_pool(train: list[Example], made: int, clean: int = 7000) -> list[Example]:
    """What is wrong more than once, clean sentences with known evidence first, and whole groups of made rows."""
    labelled = [one for one in train if one.source != "pair"]
    wrong = [one for one in labelled if one.wrong == 1 and not one.leaked]
    rest = [one for one in labelled if one.wrong != 1 or one.leaked]
    right = [one for one in rest if one.wrong == 0]
    lot = random.Random(5)
    # Those that an injection was written into come along with it.
    right.sort(key=lambda one: 0 if one.group else lot.random() / (3.0 if one.gold else 2.0 if one.kind == "fact" else 0.5 if one.kind == "other" else 1.0))
    groups: dict[str, list[Example]] = {}
    for one in train:
        # Rows without evidence are a third of what is made; half of them teach as much.
        if one.variant.endswith("evidence-removed") and lot.random() < 0.5:
            continue
        # A row whose settling words are not at hand would teach its wording.
        if one.source == "pair" and (one.gold or one.state == "not-found"):
            groups.setdefault(one.group, []).append(one)
    chosen: list[Example] = []
    for key in random.Random(7).sample(sorted(groups), len(groups)):
        if len(chosen) >= made:
            break
        chosen += groups[key]
    doubtful = [one for one in rest if one.wrong == 0.5 or one.leaked]
    return [narrowed(one) for one in [*right[:clean], *doubtful, *wrong, *wrong, *chosen]]


#: Units of an example that are looked at in training: the best by words, and what settles it.
NARROW = 18


def narrowed(one: Example) -> Example:
    """The same with fewer units: embedding all of a paper's would take as long as the training."""
    kept = list(dict.fromkeys([*list(one.candidates)[:NARROW], *one.gold]))
    place = {at: new for new, at in enumerate(kept)}
    return replace(
        one,
        units=[one.units[at] for at in kept],
        gold=[place[at] for at in one.gold],
        candidates={place[at]: one.candidates[at] for at in kept if at in one.candidates},
    )


def counted(pool: list[Example]) -> str:
    count = lambda keep: sum(1 for one in pool if keep(one))
    return (
        f"{len(pool)}: natural {count(lambda o: o.source == 'natural')} (wrong {count(lambda o: o.source == 'natural' and o.wrong == 1)}), "
        f"injected {count(lambda o: o.source == 'injected')}, made {count(lambda o: o.source == 'pair')} (wrong {count(lambda o: o.source == 'pair' and o.wrong == 1)})"
    )


def package(files: list[Path], run: Path, out: Path, weights: Path | None) -> None:
    """ONNX, int8 and parity; then everything that is tuned, by what the int8 model says of the dev sets."""
    log = Log(run / "log.txt")
    train, dev = load(files, log)
    few = [one for one in dev if one.source != "pair"]
    layout = Layout(tokenizer_of(weights))
    model = Detector.pretrained(weights)
    model.load_state_dict(torch.load(run / "detector.pt", weights_only=False)["model"])
    to_onnx(model, run / "full.onnx")
    to_int8(run / "full.onnx", run / "int8.onnx")
    found = cosines(few, model, layout)
    ranker = learn_on(train, cosines(train_sample(train), model, layout))
    recall_report(few, ranker, found, log, "package")
    reader = Reader(layout, ranker, found, Settings(steps=0))
    rows = [reader.tokens(one, reader.parts(one)) for one in few]
    small = run_onnx(run / "int8.onnx", rows, threads=2)
    some = sorted(random.Random(4).sample(range(len(rows)), min(600, len(rows))))
    full = run_onnx(run / "full.onnx", [rows[at] for at in some], threads=2)
    log.say(f"parity of int8 with fp32 over {len(some)} rows: {parity(full, {k: v[some] for k, v in small.items()})}")
    top = np.array([float(found[one.id].max()) if len(one.units) else 0.0 for one in few])
    tuned = calibrate(few, small, top, log.say)
    log.say(f"median change of the score with 0, 2, 5 passages of elsewhere: {drift(run / 'int8.onnx', few, reader, tuned['temperature'])}")
    write_folder(out, run / "int8.onnx", {"ranker": ranker.config(), **tuned, "defaultOn": False}, weights)
    log.say(f"wrote {out}: {(out / 'model.onnx').stat().st_size / 1e6:.1f} MB")


def some(seed: int, count: int, examples: list[Example]) -> list[Example]:
    """At most so many, drawn by seed."""
    return random.Random(seed).sample(examples, min(count, len(examples)))
