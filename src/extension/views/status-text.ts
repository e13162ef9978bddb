import path from 'node:path';
import type { Coverage } from '../../core/findings/finding.ts';
import { frontMatter } from '../../core/review/front-matter.ts';
import { displayed } from './evidence-text.ts';
import type { DraftState, DraftStatus } from '../findings/draft-state.ts';
import type { OpinionStatus } from '../llm/opinion-status.ts';
import { slowText } from './slow-text.ts';

export type StatusCommand =
  | 'peerlint.linkPaper'
  | 'peerlint.checkNow'
  | 'peerlint.cancelCheck'
  | 'peerlint.enterPassword'
  | 'peerlint.showLog'
  | 'peerlint.llm.ask'
  | 'peerlint.llm.stop';

export interface StatusText {
  readonly text: string;
  readonly detail: string;
  readonly severity: 'information' | 'warning' | 'error';
  readonly busy: boolean;
  readonly command: StatusCommand;
}

type Shown = Pick<DraftState, 'status' | 'stale' | 'provisional'>;

/** What the language status says of a draft: how many findings, or why it is not checked. `shown` counts findings. */
export function statusText(state: Shown, shown: number): StatusText {
  const status = unguarded(state, shown);
  return { ...status, text: statusPlain(status.text), detail: statusPlain(status.detail) };
}

/** The editor reads `[label](command:...)` and `$(icon)` in a status; names of files and papers must make neither. */
export function statusPlain(text: string): string {
  return displayed(text).replaceAll('](', '] (').replaceAll('$(', '$ (');
}

function unguarded(state: Shown, shown: number): StatusText {
  const { status, stale, provisional } = state;
  const base = { severity: 'information', busy: false, command: 'peerlint.checkNow' } as const;
  switch (status.kind) {
    case 'not-linked':
      return {
        ...base,
        text: 'No paper linked',
        detail: offer(status.candidates),
        command: 'peerlint.linkPaper',
      };
    case 'paper-missing':
      return {
        ...base,
        text: `Not checked: ${nameOf(status.paper)} is missing`,
        detail: `there is no ${status.paper}`,
        severity: 'warning',
        command: 'peerlint.linkPaper',
      };
    case 'not-trusted':
      return {
        ...base,
        text: 'Not checked: this workspace is not trusted',
        detail: `${status.paper} lies outside it`,
        severity: 'warning',
        command: 'peerlint.linkPaper',
      };
    case 'checking':
      return {
        ...base,
        text: provisional
          ? `${counted(shown, 'finding')} so far: looking for hidden text in the paper…`
          : progress(status),
        detail: nameOf(status.paper),
        busy: true,
        command: 'peerlint.cancelCheck',
      };
    case 'checked': {
      const slow = status.took ? slowText(status.took) : null;
      const { opinion } = status;
      return {
        ...base,
        ...(opinion && opinionLook[opinion.kind]),
        ...(slow === null ? {} : { severity: 'warning' }),
        text: `${counted(shown, 'finding')}${stale ? ' (before the last edits)' : ''}`,
        detail: [
          nameOf(status.paper.path),
          ...coverageText(status.coverage, status.paper.pages),
          status.byModel ? 'rules and local model' : 'rules alone',
          ...(opinion ? [opinion.text] : []),
          ...(slow === null ? [] : [slow]),
        ].join(' · '),
      };
    }
    case 'cancelled':
      return { ...base, text: 'Not checked: cancelled', detail: nameOf(status.paper) };
    case 'data-deleted':
      return {
        ...base,
        text: 'Not checked: you deleted its data',
        detail: `${nameOf(status.paper)} is read again, and kept, when you check now`,
      };
    case 'unreadable':
      return {
        ...base,
        text: 'Not checked: the paper cannot be read',
        detail: status.message.replaceAll(status.paper, nameOf(status.paper)),
        severity: 'warning',
      };
    case 'locked':
      return {
        ...base,
        text: 'Not checked: the paper is encrypted',
        detail: status.wrong
          ? `the password that was entered does not open ${nameOf(status.document)}`
          : `${nameOf(status.document)} needs its password`,
        severity: 'warning',
        command: 'peerlint.enterPassword',
      };
    case 'failed':
      return {
        ...base,
        text: 'Not checked: PeerLint failed',
        detail: 'A defect of PeerLint. The log has the details.',
        severity: 'error',
        command: 'peerlint.showLog',
      };
    case 'engine-down':
      return {
        ...base,
        text: 'Not checked: the engine does not start',
        detail: `${sentence(status.message)} Check Now tries again.`,
        severity: 'error',
      };
    case 'quarantined':
      return {
        ...base,
        text: 'Not checked: this file stops the engine',
        detail: `${sentence(status.message)} Check Now tries again.`,
        severity: 'error',
      };
  }
}

/** What a language model is at, or waits for, decides what a click does. */
const opinionLook = {
  idle: {},
  waits: { command: 'peerlint.llm.ask' },
  asking: { busy: true, command: 'peerlint.llm.stop' },
  problem: { severity: 'warning', command: 'peerlint.llm.ask' },
} as const satisfies Record<OpinionStatus['kind'], Partial<StatusText>>;

function offer(candidates: readonly string[]): string {
  if (candidates.length === 0) return '';
  const names = candidates.map(nameOf);
  const shown = names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return `beside it: ${shown.join(', ')}`;
}

function progress(status: Extract<DraftStatus, { kind: 'checking' }>): string {
  const { stage, done, total } = status;
  if (stage === 'model-paper') return `The local model reads the paper… ${done} %`;
  if (stage === 'model')
    return total > 0
      ? `The local model reads the draft… ${done} of ${total} sentences`
      : 'The local model reads the draft…';
  if (stage !== 'checking') {
    const what = readings[stage];
    return total > 1 && done > 0 ? `${what}… page ${done} of ${total}` : `${what}…`;
  }
  return `Checking… ${done} of ${total} sentences`;
}

const readings = {
  'reading-paper': 'Reading the paper',
  ocr: 'Reading scanned pages',
  looking: 'Looking for hidden text',
};

/** "0 findings" must not hide an unread page or an unchecked sentence (DESIGN.md, decision 9). */
function coverageText(coverage: readonly Coverage[], pages: number | null): string[] {
  const [first] = coverage;
  const checked = coverage.reduce((sum, one) => sum + one.sentencesChecked, 0);
  // Front matter is no sentence of the review.
  const skipped = coverage
    .flatMap(({ sentencesSkipped }) => sentencesSkipped)
    .filter(({ reason }) => reason !== frontMatter).length;
  const parts = [`${counted(checked, 'sentence')} checked`];
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (pages !== null && first) parts.push(pagesText(first.pagesRead, pages));
  const blank = first?.pagesWithoutText ?? [];
  if (blank.length > 0)
    parts.push(`${blank.length === 1 ? 'page' : 'pages'} ${blank.join(', ')} without text`);
  return [...parts, ...(first?.notes ?? [])];
}

function pagesText(read: number, pages: number): string {
  return read === pages ? `${counted(pages, 'page')} read` : `${read} of ${counted(pages, 'page')} read`;
}

function counted(n: number, noun: string): string {
  return `${n === 0 ? 'No' : n} ${noun}${n === 1 ? '' : 's'}`;
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function nameOf(file: string): string {
  return path.basename(file);
}
