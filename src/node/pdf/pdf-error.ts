/**
 * Why a PDF cannot be read; the caller, who knows the file's name, turns it into a sentence. "time", "memory": it was
 * given up; "layout": a defect of the program, of which the file's text makes no sense.
 */
export type PdfProblem =
  'password-needed' | 'password-wrong' | 'broken' | 'too-many-pages' | 'time' | 'memory' | 'layout';

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
