import type { TrackedFinding } from '../findings/tracked-finding.ts';

/** An open draft as the view names it. */
export interface DraftEntry {
  readonly uri: string;
  /** File name, or the path in the workspace where two open drafts have the same name. */
  readonly name: string;
  /** Where it stands, in the words of the status item: "3 findings", "Not checked: paper.pdf is missing". */
  readonly status: string;
  /** Paths of the paper and its supplements. */
  readonly documents: readonly string[];
  readonly findings: readonly FindingEntry[];
}

/** A finding with what the view shows of its place. */
export interface FindingEntry {
  readonly uri: string;
  /** Name of the draft. */
  readonly draft: string;
  /** 1-based. */
  readonly line: number;
  /** The marked words of the draft. */
  readonly claim: string;
  readonly finding: TrackedFinding;
  readonly documents: readonly string[];
  readonly dismissed: boolean;
  /** May be withdrawn while the paper is still searched for hidden text. */
  readonly provisional: boolean;
}

/** What the type column of every view says: hints on answered questions have no type. */
export function typeName({ finding }: Pick<FindingEntry, 'finding'>): string {
  return finding.type ?? 'Answered';
}
