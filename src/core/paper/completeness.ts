import type { Block, Section } from './model.ts';
import { isAppendixTitle, isBibliographyTitle } from './heading-text.ts';

const supplement =
  /\b(?:supplement(?:ary|al)\s+(?:materials?|documents?|files?|texts?|notes?|sections?|appendi(?:x|ces)|pdf|information(?=\s*[.,;)(])|[A-Z]\d?\b)|(?:the|our|accompanying)\s+(?:online\s+)?(?:supplements?|supplementary)(?=\s*[.,;:)(]|\s+(?:for|of|in|to|and|we)\b))/giu;
/** Supplements of these kinds hold no text that a claim could be checked against. */
const notText =
  /\b(?:codes?|videos?|source|zip|demos?|datasets?|data|audio|animations?|implementation|repository)\b/iu;
const appendix = /\b(?:Appendix|Appendices|App\.)(?:\s+[A-Z]\b)?|\bin the appendix\b/u;

/** The paper sends its reader to supplementary text that is not among the documents. */
export function speaksOfMissingSupplement(
  blocks: readonly Block[],
  sections: readonly Section[],
  documents: number,
): boolean {
  if (documents > 1 || sections.some(({ title, appendix: back }) => back && isAppendixTitle(title)))
    return false;
  return body(blocks).some(({ text }) =>
    [...text.matchAll(supplement)].some(
      ({ 0: words, index }) => !notText.test(text.slice(Math.max(0, index - 80), index + words.length + 40)),
    ),
  );
}

/** The text ends at the references, or has none, although the body speaks of an appendix. */
export function lacksItsAppendix(blocks: readonly Block[], sections: readonly Section[]): boolean {
  if (sections.some((section) => section.appendix)) return false;
  const references = sections.findIndex(({ title }) => isBibliographyTitle(title));
  const behind = references < 0 ? 0 : wordsAfter(blocks, sections[references]!.block);
  if (behind > 300) return false;
  return body(blocks).some(({ text }) => appendix.test(text));
}

function body(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ kind }) => kind !== 'reference' && kind !== 'heading' && kind !== 'table');
}

/** Words of running text behind the bibliography's heading that are no entries. */
function wordsAfter(blocks: readonly Block[], heading: number): number {
  return blocks
    .slice(heading + 1)
    .filter(({ kind }) => kind === 'paragraph')
    .reduce((words, { text }) => words + text.split(' ').length, 0);
}
