/**
 * Colours that stand out from white and from dark pages alike (at least 3 : 1), because a picture does not know the
 * theme of its reader. Lines differ by their dashes too, so that nothing rests on colour alone.
 */
export const ink = '#7a7a7a';
export const faint = '#7a7a7a66';
export const lines = [
  { colour: '#3b82d0', dashes: '' },
  { colour: '#c8622e', dashes: '7 3' },
  { colour: '#2f9268', dashes: '2 3' },
  { colour: '#b25a9f', dashes: '9 3 2 3' },
  { colour: '#94801f', dashes: '4 2' },
  { colour: '#7d76d2', dashes: '12 4' },
  { colour: '#c2566a', dashes: '1 3' },
  { colour: '#2b92a3', dashes: '6 2 2 2 2 2' },
] as const;

/** Of the n-th line, from 0; they come again after the eighth. */
export function lineStyle(at: number): { readonly colour: string; readonly dashes: string } {
  return lines[at % lines.length]!;
}
