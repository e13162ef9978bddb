import type { CheckerFigures, GroupFigures } from './figures.ts';
import { checkerFigures, groupFigures } from './figures.ts';
import type { Share } from '../evaluate/interval.ts';
import { shareOf } from '../evaluate/interval.ts';
import type { KindFigures } from './kind-figures.ts';
import { kindFigures } from './kind-figures.ts';
import type { Sample } from './sample.ts';
import type { Part, SetName } from './split.ts';
import { partOf, sets } from './split.ts';

/** What is asked for; "all" is every part. */
export type Selection = Part | 'all';

export interface SetFigures {
  readonly set: SetName;
  readonly selection: Selection;
  readonly papers: number;
  readonly reviews: number;
  /** The score threshold was chosen on the very papers that it is reported on. */
  readonly inSample: boolean;
  /** Clean negatives (supported, or no claim) on which something is shown. */
  readonly clean: Share;
  /** The same, facts alone. */
  readonly cleanFacts: Share;
  /** The same, of papers that no threshold was chosen on; null where there are none. */
  readonly cleanUnseen: Share | null;
  readonly falseAlarmsPerReview: number;
  readonly reviewsWithFalseAlarm: Share;
  readonly groups: readonly GroupFigures[];
  readonly checkers: readonly CheckerFigures[];
  /** Hints on requests; null where no request is labelled. */
  readonly answered: AnsweredFigures | null;
  /** Summary sentences of human reviews without labels, to be read by a person; null if not run. */
  readonly summaries: Share | null;
  /** How the kinds of sentences were told; null where none is labelled. */
  readonly kinds: KindFigures | null;
}

/** Hints that the paper answers a request, on labelled requests. */
export interface AnsweredFigures {
  /** Of the hints, those on requests that the paper answers. */
  readonly whole: Share;
  /** ... or answers in part. */
  readonly part: Share;
  /** Of the requests that the paper answers, those with a hint. */
  readonly recall: Share;
}

/** Parts that a selection reports on. */
export function selectedParts(set: SetName, selection: Selection): readonly Part[] {
  if (selection !== 'all') return [selection];
  return sets[set] === 'dev' ? ['fit', 'report'] : ['fit', 'final'];
}

/**
 * Figures of a data set. Score thresholds come from its `fit` papers (which must be among `samples`) and are reported
 * on the other selected papers; what is shown is reported on all selected papers.
 */
export function setFigures(
  set: SetName,
  selection: Selection,
  samples: readonly Sample[],
  summaries: readonly Sample[] | null,
): SetFigures {
  const parts = selectedParts(set, selection);
  const within = (wanted: readonly Part[]) =>
    samples.filter(({ paper }) => wanted.includes(partOf(set, paper)));
  const selected = within(parts);
  const unseen = within(parts.filter((part) => part !== 'fit'));
  const inSample = unseen.length === 0;
  const fitting = sides(within(['fit']));
  const reported = sides(inSample ? selected : unseen);
  const { wrong, clean } = sides(selected);
  const group = (name: string, test: (sample: Sample) => boolean): GroupFigures =>
    groupFigures(
      name,
      wrong.filter(test),
      clean,
      { ...fitting, wrong: fitting.wrong.filter(test) },
      { ...reported, wrong: reported.wrong.filter(test) },
    );
  const flagged = (sample: Sample): boolean => sample.shown.length > 0;
  const reviews = groupBy(clean, ({ review }) => review);
  return {
    set,
    selection,
    papers: new Set(selected.map(({ paper }) => paper)).size,
    reviews: reviews.length,
    inSample,
    clean: shareOf(clean, flagged),
    cleanFacts: shareOf(
      clean.filter(({ kind }) => kind === 'fact'),
      flagged,
    ),
    cleanUnseen: inSample ? null : shareOf(reported.clean, flagged),
    falseAlarmsPerReview:
      clean.reduce((sum, { shown }) => sum + shown.length, 0) / Math.max(1, reviews.length),
    reviewsWithFalseAlarm: shareOf(reviews, (its) => its.some(flagged)),
    groups: [
      group('natural', ({ source }) => source === 'natural'),
      group('natural without the leaked phrase', ({ source, leaked }) => source === 'natural' && !leaked),
      group('injected', ({ source }) => source === 'injected'),
    ].filter(({ recall }, i, all) => recall.n > 0 && !(i === 1 && recall.n === all[0]?.recall.n)),
    checkers: checkerFigures(selected),
    answered: answeredFigures(selected),
    summaries: summaries && shareOf(summaries, flagged),
    kinds: kindFigures(selected),
  };
}

function answeredFigures(samples: readonly Sample[]): AnsweredFigures | null {
  const requests = samples.filter(({ source, answered }) => source === 'natural' && answered);
  if (requests.length === 0) return null;
  const hints = requests.filter(({ hinted }) => hinted);
  return {
    whole: shareOf(hints, ({ answered }) => answered === 'yes'),
    part: shareOf(hints, ({ answered }) => answered !== 'no'),
    recall: shareOf(
      requests.filter(({ answered }) => answered === 'yes'),
      ({ hinted }) => hinted === true,
    ),
  };
}

function sides(samples: readonly Sample[]): { wrong: Sample[]; clean: Sample[] } {
  return {
    wrong: samples.filter(({ gold }) => gold === 'wrong'),
    clean: samples.filter(({ gold }) => gold === 'clean'),
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}
