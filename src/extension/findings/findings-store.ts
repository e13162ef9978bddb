import type { CheckTime } from '../checking/check-clock.ts';
import { Emitter } from '../event.ts';
import type { PaperInfo, ProvisionalWhy, ReviewOutcome } from '../../core/engine/protocol.ts';
import type { DraftState, DraftStatus } from './draft-state.ts';
import type { OpinionStatus } from '../llm/opinion-status.ts';
import { follow, track } from './tracked-finding.ts';
import type { TextChange, TrackedFinding } from './tracked-finding.ts';

/** A finished check of a version of a draft. */
export interface Checked {
  readonly version: number;
  readonly source: string;
  readonly paper: PaperInfo;
  readonly reviews: readonly ReviewOutcome[];
  readonly took?: CheckTime | undefined;
}

/**
 * The one owner of findings. Every value is immutable; views read `shown` and listen to `onDidChange`, which names
 * the draft that changed.
 */
export class FindingsStore {
  readonly #states = new Map<string, DraftState>();
  readonly #changed = new Emitter<string>();
  readonly #dismissed: (uri: string, claimKey: string) => boolean;

  /** `dismissed` says whether the user marked a claim of that draft as no problem. */
  constructor(dismissed: (uri: string, claimKey: string) => boolean) {
    this.#dismissed = dismissed;
  }

  readonly onDidChange = this.#changed.event;

  get(uri: string): DraftState | undefined {
    return this.#states.get(uri);
  }

  uris(): string[] {
    return [...this.#states.keys()];
  }

  /** Findings to show: dismissed ones are left out. */
  shown(uri: string): readonly TrackedFinding[] {
    return this.#findings(uri).filter(({ claimKey }) => !this.#dismissed(uri, claimKey));
  }

  dismissed(uri: string): readonly TrackedFinding[] {
    return this.#findings(uri).filter(({ claimKey }) => this.#dismissed(uri, claimKey));
  }

  /** A shown finding by its id. */
  find(uri: string, id: string): TrackedFinding | undefined {
    return this.shown(uri).find((finding) => finding.id === id);
  }

  /** A new status; what was found before stays on show while the draft has the same, readable paper. */
  setStatus(uri: string, status: Exclude<DraftStatus, { kind: 'checked' }>): void {
    const before = this.#states.get(uri);
    const same = 'paper' in status && before?.paper?.path === status.paper;
    // Provisional findings that nothing will confirm any more go.
    const keeps = same && status.kind in keepsFindings && (!before.provisional || status.kind === 'checking');
    this.#set(keeps ? { ...before, status } : empty(uri, status));
  }

  setChecked(uri: string, checked: Checked): void {
    const { paper, reviews, took } = checked;
    const coverage = reviews.map(({ result }) => result.coverage);
    const byModel = reviews.some(({ result }) => result.settings.modelSha256 !== null);
    this.#setFindings(uri, checked, { kind: 'checked', paper, coverage, byModel, took }, false);
  }

  /** What there is to say of the language model beside a finished check. */
  setOpinion(uri: string, opinion: OpinionStatus): void {
    const state = this.#states.get(uri);
    if (state?.status.kind === 'checked') this.#set({ ...state, status: { ...state.status, opinion } });
  }

  /**
   * Findings that are not the last word: against a paper that is still looked through for hidden text, or of rules while
   * the model reads, which takes none of them back. `setChecked` takes their place.
   */
  setProvisional(uri: string, checked: Checked, why: ProvisionalWhy): void {
    const { path } = checked.paper;
    const stage = why === 'model' ? 'model' : 'looking';
    const status = { kind: 'checking', paper: path, stage, done: 0, total: 0 } as const;
    this.#setFindings(uri, checked, status, why === 'hidden-text');
  }

  /** The document was edited: `changes` in the order in which they were made. */
  edit(uri: string, changes: readonly TextChange[]): void {
    const state = this.#states.get(uri);
    if (!state || changes.length === 0) return;
    const after = (finding: TrackedFinding) =>
      changes.reduce<TrackedFinding | null>((moving, change) => moving && follow(moving, change), finding);
    this.#set({ ...state, findings: state.findings.flatMap((f) => after(f) ?? []), stale: true });
  }

  remove(uri: string): void {
    if (this.#states.delete(uri)) this.#changed.fire(uri);
  }

  /** What is dismissed has changed. */
  refresh(): void {
    for (const uri of this.uris()) this.#changed.fire(uri);
  }

  #setFindings(
    uri: string,
    { version, source, paper, reviews }: Checked,
    status: DraftStatus,
    provisional: boolean,
  ): void {
    this.#set({
      uri,
      status,
      findings: reviews.flatMap(({ result }) => result.findings.map((finding) => track(finding, source))),
      paper,
      ran: ranOf(reviews),
      checkedVersion: version,
      provisional,
      stale: false,
    });
  }

  #findings(uri: string): readonly TrackedFinding[] {
    return this.#states.get(uri)?.findings ?? [];
  }

  #set(state: DraftState): void {
    this.#states.set(state.uri, state);
    this.#changed.fire(state.uri);
  }
}

/** Of several reviews in one file, what says the most. */
function ranOf(reviews: readonly ReviewOutcome[]): DraftState['ran'] {
  const results = reviews.map(({ result }) => result);
  const [most] = (['llm', 'local', 'symbolic'] as const).flatMap((detector) =>
    results.filter((result) => result.detector === detector),
  );
  return most ? { detector: most.detector, modelSha256: most.settings.modelSha256 } : null;
}

const keepsFindings = {
  checking: true,
  cancelled: true,
  failed: true,
  'engine-down': true,
  quarantined: true,
};

function empty(uri: string, status: DraftStatus): DraftState {
  return {
    uri,
    status,
    findings: [],
    paper: null,
    ran: null,
    checkedVersion: null,
    provisional: false,
    stale: false,
  };
}
