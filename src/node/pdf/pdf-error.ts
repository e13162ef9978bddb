/** More pages than any paper with its appendix has. */
export const mostPages = 1000;

/** Why a PDF cannot be read; the caller, who knows the file's name, turns it into a sentence. */
export type PdfProblem = 'password-needed' | 'password-wrong' | 'broken' | 'too-many-pages';

export class PdfError extends Error {
  readonly problem: PdfProblem;
  readonly pageCount: number;

  constructor(problem: PdfProblem, pageCount = 0) {
    super(problem);
    this.name = 'PdfError';
    this.problem = problem;
    this.pageCount = pageCount;
  }
}
