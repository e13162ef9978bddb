import { findComponent } from '../../evidence/inventory/find-component.ts';
import { inventory } from '../../evidence/inventory/inventory.ts';
import { partsOf, type Part } from '../../evidence/inventory/paper-parts.ts';
import type { Paper } from '../../paper/model.ts';
import type { ClaimablePart } from './claimable-parts.ts';

/** What a search of the whole paper for a part ends in. */
export type Search =
  | { readonly found: true }
  /** `denied`: where the paper itself says that it does not have it. */
  | { readonly found: false; readonly denied: Part | null };

const searched = new WeakMap<Paper, Map<string, Search>>();

/** Looks for every name and sign of a part in the paper's own text, bibliography aside; once a paper. */
export function searchFor(part: ClaimablePart, paper: Paper): Search {
  let known = searched.get(paper);
  if (!known) searched.set(paper, (known = new Map()));
  let search = known.get(part.id);
  if (!search) known.set(part.id, (search = look(part, paper)));
  return search;
}

const denying =
  /\b(?:we|paper|work|study|it|authors?) (?:do(?:es)?|did|have|has) ?(?:not|n't) (?:include|involve|have|conduct|provide|report|perform|run|contain|use|require|carry out|present|give|release|do)\b|\b(?:includes?|involves?|contains?|has|have|provides?|reports?|with|there (?:is|are|were|was)) no\b|\bno \w+(?: \w+)? (?:was|were|is|are) (?:conducted|performed|provided|reported|run|carried out|released|given|included)\b/u;

function look(part: ClaimablePart, paper: Paper): Search {
  const parts = partsOf(paper);
  let denied: Part | null = null;
  for (const piece of parts.parts) {
    if (isQuestionnaire(piece) || !part.signs.test(piece.text)) continue;
    if (piece.kind !== 'sentence' || !denies(piece.text, part)) return { found: true };
    denied ??= piece;
  }
  // Names that stand in captions, tables or the title are text as well, though they are no part of any passage.
  const rest = [paper.title ?? '', ...paper.captions.map(({ text }) => text)];
  if (rest.some((text) => part.signs.test(text))) return { found: true };
  const alike = inventory.filter(({ id }) => part.alike?.includes(id));
  if (
    alike.some((component) => findComponent(parts, component).sights.some((sight) => sight.part !== denied))
  )
    return { found: true };
  return { found: false, denied };
}

/** "We do not conduct a user study": the denial and the name of the part stand close together, and nothing after it turns. */
function denies(text: string, part: ClaimablePart): boolean {
  const denial = denying.exec(text);
  if (
    !denial ||
    /\b(?:but|however|instead|only|beyond|except|other than|additional|further|full)\b/u.test(text)
  )
    return false;
  const name = part.claimed.exec(text);
  return name !== null && name.index - denial.index >= 0 && name.index - denial.index < 60;
}

/** Questions and guidelines of a venue's checklist name every part there is; only what the authors say themselves counts. */
function isQuestionnaire({ kind, zone, text }: Part): boolean {
  return zone === 'back' && (kind !== 'sentence' || !/^justification\b|\b(?:we|our)\b/u.test(text));
}
