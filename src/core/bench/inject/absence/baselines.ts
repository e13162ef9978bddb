import { lexiconOf } from '../../../evidence/lexicon.ts';
import { scanNames } from '../../../evidence/lexicon/name-scan.ts';
import { partsOf, type Part } from '../../../evidence/inventory/paper-parts.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import { isWhole } from '../../../paper/whole-text.ts';
import { foldLower } from '../../../text/fold.ts';
import type { Random } from '../../random.ts';
import type { Framed } from './frames.ts';
import type { AbsencePair } from './pair.ts';

/** Denials, and at the same place in the other list what affirms the same. */
const denials = [
  'The proposed method is not compared with <x>.',
  'There is no comparison with <x> in the experiments.',
  'A comparison with <x> is missing.',
  'The authors do not compare their method against <x>.',
  'The baselines do not include <x>.',
  'The experiments leave out <x> as a baseline.',
  'I could not find any results for <x> in the paper.',
  'The evaluation lacks <x> as a point of comparison.',
];
const affirmations = [
  'The proposed method is compared with <x>.',
  'There is a comparison with <x> in the experiments.',
  'A comparison with <x> is included.',
  'The authors compare their method against <x>.',
  'The baselines include <x>.',
  'The experiments include <x> as a baseline.',
  'I found results for <x> in the paper.',
  'The evaluation has <x> as a point of comparison.',
];

/** Names of either kind that one paper gives. */
const most = 2;

/** Pairs on methods that a paper compares itself with, and on methods that it cites and leaves at that. */
export function baselinePairs(index: PaperIndex, random: Random): AbsencePair[] {
  const pair = (name: string, shown: readonly number[] | null): AbsencePair => ({
    operator: 'absence/baseline',
    denial: filled(random.pick(denials)!, name),
    affirmation: filled(random.pick(affirmations)!, name),
    shown,
    denied: 'entity/false-absence/comparison-denied',
    invented: 'entity/wrong-method/baseline-swapped',
  });
  const compared = random.shuffled([...comparedIn(index)]).slice(0, most);
  const cited = random.shuffled(citedOnlyIn(index)).slice(0, most);
  return [...compared.map(([name, shown]) => pair(name, shown)), ...cited.map((name) => pair(name, null))];
}

function filled(frame: string, name: string): Framed {
  const start = frame.indexOf('<x>');
  return { text: frame.replace('<x>', name), thing: { start, end: start + name.length } };
}

const own =
  /\b(?:ours?|we (?:propose|introduce|present|develop|call|name)|our (?:method|model|approach|framework))\b/;

/** Names that open a row of a table and that a sentence calls a baseline; with the two passages. */
function comparedIn({ paper }: PaperIndex): Map<string, readonly number[]> {
  const { parts } = partsOf(paper);
  const told = parts.filter(
    ({ kind, zone, text }) =>
      kind === 'sentence' && zone !== 'related' && zone !== 'front' && zone !== 'back' && calls.test(text),
  );
  const found = new Map<string, readonly number[]>();
  for (const row of parts) {
    if (row.kind !== 'row') continue;
    const { table } = paper.passages[row.passage]!;
    const cell = table ? paper.tables[table.index]?.rows[table.row]?.cells[0] : undefined;
    const name = cell === undefined ? null : nameIn(cell);
    if (name === null || found.has(name) || own.test(row.text) || isOwn(name, parts, paper.title)) continue;
    const sentence = told.find(({ text }) => baselineCall(name).test(text));
    if (sentence) found.set(name, [row.passage, sentence.passage]);
  }
  return found;
}

const calls = /\b(?:compar\w+|baselines?|outperform\w*|surpass\w*)\b/;

function baselineCall(name: string): RegExp {
  const word = escaped(name);
  return new RegExp(
    `(?:\\bcompar\\w+\\b[^.]{0,60}\\b(?:with|to|against)\\b|\\bbaselines?\\b|\\b(?:outperform|surpass)\\w*\\b)[^.]{0,120}(?<!\\b(?:on|in|using|over|across|for) (?:the )?)${word}`,
    'u',
  );
}

/** Names of benchmarks: what one is tested on, not compared with. */
const data = /bench|test|eval|set$|qa$|-c$|corpus|\d[kK]$/i;

/** The name that a cell is, apart from a citation behind it. */
function nameIn(cell: string): string | null {
  const bare = cell.replace(/\s*(?:\[[^\]]*\]|\([^)]*\))\s*$/u, '').trim();
  const [name, ...more] = scanNames(bare);
  if (!name || more.length > 0 || name.shape === 'capital' || name.text !== bare) return null;
  return bare.length >= 3 && bare.length <= 30 && !data.test(bare) ? bare : null;
}

/** A name of the title, or a variant of one ("Base-Ours"), or one that a sentence claims. */
function isOwn(name: string, parts: readonly Part[], title: string | null): boolean {
  const folded = foldLower(name);
  const titled = foldLower(title ?? '').match(/\p{L}{4,}/gu) ?? [];
  if (titled.some((word) => folded.includes(word))) return true;
  const near = new RegExp(`${own.source}[^.]{0,80}${escaped(name)}`, 'u');
  return parts.some(({ text }) => near.test(text));
}

/** A name with a citation behind it. */
const cited =
  /^\s?(?:\[\d[\d, -]*\]|\(?\p{Lu}\p{L}+ et al|\(\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?,? (?:19|20)\d\d)/u;

/** Methods that stand, with their citation, in the related work and nowhere else in the paper. */
function citedOnlyIn(index: PaperIndex): string[] {
  const { paper } = index;
  if (!isWhole(paper)) return [];
  const { parts } = partsOf(paper);
  const lexicon = lexiconOf(index);
  const names = parts
    .filter(({ kind, zone }) => kind === 'sentence' && zone === 'related')
    .flatMap(({ passage, start, end }) => {
      const text = paper.passages[passage]!.text.slice(start, end);
      return scanNames(text)
        .filter(
          (name) =>
            name.shape === 'camel' &&
            cited.test(text.slice(name.end)) &&
            !/\b(?:on|data ?sets?|benchmarks?|using|via|corpus|like|of) $/i.test(text.slice(0, name.start)),
        )
        .map((name) => name.text);
    });
  return [...new Set(names)].filter((name) => {
    if (!/^[\p{L}\p{N}-]{4,24}$/u.test(name) || data.test(name)) return false;
    const word = new RegExp(escaped(name), 'u');
    return (
      lexicon.usageOf(name) === 'told' &&
      !parts.some(({ kind, zone, text }) => (zone !== 'related' || kind !== 'sentence') && word.test(text))
    );
  });
}

/** A pattern of the name as a word in folded lower-case text. */
function escaped(name: string): string {
  return `(?<![\\p{L}\\p{N}])${foldLower(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
}
