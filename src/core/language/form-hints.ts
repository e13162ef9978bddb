import type { SourceRange } from '../review/source-range.ts';
import type { DraftOutline, FieldGap, FieldOutline, OutlineNode } from './outline.ts';

/** Something that a venue's site would send the form back for. */
export interface FormHint extends SourceRange {
  readonly code: FieldGap;
  readonly severity: 'information' | 'hint';
  readonly message: string;
}

/**
 * Scores without a value, values that the form does not offer, required fields without text; in forms alone. They are
 * hints while the review is marked as not ready. A review that nobody has begun has none.
 */
export function formHints(outline: DraftOutline): FormHint[] {
  if (!outline.form) return [];
  return outline.reviews.flatMap(({ nodes, ready }) => {
    const fields = allFields(nodes);
    if (fields.every(isBlank)) return [];
    const severity = ready === false ? 'hint' : 'information';
    return fields.flatMap((field) => {
      if (field.gap === null) return [];
      return [{ ...field.head, code: field.gap, severity, message: messageOf(field, field.gap) } as const];
    });
  });
}

/** Nothing, or what the form itself prints where a value belongs. */
function isBlank({ content, gap }: FieldOutline): boolean {
  return content === null || (gap === 'no-score' && content.end - content.start < 30);
}

function allFields(nodes: readonly OutlineNode[]): FieldOutline[] {
  return nodes.flatMap((node) => ('field' in node ? [node.field, ...allFields(node.field.children)] : []));
}

function messageOf({ name, choices }: FieldOutline, gap: FieldGap): string {
  const offered = choices.length > 0 ? ` Choices: ${choices.join('; ')}.` : '';
  switch (gap) {
    case 'no-score':
      return `"${name}" has no value yet.${offered}`;
    case 'no-choice':
      return `The value of "${name}" is none that the form offers.${offered}`;
    case 'no-text':
      return `"${name}" is required and has no text yet.`;
  }
}
