import type { CheckResult, Coverage } from '../../core/findings/finding.ts';
import type { CheckStage, PaperInfo } from '../../core/engine/protocol.ts';
import type { CheckTime } from '../checking/check-clock.ts';
import type { OpinionStatus } from '../llm/opinion-status.ts';
import type { TrackedFinding } from './tracked-finding.ts';

/** Where a draft stands: checked, or why not. */
export type DraftStatus =
  /** No paper is linked; `candidates` are the PDFs beside the draft. */
  | { readonly kind: 'not-linked'; readonly candidates: readonly string[] }
  | { readonly kind: 'paper-missing'; readonly paper: string }
  /** The draft names a paper outside its folder and the workspace is not trusted. */
  | { readonly kind: 'not-trusted'; readonly paper: string }
  | {
      readonly kind: 'checking';
      readonly paper: string;
      readonly stage: CheckStage;
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'checked';
      readonly paper: PaperInfo;
      readonly coverage: readonly Coverage[];
      /** The local model has read the draft, with the rules. */
      readonly byModel: boolean;
      readonly took?: CheckTime | undefined;
      /** Where a language model is to be asked. */
      readonly opinion?: OpinionStatus | undefined;
    }
  /** The user stopped the check; the next edit begins another. */
  | { readonly kind: 'cancelled'; readonly paper: string }
  /** The user had deleted what is kept of the paper: until they want another check, nothing is read or kept anew. */
  | { readonly kind: 'data-deleted'; readonly paper: string }
  /** The user can mend it: one sentence that names the file. */
  | { readonly kind: 'unreadable'; readonly paper: string; readonly message: string }
  /** A document of the paper opens with a password alone; `wrong`: the one that was given does not open it. */
  | { readonly kind: 'locked'; readonly paper: string; readonly document: string; readonly wrong: boolean }
  /** A defect of the program; the log has more. */
  | { readonly kind: 'failed'; readonly paper: string }
  /** The engine does not start. */
  | { readonly kind: 'engine-down'; readonly paper: string; readonly message: string }
  /** The engine died twice on this draft. */
  | { readonly kind: 'quarantined'; readonly paper: string; readonly message: string };

/** Everything the views show of one draft. Immutable. */
export interface DraftState {
  readonly uri: string;
  readonly status: DraftStatus;
  /** Of the last finished check, moved along with the edits since. */
  readonly findings: readonly TrackedFinding[];
  /** The paper those findings speak of. */
  readonly paper: PaperInfo | null;
  /** What ran in the last finished check, null before it. */
  readonly ran: { readonly detector: CheckResult['detector']; readonly modelSha256: string | null } | null;
  /** Version of the document that was checked, null before the first check. */
  readonly checkedVersion: number | null;
  /**
   * The findings may rest on text of the paper that a reader does not see, for which it is still looked through. They
   * are shown, and go into no report.
   */
  readonly provisional: boolean;
  /** The document has changed since it was checked. */
  readonly stale: boolean;
}
