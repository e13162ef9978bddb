import type { Finding } from '../findings/finding.ts';
import type { Paper } from '../paper/model.ts';
import type { CheckedReview, Tool } from './checked-review.ts';
import type { CheckReport } from './schema.ts';

/** The report of one review. `allSentences`: every sentence, else those that an error finding overlaps. */
export function checkReportOf(checked: CheckedReview, tool: Tool, allSentences: boolean): CheckReport {
  const { paper, review, result } = checked;
  const errors = result.findings.filter(({ kind }) => kind === 'error');
  const sentences = allSentences
    ? result.sentences
    : result.sentences.filter((sentence) =>
        errors.some((finding) => finding.start < sentence.end && sentence.start < finding.end),
      );
  return {
    schema: 1,
    tool,
    detector: result.detector,
    settings: result.settings,
    paper: paperOf(paper),
    review: { path: review.path, sha256: review.sha256, id: review.id },
    score: result.score,
    sentences,
    findings: result.findings.map(findingOf),
    coverage: result.coverage,
  };
}

function paperOf({ documents, title, warnings }: Paper): CheckReport['paper'] {
  const [main] = documents;
  return {
    path: main?.path ?? '',
    sha256: main?.sha256 ?? '',
    title,
    pages: main?.pages ?? null,
    documents: documents.map(({ path, sha256, pages, pagesWithoutText = [], recognisedPages = [] }) => ({
      path,
      sha256,
      pages,
      pagesWithoutText,
      recognisedPages,
    })),
    warnings: warnings.map(({ kind, page, text, document = 0 }) => ({ kind, page, text, document })),
  };
}

/** The fields of the contract, in its order; what dismissals match on stays inside. */
function findingOf(finding: Finding): CheckReport['findings'][number] {
  const { id, kind, start, end, sentence, type, node, score, severity, absence, message, reason } = finding;
  const { detector, secondOpinion, evidence, fixes } = finding;
  return {
    id,
    kind,
    start,
    end,
    sentence,
    type,
    node,
    score,
    severity,
    absence,
    message,
    reason,
    detector,
    ...(secondOpinion && { secondOpinion }),
    evidence,
    fixes,
  };
}
