import { normaliseName } from '../review/field-roles.ts';

/** Fields of text on the forms of venues, in their order. */
const forms: readonly (readonly [venue: string, fields: readonly string[]])[] = [
  [
    'OpenReview',
    ['Summary', 'Strengths', 'Weaknesses', 'Questions', 'Limitations', 'Details Of Ethics Concerns'],
  ],
  [
    'ARR',
    [
      'Paper Summary',
      'Summary Of Strengths',
      'Summary Of Weaknesses',
      'Comments Suggestions And Typos',
      'Best Paper Justification',
      'Limitations And Societal Impact',
      'Ethical Concerns',
    ],
  ],
  [
    'NeurIPS',
    [
      'Summary',
      'Strengths And Weaknesses',
      'Questions',
      'Limitations',
      'Final Justification',
      'Paper Formatting Concerns',
    ],
  ],
  [
    'ICML',
    [
      'Summary',
      'Claims And Evidence',
      'Methods And Evaluation Criteria',
      'Theoretical Claims',
      'Experimental Designs Or Analyses',
      'Supplementary Material',
      'Relation To Broader Scientific Literature',
      'Essential References Not Discussed',
      'Other Strengths And Weaknesses',
      'Other Comments Or Suggestions',
      'Questions For Authors',
    ],
  ],
  [
    'TMLR',
    ['Summary Of Contributions', 'Strengths And Weaknesses', 'Requested Changes', 'Broader Impact Concerns'],
  ],
  [
    'HotCRP',
    [
      'Paper summary',
      'Strengths',
      'Weaknesses',
      'Comments for authors',
      'Questions for authors’ response',
      'Comments for PC',
    ],
  ],
];

export interface FieldName {
  readonly name: string;
  readonly venue: string;
}

/**
 * Names of fields that a draft does not have yet, those of the form that it looks most like first; each name once.
 * `present`: the names that it has.
 */
export function missingFieldNames(present: readonly string[]): FieldName[] {
  const have = new Set(present.map(normaliseName));
  const ranked = forms
    .map(([venue, fields]) => ({
      venue,
      fields,
      share: fields.filter((name) => have.has(normaliseName(name))).length / fields.length,
    }))
    .sort((a, b) => b.share - a.share);
  const seen = new Set(have);
  return ranked.flatMap(({ venue, fields }) =>
    fields.flatMap((name) => {
      const key = normaliseName(name);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ name, venue }];
    }),
  );
}
