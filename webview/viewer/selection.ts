import { longestPassage } from '../../src/extension/viewer/messages.ts';
import type { SelectedPassage } from '../../src/extension/viewer/messages.ts';

export interface Selected extends SelectedPassage {
  /** On the screen. */
  readonly box: DOMRect;
}

/** What is selected of the paper's text, with the page on which it begins; null where nothing is. */
export function selectedPassage(pages: HTMLElement): Selected | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = selection.toString().trim();
  if (text === '' || !pages.contains(range.commonAncestorContainer)) return null;
  const start = range.startContainer;
  const from = start instanceof Element ? start : start.parentElement;
  const number = Number(from?.closest('.page')?.getAttribute('data-page-number'));
  if (!Number.isInteger(number) || number < 1) return null;
  return {
    page: number,
    section: null,
    text: text.slice(0, longestPassage),
    box: range.getBoundingClientRect(),
  };
}
