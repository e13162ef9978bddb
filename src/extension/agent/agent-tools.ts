import { agentAnswer } from '../../core/agent/answer.ts';
import type { Passwords } from '../../core/engine/protocol.ts';
import type { Policy } from '../../core/findings/finding.ts';
import type { CheckOutcome } from '../../node/engine/check-queue.ts';
import type { Checker } from '../checking/check-service.ts';
import type { Draft } from '../editor/draft.ts';
import type { Link } from '../linking/resolve-link.ts';
import { localDetector, type Settings } from '../settings.ts';
import type { ChatRecord } from './chat-record.ts';

export interface AgentToolsParts {
  readonly engine: Pick<Checker, 'check' | 'cancel'>;
  /** The draft of a file in the workspace, or the one in the active editor; undefined where there is none. */
  readonly draft: (file: string | undefined) => Promise<Draft | undefined>;
  /** A paper that the agent names: a file in the workspace. Rejects with an InputError for any other. */
  readonly paper: (file: string) => Promise<string>;
  readonly link: (draft: Draft) => Promise<Link>;
  readonly settings: (uri: string) => Settings;
  readonly passwords: (documents: readonly string[]) => Passwords;
  readonly ocr: (paper: string) => boolean;
  /** Whether the user marked a claim of a draft as no problem. */
  readonly dismissed: (uri: string, claimKey: string) => boolean;
  readonly record: Pick<ChatRecord, 'add'>;
}

export interface AgentQuestion {
  /** A sentence or a few, in place of the draft's own text. */
  readonly text?: string;
  /** Path of a draft in the workspace; without it the one in the active editor. */
  readonly draft?: string;
  /** Path of a paper in the workspace; without it the one that the draft is linked to. */
  readonly paper?: string;
}

/** UTF-16 units of a sentence or a few. */
export const longestSentence = 5000;

/** What an agent in the editor may ask. It never changes anything, and what it is told hangs on the venue's policy. */
export class AgentTools {
  readonly #parts: AgentToolsParts;
  #asked = 0;

  constructor(parts: AgentToolsParts) {
    this.#parts = parts;
  }

  /** For the user, before anything is shared. */
  async confirmation({ draft: file }: AgentQuestion): Promise<string> {
    const draft = await this.#parts.draft(file);
    return whatIsShared(this.#parts.settings(draft?.uri ?? '').venuePolicy);
  }

  /** The answer as JSON. Rejects with one sentence for the agent. `onCancel` is told what ends the check. */
  async answer(question: AgentQuestion, onCancel: (cancel: () => void) => void): Promise<string> {
    const { engine, settings, passwords, ocr, dismissed, record } = this.#parts;
    const draft = await this.#parts.draft(question.draft);
    if (!draft && (question.text === undefined || question.paper === undefined))
      throw new Error('There is no such draft. Open the review in the editor, or name its file.');
    if (question.text !== undefined && question.text.length > longestSentence)
      throw new Error(`The text is longer than ${longestSentence} characters. Check the draft instead.`);
    const about = draft?.uri ?? '';
    const { paper, supplements } = await this.#paperOf(question, draft);
    const { threshold, venuePolicy: policy, detector, modelPath } = settings(about);
    // An address of its own: the check of the draft itself must go on.
    const uri = `peerlint-agent:${(this.#asked += 1)}`;
    onCancel(() => engine.cancel(uri));
    const source = question.text ?? draft?.text() ?? '';
    const job = {
      uri,
      version: 0,
      path: question.text === undefined ? (draft?.path ?? draft?.name ?? 'draft') : 'text',
      text: source,
      paper,
      supplements,
      passwords: passwords([paper, ...supplements]),
      ocr: ocr(paper),
      // No language model is asked because an agent wants to know.
      settings: { detector: localDetector(detector), modelPath, threshold, policy, dismissed: [] },
    };
    const outcome = await engine.check(job, {});
    if (outcome.kind !== 'result') throw new Error(whyNot(outcome));
    await record.add(about, policy === 'cloudAllowed' ? 'text' : 'places');
    const reviews = outcome.reviews.map(({ result }) => {
      const findings = result.findings.filter(({ claimKey }) => !dismissed(about, claimKey));
      return { source, result: { ...result, findings } };
    });
    const { pages, warnings } = outcome.paper;
    const sentences = question.text !== undefined;
    return JSON.stringify(agentAnswer({ pages, warnings, reviews }, { policy, sentences }));
  }

  async #paperOf(
    { paper }: AgentQuestion,
    draft: Draft | undefined,
  ): Promise<{ paper: string; supplements: readonly string[] }> {
    if (paper !== undefined) return { paper: await this.#parts.paper(paper), supplements: [] };
    const link = draft && (await this.#parts.link(draft));
    if (link?.kind === 'linked') return link;
    throw new Error(
      'The draft has no paper that can be read. The user links one with the command “PeerLint: Link Paper…”.',
    );
  }
}

/** Names no file: what they are called is for the user to see in the editor, and not for the chat. */
function whyNot(outcome: Exclude<CheckOutcome, { kind: 'result' }>): string {
  switch (outcome.kind) {
    case 'locked':
      return 'The paper is encrypted. The user enters its password with the command “PeerLint: Enter Paper Password…”.';
    case 'input':
      return 'The review or the paper cannot be read. PeerLint’s status item in the editor says why.';
    case 'superseded':
      return 'The check was cancelled.';
    default:
      return 'PeerLint could not check this. Its log in the editor says why.';
  }
}

function whatIsShared(policy: Policy): string {
  const checked = 'PeerLint checks on this machine. The chat, and the service behind it, is then given ';
  return policy === 'cloudAllowed'
    ? `${checked}the findings with **sentences of the review and passages of the paper**, because \`peerlint.venuePolicy\` is \`cloudAllowed\`. Submissions and reviews are confidential: make sure that the venue allows it.`
    : `${checked}the number, types, places and scores of the findings, and no text of the review or the paper.`;
}
