import type { Usage } from '../llm/chat-model.ts';
import { whyDropped, type Dropped } from './verdict.ts';

/** What asking the model came to; numbers are of one review. */
export interface OpinionReport {
  /** As settings, logs and findings name it. */
  readonly model: string;
  /** Host and port. */
  readonly host: string;
  /** The model runs on this machine. */
  readonly local: boolean;
  readonly promptVersion: string;
  /** Sentences chosen for a question, and those of them with a verdict that counts. */
  readonly chosen: number;
  readonly judged: number;
  readonly dropped: Readonly<Partial<Record<Dropped, number>>>;
  /** Sentences whose request failed or whose answer could not be read, and those that were not asked about any more. */
  readonly failed: number;
  readonly unasked: number;
  /** Why requests failed or stopped, each in one sentence. */
  readonly problems: readonly string[];
  readonly requests: number;
  /** Requests that an earlier run had answered. */
  readonly known: number;
  /** Tokens as the server counts them; null where it does not. */
  readonly usage: Usage | null;
  /** Milliseconds. */
  readonly took: number;
}

/** Sentences for the coverage: what was asked, what of it counts, what went wrong. */
export function opinionNotes(report: OpinionReport): string[] {
  const { model, host, local, chosen, judged, failed, unasked, problems } = report;
  const where = local ? `on this machine, ${host}` : host;
  if (chosen === 0)
    return [`The language model ${model} (${where}) was asked nothing: no sentence called for it.`];
  const notes = [
    `The language model ${model} (${where}) was asked about ${sentences(chosen)}; ${judged} of its verdicts count.`,
  ];
  for (const [why, n] of Object.entries(report.dropped) as [Dropped, number][])
    notes.push(`Left out: ${n === 1 ? '1 verdict' : `${n} verdicts`} ${whyDropped[why]}.`);
  if (failed > 0) notes.push(`Without an answer: ${sentences(failed)}. ${problems.join(' ')}`);
  if (unasked > 0)
    notes.push(
      `Not asked about: ${sentences(unasked)}${failed > 0 ? ' for the same reason' : `. ${problems.join(' ')}`}`.replace(
        /([^.])$/u,
        '$1.',
      ),
    );
  return notes;
}

/** Cost in the line of what was spent: tokens, time, and money where a price is known. @param price USD a million tokens */
export function spentText(
  reports: readonly Pick<OpinionReport, 'requests' | 'known' | 'usage' | 'took'>[],
  price: { readonly read: number; readonly written: number } | null,
): string {
  const sum = (of: (report: (typeof reports)[number]) => number): number =>
    reports.reduce((total, report) => total + of(report), 0);
  const requests = sum((report) => report.requests);
  const known = sum((report) => report.known);
  const read = sum(({ usage }) => usage?.promptTokens ?? 0);
  const written = sum(({ usage }) => usage?.completionTokens ?? 0);
  const counted = read + written > 0;
  const money = price && counted ? (read * price.read + written * price.written) / 1e6 : null;
  return [
    `${requests} ${requests === 1 ? 'request' : 'requests'}${known > 0 ? ` and ${known} answered from the cache` : ''}`,
    counted
      ? `${read} tokens read and ${written} written`
      : requests > 0
        ? 'the server counts no tokens'
        : null,
    money === null ? null : `about ${money.toFixed(money < 0.1 ? 4 : 2)} USD at the price given`,
    `${(sum(({ took }) => took) / 1000).toFixed(1)} s`,
  ]
    .filter((part) => part !== null)
    .join('; ');
}

function sentences(n: number): string {
  return n === 1 ? '1 sentence' : `${n} sentences`;
}
