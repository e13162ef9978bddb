export interface FormParts {
  readonly id?: string;
  /** Value of the score. */
  readonly merit?: string;
  readonly summary?: string;
  readonly ready?: boolean;
  /** The score may be left out. */
  readonly optional?: boolean;
  /** The summary may not. */
  readonly required?: boolean;
}

/** A HotCRP form of an invented conference. */
export function form({
  id = '18A',
  merit = '',
  summary = '',
  ready = false,
  optional,
  required,
}: FormParts): string {
  return [
    '==+== PIER 26 Review Form',
    '',
    '==+== =====================================================================',
    `==+== Begin Review #${id}`,
    `==+== Paper #${id.replace(/\D/g, '')}`,
    '',
    '==+== Review Readiness',
    '==-== Enter "Ready" if others may see it:',
    '',
    ready ? 'Ready' : 'Not ready',
    '',
    '==*== Overall merit',
    '==-== Choices:',
    '==-==    1. Reject',
    '==-==    2. Weak reject',
    '==-==    3. Accept',
    ...(optional ? ['==-==    No entry'] : []),
    '==-== Enter the number of your choice:',
    '',
    merit,
    '',
    '==*== Paper',
    '==*== summary',
    '==-== (hidden from authors)',
    ...(required ? ['==-==    Two sentences. (required)'] : []),
    '',
    summary,
    '',
    '==*== Comments for authors',
    '',
    '',
    '==+== Scratchpad (for unsaved private notes)',
    '',
    'Private.',
    '',
    '==+== End Review',
    '',
  ].join('\n');
}
