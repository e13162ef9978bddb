import { joinBrokenParagraphs } from './broken-paragraphs.ts';
import type { LooseTable } from './captions.ts';
import { captionTables, readCaptions } from './captions.ts';
import { classifyBlocks } from './classify.ts';
import { lacksItsAppendix, speaksOfMissingSupplement } from './completeness.ts';
import type { DraftBlock, DraftDocument } from './draft.ts';
import { inCaptionSection, placeFloats } from './float-sections.ts';
import { inSequence } from './equation-number.ts';
import { paperKey } from './identity.ts';
import type { Block, Paper, PaperDocument, PaperWarning, Section } from './model.ts';
import { buildPassages } from './passages.ts';
import { readReference } from './reference-text.ts';
import { sectionBlocks } from './sections.ts';

/** Makes one Paper of the paper itself (first) and its supplements, each as its reader left it. */
export function assemblePaper(drafts: readonly DraftDocument[]): Paper {
  const blocks: Block[] = [];
  const sections: Section[] = [];
  const looseTables: LooseTable[] = [];
  const equations: { number: string; page: number | null; block: number }[] = [];
  drafts.forEach((draft, document) => {
    const own = joinBrokenParagraphs(classifyBlocks(titled(draft.blocks)));
    const sectioned = sectionBlocks(own, document, sections.length, blocks.length);
    const found: { number: string; page: number | null; block: number }[] = [];
    own.forEach(({ kind, text, page, pieces, rows, header, caption: known, equations: numbers }, at) => {
      const section = sectioned.sectionOf[at] ?? null;
      const block = blocks.length;
      blocks.push({ kind, text, page, section, document, pieces });
      if (kind === 'table')
        looseTables.push({ rows: rows ?? [], header: header ?? 0, page, section, document, block, known });
      for (const number of numbers ?? []) found.push({ number, page, block });
    });
    sections.push(...sectioned.sections);
    equations.push(...inSequence(found));
  });
  const placed = placeFloats(blocks, sections);
  const captions = readCaptions(placed);
  const tables = captionTables(looseTables, captions).map((table) => inCaptionSection(table, captions));
  looseTables.forEach(({ block }, at) => {
    placed[block] = { ...placed[block]!, section: tables[at]!.section };
  });
  const references = placed
    .filter(({ kind }) => kind === 'reference')
    .map(({ text, page, document }) => ({ ...readReference(text), text, page, document }));
  const title = placed.find(({ kind }) => kind === 'title')?.text ?? null;
  const supplementMissing = speaksOfMissingSupplement(placed, sections, drafts.length);
  const appendixCut = lacksItsAppendix(placed, sections);
  const [main] = drafts;
  return {
    key: paperKey(title, keyTexts(placed)),
    title,
    documents: drafts.map(documentOf),
    sections,
    blocks: placed,
    tables,
    captions,
    references,
    passages: buildPassages({ sections, blocks: placed, tables, captions }),
    warnings: [...drafts.flatMap(warningsOf), ...completenessWarnings(supplementMissing, appendixCut)],
    pagesWithoutText: main?.pagesWithoutText ?? [],
    furniture: main?.furniture ?? [],
    hidden: drafts.flatMap(({ hidden }, document) => hidden.map((each) => ({ ...each, document }))),
    equations,
    lineNumbers: main?.lineNumbers ?? [],
    supplementMissing,
    appendixCut,
  };
}

function documentOf({ document, pagesWithoutText, recognisedPages = [] }: DraftDocument): PaperDocument {
  return {
    ...document,
    ...(pagesWithoutText.length > 0 ? { pagesWithoutText } : {}),
    ...(recognisedPages.length > 0 ? { recognisedPages } : {}),
  };
}

function warningsOf({ warnings }: DraftDocument, document: number): PaperWarning[] {
  return warnings.map((warning) => (document === 0 ? warning : { ...warning, document }));
}

/** A first heading of the top level, without number and before the abstract, is the paper's title. */
function titled(blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'heading' || first.level !== 1) return blocks;
  const isTitle = !/^(?:\d|abstract\b|introduction\b|references\b|appendix\b)/iu.test(first.text);
  return isTitle ? [{ ...first, kind: 'title' }, ...rest] : blocks;
}

function* keyTexts(blocks: readonly Block[]): Generator<string> {
  for (const { kind, text, document } of blocks) {
    if (document === 0 && (kind === 'paragraph' || kind === 'abstract' || kind === 'list-item')) yield text;
  }
}

function completenessWarnings(supplementMissing: boolean, appendixCut: boolean): PaperWarning[] {
  const warnings: PaperWarning[] = [];
  if (supplementMissing) {
    warnings.push({
      kind: 'supplement-mentioned',
      page: null,
      text: 'The paper speaks of supplementary material that is not loaded; add it to have it searched too.',
    });
  }
  if (appendixCut) {
    warnings.push({
      kind: 'appendix-cut',
      page: null,
      text: 'The paper speaks of an appendix, but the file ends without one.',
    });
  }
  return warnings;
}
