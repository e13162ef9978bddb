import { splitSentences } from '../../text/sentences.ts';
import { foldLower } from '../../text/fold.ts';
import { terms } from '../../text/tokens.ts';
import type { Paper } from '../../paper/model.ts';
import { sectionZones, type Zone } from './zones.ts';

export type PartKind = 'sentence' | 'heading' | 'run-in' | 'caption' | 'row';

/** The smallest piece of a paper that can be quoted: a sentence, heading, caption or table row. */
export interface Part {
  readonly id: number;
  readonly kind: PartKind;
  readonly passage: number;
  /** UTF-16 range in the passage's text. */
  readonly start: number;
  readonly end: number;
  /** Folded lower-case text. */
  readonly text: string;
  readonly zone: Zone;
  readonly section: number | null;
  /** Index into `Paper.tables`, for rows. */
  readonly table: number | null;
}

export interface PaperParts {
  readonly paper: Paper;
  readonly parts: readonly Part[];
  /** Retrieval terms of a part, nouns of action also as their verb. */
  termsOf(part: Part): ReadonlySet<string>;
  /** Ids of the parts that hold a term, ascending. */
  partsWith(term: string): readonly number[];
  /** Terms of the title and abstract: what the paper is about, so that every page holds them. */
  readonly subject: ReadonlySet<string>;
  /** Ids of the parts that are about what a heading, run-in heading or caption announces, itself first. */
  under(part: Part): readonly Part[];
}

const known = new WeakMap<Paper, PaperParts>();

/** The parts of a paper; built at the first call, about 50 ms CPU for 20 pages. */
export function partsOf(paper: Paper): PaperParts {
  let parts = known.get(paper);
  if (!parts) known.set(paper, (parts = build(paper)));
  return parts;
}

function build(paper: Paper): PaperParts {
  const starts = new Map(
    paper.blocks
      .filter(({ kind }) => kind === 'paragraph' || kind === 'list-item' || kind === 'other')
      .map(({ text }) => [text.slice(0, 24), text.length]),
  );
  const zones = sectionZones(paper, checklistSections(paper));
  const parts: Part[] = [];
  let inChecklist = false;
  for (const passage of paper.passages) {
    if (passage.kind === 'reference') continue;
    if (/^neurips paper checklist/i.test(passage.text)) inChecklist = true;
    const zone: Zone = inChecklist ? 'back' : passage.section === null ? 'front' : zones[passage.section]!;
    const push = (kind: PartKind, start: number, end: number) =>
      parts.push({
        id: parts.length,
        kind,
        passage: passage.id,
        start,
        end,
        zone,
        text: foldLower(passage.text.slice(start, end)),
        section: passage.section,
        table: passage.table?.index ?? null,
      });
    if (passage.kind === 'heading') push('heading', 0, passage.text.length);
    else if (passage.kind === 'caption') push('caption', 0, passage.text.length);
    else if (passage.kind === 'table') push('row', 0, passage.text.length);
    else {
      for (const { start, end } of splitSentences(passage.text)) {
        const text = passage.text.slice(start, end);
        const block = starts.get(passage.text.slice(start, start + 24)) ?? 0;
        const title = runInLength(text);
        // A short sentence that is all of its paragraph heads nothing.
        const runIn = block > title + 1 ? title : 0;
        if (runIn > 0) push('run-in', start, start + runIn);
        if (runIn < text.length)
          push(
            'sentence',
            start + runIn + (runIn > 0 ? (/^\s*/.exec(text.slice(runIn))?.[0].length ?? 0) : 0),
            end,
          );
      }
    }
  }
  return new Parts(paper, parts);
}

const verbs =
  /\b(?:is|are|was|were|be|has|have|had|can|will|we|our|this|it|does|do|shows?|uses?|let|given|see)\b/i;

/** Length of a run-in heading that opens a paragraph ("Limitations. ", "Failure cases: "), or 0. */
function runInLength(sentence: string): number {
  const match = /^(?:\(?[A-Za-z\d]{1,3}[.)]\s+)?\p{Lu}[^.:?!]{2,80}[.:?]/u.exec(sentence);
  if (!match) return 0;
  const words = match[0].split(/\s+/).length;
  if (words > 9 || (verbs.test(match[0]) && !match[0].endsWith('?'))) return 0;
  if (match[0].endsWith('.') && match[0].length < sentence.length) return 0;
  return match[0].length;
}

