import type { Paper } from '../paper/model.ts';
import type { Review } from '../review/model.ts';

/** Fewer words are met by chance. */
const phraseWords = 5;
/** Five short words are met by chance, too. */
const phraseLetters = 18;
const mostNotes = 3;

/**
 * Notes on phrases of a draft that the paper holds only where no reader sees them: a reviewer may have caught them
 * from a language model that read the hidden layer. White space does not count, as hidden text often has none.
 */
export function hiddenPhraseNotes(paper: Paper, review: Review): string[] {
  if (paper.hidden.length === 0) return [];
  const layers = layersOf(paper);
  const notes: string[] = [];
  for (const { text, quoted } of review.sentences) {
    if (quoted || notes.length >= mostNotes) continue;
    const found = hiddenPhrase(text, layers);
    if (found === null) continue;
    notes.push(
      `The draft holds words that the paper has only in text that a reader does not see (p. ${found.page}): ` +
        `"${found.phrase.replace(/[.,;:]+$/u, '')}". That text may come from the authors or from the venue.`,
    );
  }
  return notes;
}

interface Layers {
  readonly visible: string;
  readonly hidden: readonly { readonly page: number; readonly text: string }[];
}

const known = new WeakMap<Paper, Layers>();

function layersOf(paper: Paper): Layers {
  const layers = known.get(paper) ?? {
    visible: squeezed(paper.blocks.map(({ text }) => text).join(' ')),
    hidden: pagesOf(paper).map(({ page, text }) => ({ page, text: squeezed(text) })),
  };
  known.set(paper, layers);
  return layers;
}

/** The hidden texts of each page as one: they are often broken up. */
function pagesOf({ hidden }: Paper): { page: number; text: string }[] {
  const pages = new Map<string, { page: number; text: string }>();
  for (const { document, page, text } of hidden) {
    const key = `${document} ${page}`;
    pages.set(key, { page, text: `${pages.get(key)?.text ?? ''} ${text}` });
  }
  return [...pages.values()];
}

function hiddenPhrase(
  sentence: string,
  { visible, hidden }: Layers,
): { page: number; phrase: string } | null {
  const words = sentence.split(/\s+/u).filter((word) => squeezed(word) !== '');
  for (let start = 0; start + phraseWords <= words.length; start += 1) {
    let end = start + phraseWords;
    let phrase = squeezed(words.slice(start, end).join(''));
    const page = hidden.find(({ text }) => text.includes(phrase));
    if (!page || phrase.length < phraseLetters) continue;
    for (; end < words.length; end += 1) {
      const longer = phrase + squeezed(words[end]!);
      if (!page.text.includes(longer)) break;
      phrase = longer;
    }
    if (!visible.includes(phrase)) return { page: page.page, phrase: words.slice(start, end).join(' ') };
  }
  return null;
}

function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
