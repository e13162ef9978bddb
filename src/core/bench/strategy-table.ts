import { formatShare, shareOf, type Share } from '../evaluate/interval.ts';
import { markdownTable } from '../evaluate/markdown-table.ts';
import { shared, type Sample } from './sample.ts';

/** One way to check the same sentences: the local check alone, or with a language model that is asked in one way. */
export interface StrategyRun {
  readonly name: string;
  readonly samples: readonly Sample[];
  /** Of the language model: verdicts that count, that were dropped, and sentences without an answer. */
  readonly judged: number;
  readonly dropped: number;
  readonly failed: number;
  readonly requests: number;
  readonly tokens: number;
  /** Seconds that the answers took. */
  readonly seconds: number;
}

/**
 * Ways side by side on the three tasks of HalluPeer, at what is shown at the default setting: detection (clean sentences
 * flagged, wrong ones found, precision), type and place of what is found. Each share with n and a 95 % interval.
 */
export function strategyTable(runs: readonly StrategyRun[]): string {
  const header = [
    'asked',
    'clean flagged',
    'wrong found',
    'precision',
    'right type of those found',
    'labelled words met',
    'verdicts',
    'dropped',
    'no answer',
    'requests',
    'tokens',
    's',
  ];
  return markdownTable(header, runs.map(row)).join('\n');
}

function row(run: StrategyRun): string[] {
  const flagged = ({ shown }: Sample): boolean => shown.length > 0;
  const wrong = run.samples.filter(({ gold }) => gold === 'wrong');
  const clean = run.samples.filter(({ gold }) => gold === 'clean');
  const found = wrong.filter(flagged);
  const precise: Share = { hits: found.length, n: found.length + clean.filter(flagged).length };
  return [
    run.name,
    formatShare(shareOf(clean, flagged)),
    formatShare(shareOf(wrong, flagged)),
    formatShare(precise),
    formatShare(shareOf(found, ({ shown, type }) => shown.some((one) => one.type === type))),
    formatShare(
      shareOf(found, ({ shown, span }) => span !== null && shown.some((one) => shared(one, span) > 0)),
    ),
    ...[run.judged, run.dropped, run.failed, run.requests, run.tokens].map(String),
    run.seconds.toFixed(0),
  ];
}
