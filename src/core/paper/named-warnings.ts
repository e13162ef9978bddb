import { fileName } from './file-name.ts';
import type { Paper } from './model.ts';

/**
 * The paper with the name of the document before what is said of another one than the paper itself: "Page 3" alone
 * would be taken for the paper's own. Done last, because the files may have other names when a kept paper is used.
 */
export function namedWarnings(paper: Paper): Paper {
  const warnings = paper.warnings.map((warning) => {
    const { document = 0, text } = warning;
    const path = paper.documents[document]?.path;
    return document === 0 || path === undefined
      ? warning
      : { ...warning, text: `${fileName(path)}: ${text}` };
  });
  return { ...paper, warnings };
}
