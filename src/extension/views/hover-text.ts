import { cutAtSentence } from '../../core/copy/cut.ts';
import type { CoarseType, Finding } from '../../core/findings/finding.ts';
import { nodeAt, taxonomy } from '../../core/taxonomy/taxonomy.ts';
import { applyFixCommand, dismissCommand, showEvidenceCommand } from '../commands/names.ts';
import { commandLink } from './command-link.ts';
import { displayed, quotedPlaces, type QuotedPlace } from './evidence-text.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** Commands that a hover may run; all of them read the store anew, so that an old hover does nothing wrong. */
export const hoverCommands = [showEvidenceCommand, applyFixCommand, dismissCommand];

/** A hover is read while writing: a dozen lines, so this much of the paper and no more. */
const most = { places: 2, quotes: 3, characters: 400, fixes: 3 };

/**
 * What a hover says of a finding below the reason, which the editor shows on top of it: the paper's words with their
 * places as links, the type with its definition, how sure the finding is, and what can be done. Markdown; words of
 * paper and draft are plain text in it. `documents`: paths, the paper's own first.
 */
export function hoverText(uri: string, finding: Finding, documents: readonly string[]): string {
  // Two lines of one paragraph: the editor shows some 250 pixels of a hover, the rest has to be scrolled to.
  const below = `${kindOf(finding)}  \n${actions(uri, finding)}`;
  const said = modelSaid(finding);
  // A model's words are text, whatever they look like.
  const opinion = said === null ? [] : [plainMarkdown(shortened(said))];
  return [...quotations(uri, finding, documents), ...opinion, below].join('\n\n');
}

function quotations(uri: string, { id, evidence }: Finding, documents: readonly string[]): string[] {
  const places = quotedPlaces(evidence, documents).map((one) => ({ ...one, quotes: telling(one) }));
  let left = most.quotes;
  const shown = places.slice(0, most.places).flatMap(({ place, first, quotes }) => {
    const some = quotes.slice(0, left).map((quote) => `> ${plainMarkdown(shortened(quote))}`);
    left -= some.length;
    const link = commandLink(showEvidenceCommand, { uri, finding: id, evidence: first });
    return [...some, `[${plainMarkdown(displayed(place || 'Open the paper'))}](${link})`];
  });
  const more = places.length - most.places;
  return more > 0 ? [...shown, `and ${more} more ${more === 1 ? 'place' : 'places'} in the paper`] : shown;
}

/** The quotations without a heading that the place names anyway, where there are others. */
function telling({ place, quotes }: QuotedPlace): readonly string[] {
  const others = quotes.filter((quote) => !place.endsWith(quote));
  return others.length > 0 ? others : quotes;
}

function shortened(quote: string): string {
  return cutAtSentence(quote, most.characters);
}

/** What a language model says of the sentence, as its word; null where none was asked. */
function modelSaid({ secondOpinion }: Finding): string | null {
  if (!secondOpinion) return null;
  const { model, verdict, reason } = secondOpinion;
  const words = displayed(reason);
  return `The language model ${displayed(model)} says: ${views[verdict]}${words === '' ? '.' : `, “${words}”`}`;
}

const views = {
  contradicted: 'contradicted by the paper',
  supported: 'supported by the paper',
  'not-found': 'not settled by the passages that it read',
  'not-checked': 'not checked',
};

function kindOf({ kind, type, node, score }: Finding): string {
  const sure = `Confidence ${confidence(score)}`;
  if (kind === 'answered' || type === null) return `**Already in the paper** · ${sure}`;
  return `**${plainMarkdown(type)}** · ${plainMarkdown(definition(type, node))} · ${sure}`;
}

/** Of the error where the finding tells it, else of its family or type: the one that says the most. */
function definition(type: CoarseType, node: string): string {
  const found = nodeAt(node) ?? taxonomy.children.find(({ name }) => name === type);
  return found?.description ?? '';
}

/** A score (0..1) in a word. */
export function confidence(score: number): string {
  if (score >= 0.9) return 'high';
  return score >= 0.7 ? 'medium' : 'low';
}

function actions(uri: string, { id, fixes }: Finding): string {
  const fix = fixes.slice(0, most.fixes).map(({ title }, index) => {
    const link = commandLink(applyFixCommand, { uri, finding: id, fix: index });
    return `[${plainMarkdown(displayed(title))}](${link})`;
  });
  return [...fix, `[Not a problem](${commandLink(dismissCommand, { uri, finding: id })})`].join(' · ');
}
