import type { Anchor } from '../../evidence/anchors.ts';
import { foldLower } from '../../text/fold.ts';
import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';

/** Words about papers and reviews that tell nothing of what a table or section holds. */
const empty = new Set(
  (
    'tabl figur section appendix equat theorem lemma algorithm page line paper author review work studi manuscript show ' +
    'present report list describ discuss provid give see find use propos introduc demonstr illustr prove state claim ' +
    'mention clear unclear confus understand read explain explan miss lack need make take seem appear better good main ' +
    'also well first second onli howev would could figur caption bottom top left right column row number detail question ' +
    'addit exampl differ part thing mean like e.g e.g. i.e i.e. refer supplementari materi follow current version text fix typo ' +
    'plot curv label axi result valu not no between over about ani all most more much less veri too quit rather general ' +
    'possibl import earlier later even also again alreadi often mani few sever both each everi other same such still yet ' +
    'be been being do done doe did get got see seen shown said made without within across along through via dure while ' +
    'improv complet clariti hard easi difficult confus strong weak good great nice interest similar specif particular ' +
    'especi actual fact sens reason point order term case form way kind type lot bit littl number amount degre level ' +
    'origin version place put move includ contain consist base depend assum suppos consid studi focus help allow requir ' +
    'text experiment descript discuss introduct conclus section main experi method approach model paper propos baselin perform compar ' +
    'comparison analysi theoret empir evalu effect signific respect relat correspond appropri suggest recommend wonder ' +
    'curious sure think believ feel find found want wish hope look seem structur restructur read reader written write well ' +
    'exist indeed inde therefor thus henc moreov furthermor addit besid although though sinc becaus due when where which ' +
    'who whose one two three four five first second third last next new old full whole part total overal short long high ' +
    'low big small larg good bad better best wors worst true fals right left same differ can could may might must should ' +
    'would will shall do not just only simpli simpl directli certain degre support exact'
  ).split(' '),
);
const halfLife = 8;

/**
 * What a review says that a place is about: stems with a weight that falls with the distance to the anchor. For an
 * anchor in brackets ("the ablation (Table 2)") only the words before it in the same clause count.
 */
export function descriptionOf(
  text: string,
  anchor: Anchor,
  anchors: readonly Anchor[],
): ReadonlyMap<string, number> {
  const lower = foldLower(text);
  const [from, to] = clauseOf(lower, anchor, anchors);
  const tokens = tokenize(text).filter(
    ({ start, end }) =>
      start >= from &&
      end <= to &&
      !anchors.some(({ mention }) => start < mention.end && mention.start < end),
  );
  const out = new Map<string, number>();
  tokens.forEach((token) => {
    const distance = tokens.filter(({ start }) =>
      token.start < anchor.mention.start
        ? start > token.start && start < anchor.mention.start
        : start < token.start && start >= anchor.mention.end,
    ).length;
    for (const part of token.text.includes('-') ? [token.text, ...token.text.split('-')] : [token.text]) {
      if (part.length < 2 || /^\d/u.test(part) || isStopWord(part)) continue;
      const stem = stemWord(part.replace(/'s$/u, ''));
      if (empty.has(stem)) continue;
      out.set(stem, Math.max(out.get(stem) ?? 0, 0.5 ** (distance / halfLife)));
    }
  });
  return out;
}

/** Range of the sentence that describes the anchor. */
function clauseOf(lower: string, anchor: Anchor, anchors: readonly Anchor[]): [number, number] {
  const { mention } = anchor;
  const opened = /[([][^()[\]]{0,25}$/u.exec(lower.slice(0, mention.start));
  if (opened && /^[^()]{0,40}[)\]]/u.test(lower.slice(mention.end))) {
    const before = lower.slice(0, opened.index);
    const breaks = [
      ...before.matchAll(
        /[;:)]\s|[.?!]\s(?=\S)|,\s(?:and|but|while|whereas|including|such as)\s|\s(?:and|while|whereas)\s/gu,
      ),
    ];
    const last = breaks.at(-1);
    const others = anchors
      .filter(({ mention: other }) => other.end <= opened.index)
      .map(({ mention: other }) => other.end);
    return [Math.max(last ? last.index + last[0].length : 0, ...others, 0), opened.index];
  }
  const left = [...lower.slice(0, mention.start).matchAll(/[;]\s|[.?!]\s(?=\S)/gu)].at(-1);
  const right =
    /[;]\s|[.?!]\s|,\s(?:a|an|the|but|while|whereas|though|although|however|yet|it|this|so|even|if|which|what|can|could|do|does|is|are|why|how)\s/u.exec(
      lower.slice(mention.end),
    );
  return [left ? left.index + left[0].length : 0, right ? mention.end + right.index : lower.length];
}