/** Sections that a checklist made: their text asks a question of the authors. */
function checklistSections(paper: Paper): (section: number) => boolean {
  const found = new Set<number>();
  for (const { section, text } of paper.passages) {
    if (section !== null && /^(?:Question: |Answer: \[|Guidelines: )/.test(text)) found.add(section);
  }
  return (section) => found.has(section);
}

/** Porter's stemmer leaves short nouns of action alone: "preemption" is also found as "preempt", as "preempted" is. */
function withVerb(term: string): string[] {
  return /^_\p{L}{5,}[st]ion$/u.test(term) ? [term, term.slice(0, -3)] : [term];
}

class Parts implements PaperParts {
  readonly paper: Paper;
  readonly parts: readonly Part[];
  private readonly termSets: (ReadonlySet<string> | undefined)[] = [];
  private topic: ReadonlySet<string> | null = null;
  private index: Map<string, number[]> | null = null;

  constructor(paper: Paper, parts: readonly Part[]) {
    this.paper = paper;
    this.parts = parts;
  }

  termsOf(part: Part): ReadonlySet<string> {
    return (this.termSets[part.id] ??= new Set(terms(part.text).flatMap(withVerb)));
  }

  get subject(): ReadonlySet<string> {
    if (!this.topic) {
      const opening = this.parts
        .filter(({ kind, zone }) => kind === 'sentence' && zone === 'front')
        .slice(0, 10);
      this.topic = new Set([
        ...terms(this.paper.title ?? ''),
        ...opening.flatMap((part) => [...this.termsOf(part)]),
      ]);
    }
    return this.topic;
  }

  partsWith(term: string): readonly number[] {
    if (!this.index) {
      this.index = new Map();
      for (const part of this.parts) {
        for (const each of this.termsOf(part)) {
          const ids = this.index.get(each);
          if (ids) ids.push(part.id);
          else this.index.set(each, [part.id]);
        }
      }
    }
    return this.index.get(term) ?? [];
  }

  under(part: Part): readonly Part[] {
    if (part.kind === 'heading') return this.section(part);
    if (part.kind === 'run-in') return this.paragraphs(part);
    if (part.kind === 'caption' || part.kind === 'row') return this.table(part);
    return this.parts
      .slice(Math.max(0, part.id - 2), part.id + 3)
      .filter(({ section }) => section === part.section);
  }

  private section(heading: Part): Part[] {
    const sections = this.paper.sections;
    const first = heading.section;
    if (first === null) return [heading];
    let last = first;
    while (last + 1 < sections.length && sections[last + 1]!.level > sections[first]!.level) last += 1;
    const found: Part[] = [];
    for (let id = heading.id; id < this.parts.length; id += 1) {
      const { section } = this.parts[id]!;
      if (section === null || section < first || section > last) break;
      found.push(this.parts[id]!);
    }
    return found;
  }

  private paragraphs(runIn: Part): Part[] {
    const found: Part[] = [runIn];
    for (let id = runIn.id + 1; id < Math.min(this.parts.length, runIn.id + 14); id += 1) {
      const part = this.parts[id]!;
      if (part.kind === 'run-in' || part.kind === 'heading' || part.section !== runIn.section) break;
      found.push(part);
    }
    return found;
  }

  /** Caption and rows of a table; of a figure the caption and the sentences that speak of it. */
  private table(part: Part): Part[] {
    const { tables, captions, passages } = this.paper;
    const table =
      part.table ??
      tables.findIndex(
        ({ caption }) => caption !== null && captions[caption]!.text === passages[part.passage]!.text,
      );
    const found = [
      part,
      ...this.parts.filter((each) => each.table === table && each.id !== part.id && table >= 0),
    ];
    const label = /^(?:table|figure|fig\.?|algorithm) ?([a-z]?\.?\d+[\d.]*)/.exec(part.text);
    if (label) {
      const kind = part.text.startsWith('t') ? 'tab' : part.text.startsWith('a') ? 'alg' : 'fig';
      const mention = new RegExp(
        `\\b${kind}\\w*\\.? ?${label[1]!.replace(/\.$/, '').replaceAll('.', '\\.')}(?![\\d])`,
      );
      for (const each of this.parts)
        if (each.kind === 'sentence' && mention.test(each.text)) found.push(each);
    }
    return found;
  }
}
