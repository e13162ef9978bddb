import { isHotcrpForm } from '../review/hotcrp-form.ts';
import { looksLikeJson } from '../review/json-form.ts';
import { hotcrpOutline } from './hotcrp-outline.ts';
import type { DraftOutline } from './outline.ts';
import { textOutline } from './text-outline.ts';

/** How a draft is built up: linear in its length; never throws. */
export function outlineOf(source: string): DraftOutline {
  if (isHotcrpForm(source)) return hotcrpOutline(source);
  if (looksLikeJson(source)) return { form: false, hotcrp: false, reviews: [], asides: [] };
  return textOutline(source);
}
