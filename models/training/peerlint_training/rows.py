"""Reads what `npm run export:pairs` writes: units of papers, labelled sentences, rows of `bench inject`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator

TYPES = [
    "Number", "Entity", "False Concatenation", "Attribution Failure", "Overgeneralization",
    "Reasoning Error", "Hyperbole", "Temporal", "Context-based Meaning Error",
]
STATES = ["supported", "contradicted", "not-found"]
KINDS = ["fact", "opinion", "request", "other"]
TAGS = ["O", "B", "I"]
#: As src/core/model/candidates.ts orders them; then what the unit itself is.
FEATURES = ["overlap", "passage", "nearness", "numbers"]
LOOKS = ["heading", "caption", "table"]


@dataclass(frozen=True)
class Unit:
    """A sentence, caption, heading or row of a paper."""

    passage: int
    section: str
    kind: str
    text: str

    @property
    def told(self) -> str:
        """As it is embedded."""
        return f"{self.section}: {self.text}" if self.section else self.text

    @property
    def looks(self) -> list[float]:
        return [float(self.kind == look) for look in LOOKS]


@dataclass
class Example:
    """A sentence with the units it is judged by. Offsets are UTF-16 units; `span` is what is wrong in `text`."""

    id: str
    set: str
    paper: str
    source: str  # natural, injected or pair
    role: str
    text: str
    seeking: bool
    wrong: float
    type: str | None
    absence: bool
    span: tuple[int, int] | None
    kind: str | None = None
    state: str | None = None
    leaked: bool = False
    quoted: bool = False
    operator: str = ""
    variant: str = ""
    group: str = ""
    #: All units that may be read, and which of them settle the sentence.
    units: list[Unit] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    #: Index into `units` -> what is known by words, in the order of FEATURES; best first.
    candidates: dict[int, list[float]] = field(default_factory=dict)
    #: Of the symbolic side, by name.
    features: dict[str, float] = field(default_factory=dict)


def read_examples(*files: Path) -> Iterator[Example]:
    """Examples in the order of the files. Raises ValueError with file and line where a row is malformed."""
    for file in files:
        papers: dict[str, list[Unit]] = {}
        with open(file, encoding="utf8") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    row = json.loads(line)
                    if row["row"] == "paper":
                        papers = {row["paper"]: [Unit(*unit) for unit in row["units"]]}
                    elif row["row"] == "example":
                        yield _labelled(row, papers[row["paper"]])
                    else:
                        yield _made(row)
                except (KeyError, TypeError, ValueError) as error:
                    raise ValueError(f"{file}:{number}: not a row of export:pairs ({error!r}); export it anew") from error


def _labelled(row: dict, units: list[Unit]) -> Example:
    span = row["span"]
    return Example(
        id=row["id"], set=row["set"], paper=row["paper"], source=row["source"], role=row["role"], text=row["text"],
        seeking=row["seeking"], wrong=row["wrong"], type=row["type"], absence=row["absence"],
        span=(span["start"], span["end"]) if span else None, kind=row["kind"], leaked=row["leaked"],
        quoted=row["quoted"], units=units, gold=row["gold"],
        candidates={one[0]: one[1:] for one in row["candidates"]}, features=row["features"],
    )


def _made(row: dict) -> Example:
    span = row["span"]
    units = [Unit(*unit[:4]) for unit in row["units"]]
    return Example(
        id=row["id"], set=row["set"], paper=row["paper"], source="pair", role=row["role"], text=row["text"],
        seeking=row["seeking"], wrong=row["wrong"], type=row["type"], absence=row["absence"],
        span=(span["start"], span["end"]) if span else None, state=row["state"], operator=row["operator"],
        variant=row["variant"], group=row["group"], units=units,
        gold=[at for at, unit in enumerate(row["units"]) if unit[4]],
        candidates={at: unit[5:] for at, unit in enumerate(row["units"])},
    )


def utf16_offsets(text: str) -> list[int] | None:
    """Code point index of each UTF-16 unit's character; None where both counts agree."""
    if len(text.encode("utf-16-le")) == 2 * len(text):
        return None
    out: list[int] = []
    for at, char in enumerate(text):
        out += [at] * (2 if ord(char) > 0xFFFF else 1)
    return out + [len(text)]
