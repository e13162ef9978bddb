import type { MalformedRow } from '../malformed-row.ts';
import type { JsonLines } from '../read-json-rows.ts';
import { readJsonRows } from '../read-json-rows.ts';
import type { CapLanguage, CapRecord } from './cap-record.ts';
import { capLabelRow, capLanguages, capRow } from './cap-record.ts';
import { withPlainNames } from './cap-names.ts';

export interface CapFile extends JsonLines {
  /** Of rows whose index and fields do not tell: the published files have one language each. */
  readonly language?: CapLanguage;
}

/** An answer that came twice would count twice. */
const byIndex = {
  prepare: withPlainNames,
  keyOf: ({ index }: { readonly index: string }) => index,
  keyName: 'index',
};

export type CapLabels = ReadonlyMap<string, Pick<CapRecord, 'fluencyMistakes' | 'factualMistakes'>>;

/** Labels from a file of their own. */
export function readCapLabels(input: CapFile): {
  readonly labels: CapLabels;
  readonly malformed: readonly MalformedRow[];
} {
  const { rows, malformed } = readJsonRows(input, { schema: capLabelRow, ...byIndex });
  return {
    labels: new Map(
      rows.map(({ row }) => [
        row.index,
        { fluencyMistakes: row.has_fluency_mistakes, factualMistakes: row.has_factual_mistakes },
      ]),
    ),
    malformed,
  };
}

/**
 * Records of a file. Rows that are no JSON, lack a question or an answer, have an unknown label or language, or an
 * index that was there before are named and left out. Labels of a row win over those of `labels`.
 */
export function readCap(
  input: CapFile,
  labels: CapLabels = new Map(),
): { readonly records: readonly CapRecord[]; readonly malformed: readonly MalformedRow[] } {
  const { rows, malformed: unread } = readJsonRows(input, { schema: capRow, ...byIndex });
  const malformed = [...unread];
  const records: CapRecord[] = [];
  for (const { line, row } of rows) {
    const language = languageOf(row.language, row.index, input.language);
    if (language === null) {
      malformed.push({ file: input.file, line, problem: 'the language is none of the nine' });
      continue;
    }
    const known = labels.get(row.index);
    records.push({
      index: row.index,
      language,
      title: row.title,
      abstract: row.abstract,
      doi: row.doi,
      url: row.url,
      authors: row.authors,
      question: row.question,
      outputText: row.output_text,
      outputTokens: row.output_tokens,
      logits: row.logits,
      model: row.model_id,
      modelConfiguration: row.model_configuration,
      prompt: row.prompt,
      fluencyMistakes: row.has_fluency_mistakes ?? known?.fluencyMistakes ?? null,
      factualMistakes: row.has_factual_mistakes ?? known?.factualMistakes ?? null,
    });
  }
  return { records, malformed: malformed.sort((a, b) => a.line - b.line) };
}

/** The row's own language, else the one that its index begins with ("te-tst-4"), else the file's; null if unknown. */
function languageOf(own: string, index: string, file: CapLanguage | undefined): CapLanguage | null {
  const known = (code: string): CapLanguage | undefined =>
    capLanguages.find((language) => language === code.trim().toLowerCase());
  if (own !== '') return known(own) ?? null;
  const prefix = /^([a-z]{2})[-_]/i.exec(index)?.[1];
  return (prefix === undefined ? undefined : known(prefix)) ?? file ?? null;
}
