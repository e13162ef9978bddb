import { auroc } from '../../evaluate/areas.ts';
import { paperBootstrap, type Estimate } from '../../evaluate/bootstrap.ts';
import { estimateCell, markdownTable } from '../../evaluate/markdown-table.ts';
import { terms } from '../../text/tokens.ts';
import { learnLogistic } from '../learn-logistic.ts';
import { seedOf } from '../random.ts';

/** A labelled sentence with the passages shown beside it; null where none are. */
export interface ControlRow {
  readonly paper: string;
  readonly wrong: boolean;
  readonly text: string;
  readonly evidence: string | null;
}

/** How well something that cannot know tells wrong sentences from right ones. */
export interface Control {
  readonly name: 'length only' | 'claim only' | 'evidence only';
  readonly auroc: Estimate;
}

/** Rows that are looked at: more would only cost time. */
export const mostControlRows = 2000;
const folds = 5;
/** Words that a classifier gets to see; those that tell the classes of its own training rows apart best. */
const mostWords = 150;
const penalty = 2;

/**
 * Shortcut controls: logistic regressions on the length of the sentence alone, on its words without the evidence, and
 * on the evidence without the sentence, each tested on papers that it was not trained on (five folds). Data that is
 * worth learning from leaves them near 0.5.
 */
export function shortcutControls(
  rows: readonly ControlRow[],
  { seed, resamples }: { readonly seed: number; readonly resamples: number },
): Control[] {
  const kept = sample(rows, seed);
  const views: [Control['name'], (row: ControlRow) => View][] = [
    ['length only', ({ text }) => ({ words: new Set(), size: text.length })],
    ['claim only', ({ text }) => ({ words: wordsOf(text), size: text.length })],
  ];
  if (kept.some(({ evidence }) => evidence !== null))
    views.push([
      'evidence only',
      ({ evidence }) => ({ words: wordsOf(evidence ?? ''), size: (evidence ?? '').length }),
    ]);
  return views.map(([name, view]) => {
    const scored = crossScored(kept, view, seed);
    const figures = paperBootstrap(scored, (drawn) => ({ auroc: auroc(drawn) }), {
      seed,
      resamples,
      paperOf: ({ paper }) => paper,
    });
    return { name, auroc: figures.auroc };
  });
}

/** The controls as a section of a page. */
export function controlsSection(controls: readonly Control[]): string[] {
  return [
    '## Shortcut controls',
    '',
    'What cannot know should not tell: logistic regressions on the length of the sentence, on its words alone, on the evidence alone, each tested on papers that it was not trained on. Near 0.5 the data has no shortcut.',
    '',
    ...markdownTable(
      ['control', 'n', 'papers', 'AUROC'],
      controls.map(({ name, auroc: figure }) => [
        name,
        String(figure.n),
        String(figure.papers),
        estimateCell(figure),
      ]),
    ),
    '',
  ];
}

/** Whole papers, by seed, until there are enough rows. */
function sample(rows: readonly ControlRow[], seed: number): ControlRow[] {
  if (rows.length <= mostControlRows) return [...rows];
  const papers = [...new Set(rows.map(({ paper }) => paper))].sort(
    (a, b) => seedOf(seed, a, 'controls') - seedOf(seed, b, 'controls'),
  );
  const sizes = new Map<string, number>();
  for (const { paper } of rows) sizes.set(paper, (sizes.get(paper) ?? 0) + 1);
  const kept = new Set<string>();
  let total = 0;
  for (const paper of papers) {
    if (total >= mostControlRows) break;
    kept.add(paper);
    total += sizes.get(paper) ?? 0;
  }
  return rows.filter(({ paper }) => kept.has(paper));
}

interface View {
  readonly words: ReadonlySet<string>;
  /** Characters. */
  readonly size: number;
}

/** Stems; numbers by their form, since their values are the paper's own. */
function wordsOf(text: string): Set<string> {
  return new Set(terms(text).map((term) => term.replace(/\d+/gu, '0')));
}

interface Scored {
  readonly paper: string;
  readonly wrong: boolean;
  readonly score: number;
}

function crossScored(rows: readonly ControlRow[], view: (row: ControlRow) => View, seed: number): Scored[] {
  const foldOf = foldsOf(rows, seed);
  const viewed = rows.map((row) => ({ ...row, ...view(row), fold: foldOf.get(row.paper)! }));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const [training, test] = [
      viewed.filter((row) => row.fold !== fold),
      viewed.filter((row) => row.fold === fold),
    ];
    const classes = new Set(training.map(({ wrong }) => wrong));
    // Scores of several folds stand in one ranking, so one that cannot learn says what it knows: nothing.
    if (classes.size < 2 || test.length === 0)
      return test.map(({ paper, wrong }) => ({ paper, wrong, score: 0.5 }));
    const words = tellingWords(training);
    // Both classes count alike, or the scores of a fold would tell how many wrong ones the others have.
    const wrong = training.filter((row) => row.wrong).length;
    const weight = (isWrong: boolean): number =>
      training.length / 2 / (isWrong ? wrong : training.length - wrong);
    const features = ({ words: own, size }: View): number[] => [
      size / 100,
      ...words.map((word) => (own.has(word) ? 1 : 0)),
    ];
    const weights = learnLogistic(
      training.map((row) => ({ features: features(row), positive: row.wrong, weight: weight(row.wrong) })),
      penalty,
      8,
    );
    return test.map((row) => {
      const sum = features(row).reduce((total, value, at) => total + value * weights[at + 1]!, weights[0]!);
      return { paper: row.paper, wrong: row.wrong, score: 1 / (1 + Math.exp(-sum)) };
    });
  });
}

/** Papers dealt out by seed, so that the folds have as many. */
function foldsOf(rows: readonly ControlRow[], seed: number): Map<string, number> {
  const papers = [...new Set(rows.map(({ paper }) => paper))].sort(
    (a, b) => seedOf(seed, a, 'fold') - seedOf(seed, b, 'fold'),
  );
  return new Map(papers.map((paper, at) => [paper, at % folds]));
}

/** The words whose shares in the two classes lie furthest apart, by chi square. */
function tellingWords(rows: readonly (View & { readonly wrong: boolean })[]): string[] {
  const counts = new Map<string, { wrong: number; right: number }>();
  const total = { wrong: 0, right: 0 };
  for (const { words, wrong } of rows) {
    const side = wrong ? 'wrong' : 'right';
    total[side] += 1;
    for (const word of words) {
      const count = counts.get(word) ?? { wrong: 0, right: 0 };
      count[side] += 1;
      counts.set(word, count);
    }
  }
  const all = total.wrong + total.right;
  const distance = ({ wrong, right }: { wrong: number; right: number }): number => {
    const expected = ((wrong + right) * total.wrong) / all;
    return (wrong - expected) ** 2 / Math.max(expected, 1e-9);
  };
  return [...counts]
    .filter(([, { wrong, right }]) => wrong + right >= 3)
    .map(([word, count]) => ({ word, far: distance(count) }))
    .sort((a, b) => b.far - a.far || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
    .map(({ word }) => word);
}
