import type { CapRecord } from '../../evaluate/cap/cap-record.ts';
import type { Paper } from '../../paper/model.ts';
import type { EvidenceWindow } from '../inject/row.ts';
import type { LabelledCase } from './labelled-case.ts';

/** Sets of a CAP record's chunks: its title and abstract, and every passage of the publication. */
export const capSets = { narrowed: 'CAP narrowed', full: 'CAP full' } as const;

/**
 * An answer of CAP against each chunk of its publication, one case a chunk: the highest score over the chunks is the
 * answer's. Answers without labels give none.
 * @param paper null where the text of the publication was not given
 */
export function capCases(
  record: CapRecord,
  paper: Paper | null,
  place: Pick<LabelledCase, 'file' | 'line'>,
): LabelledCase[] {
  const { index, title, abstract, outputText, factualMistakes, fluencyMistakes, model } = record;
  if (factualMistakes === null || fluencyMistakes === null) return [];
  const chunk = (set: string, window: EvidenceWindow): LabelledCase => ({
    ...place,
    sets: [set],
    review: index,
    text: outputText,
    role: 'summary',
    wrong: factualMistakes,
    type: null,
    gold: [],
    operator: null,
    maker: model === '' ? null : model,
    context: null,
    windows: [window],
    quotation: '',
    patches: [],
    group: null,
  });
  const narrowed =
    abstract.trim() === ''
      ? []
      : [chunk(capSets.narrowed, { passage: 0, section: null, text: `${title}\n${abstract}`.trim() })];
  const full = (paper?.passages ?? [])
    .filter(({ kind }) => kind !== 'reference' && kind !== 'heading')
    .map(({ id, text }) => chunk(capSets.full, { passage: id, section: null, text }));
  return [...narrowed, ...full];
}
