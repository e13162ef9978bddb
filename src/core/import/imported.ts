import type { Review } from '../review/model.ts';

/** What an importer hands over: reviews as fields, and an account of everything in the file that is none. */

export const importFormats = {
  openreview: 'OpenReview notes',
  'hotcrp-form': 'HotCRP offline forms',
  'hotcrp-text': 'HotCRP reviews (text)',
  'hotcrp-json': 'HotCRP reviews (JSON)',
  table: 'a table of reviews (CSV)',
  'cmt-xml': 'CMT reviews (Excel XML)',
  easychair: 'EasyChair reviews',
  'forum-page': 'text of a forum page',
  json: 'JSON reviews',
  text: 'a review as text',
} as const;
export type ImportFormat = keyof typeof importFormats;

/** One text of a review. */
export interface ImportedField {
  /** As the form shows it: "Strengths and weaknesses", "Q2 (Summarize the paper ...)"; "" for a text without fields. */
  readonly name: string;
  /** Never blank; line breaks are "\n". */
  readonly text: string;
}

/** A short answer: a grade or a choice. */
export interface ImportedScore {
  readonly name: string;
  readonly value: string;
}

export interface ImportedPaper {
  /** As the service counts its submissions: "18". */
  readonly number: string | null;
  /** Of the service: a forum's id. */
  readonly id: string | null;
  readonly title: string | null;
}

/** Who wrote it. Names and addresses are left out of what is written unless they are asked for. */
export interface ImportedReviewer {
  readonly name: string | null;
  readonly email: string | null;
  /** A label that tells nobody's name: "a1B2" of "Reviewer_a1B2". */
  readonly label: string | null;
}

export interface Imported {
  readonly paper: ImportedPaper;
  /** The service's name of the review: "18A", a note's id, a reviewer's number. */
  readonly id: string | null;
  readonly venue: string | null;
  readonly reviewer: ImportedReviewer;
  readonly fields: readonly ImportedField[];
  readonly scores: readonly ImportedScore[];
  /** Names of fields that hold declarations and settings and are not copied. */
  readonly leftOut: readonly string[];
  /** Files that a draft's front matter names, as written. */
  readonly links?: Review['links'];
  /** Line of the file that the review begins on, from 1. */
  readonly line: number;
}

/** Something in the file that is no review of a paper: "rebuttal", "comment", "empty review". */
export interface NoReview {
  readonly kind: string;
  readonly line: number;
}

/** Something in the file that could not be read. */
export interface ImportProblem {
  readonly line: number;
  /** One sentence. */
  readonly reason: string;
}

export interface ImportResult {
  readonly format: ImportFormat;
  readonly reviews: readonly Imported[];
  readonly others: readonly NoReview[];
  readonly problems: readonly ImportProblem[];
}

export const noPaper: ImportedPaper = { number: null, id: null, title: null };
export const nobody: ImportedReviewer = { name: null, email: null, label: null };
