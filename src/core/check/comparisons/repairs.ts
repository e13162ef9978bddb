/** Words of a comparison and what says the opposite in their place, in the same form. */
const opposites: readonly (readonly [RegExp, string])[] = [
  [/\boutperform(?<end>s|ing)?\b/iu, 'underperform$<end>'],
  [/\bunderperform(?<end>s|ing)?\b/iu, 'outperform$<end>'],
  [/\b(?:surpasses|beats|exceeds)\b/iu, 'falls short of'],
  [/\b(?:surpassing|beating|exceeding)\b/iu, 'falling short of'],
  [/\b(?:surpass|beat|exceed)\b/iu, 'fall short of'],
  [/\b(?:trails|loses to|lags(?: far| slightly| well)? behind|falls (?:short of|behind))/iu, 'outperforms'],
  [/\b(?:trailing|lagging behind)\b/iu, 'outperforming'],
  [/\bmore accurate(?= than)/iu, 'less accurate'],
  [/\bless accurate(?= than)/iu, 'more accurate'],
  [/\bbetter(?= than)/iu, 'worse'],
  [/\bworse(?= than)/iu, 'better'],
  [/\bstronger(?= than)/iu, 'weaker'],
  [/\bweaker(?= than)/iu, 'stronger'],
  [/\b(?:faster|quicker)(?= than)/iu, 'slower'],
  [/\bslower(?= than)/iu, 'faster'],
  [/\bsuperior(?= to)/iu, 'inferior'],
  [/\binferior(?= to)/iu, 'superior'],
];

/** A comparison ("outperforms B") with its direction turned round; null where its words do not allow that. */
export function turnedComparison(said: string): string | null {
  const fitting = opposites.filter(([pattern]) => pattern.test(said));
  const [one] = fitting;
  return fitting.length === 1 && one ? said.replace(...one) : null;
}

/** "on every dataset" -> "on most datasets"; null where the phrase has no quantifier that can be weakened so. */
export function mostOf(said: string): string | null {
  const all = /\ball(?<of> of)?(?<the> (?:the|these|those|its|their))?(?= )/iu.exec(said);
  if (all) {
    const rest = said.slice(all.index + all[0].length);
    const counted = /^ (?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b/iu.test(rest);
    const the = all.groups?.['the'] ?? (counted ? ' the' : '');
    return `${said.slice(0, all.index)}most${the === '' ? '' : ` of${the}`}${rest}`;
  }
  const each = /\b(?:every|each)(?: single)?(?<of> of)?(?= )/iu.exec(said);
  if (!each) return null;
  const rest = said.slice(each.index + each[0].length);
  const most = `${said.slice(0, each.index)}most`;
  return each.groups?.['of'] === undefined ? pluralised(most + rest) : `${most} of${rest}`;
}

function pluralised(phrase: string): string | null {
  if (/(?:s|criteria)$/iu.test(phrase)) return null;
  if (/[^aeiou]y$/iu.test(phrase)) return phrase.replace(/y$/iu, 'ies');
  return `${phrase}s`;
}

/**
 * The exception that the paper makes behind [0, end) of its sentence, from its "except" on: "except for B on D". Null
 * where it is long or does not end a clause.
 */
export function exceptionIn(sentence: string): string | null {
  const hit =
    /\b(?:except(?: for| in| on| when)?|with the (?:sole |only )?exceptions? of|apart from) (?<what>[^.,;:()]{2,60})(?=[.,;:]|$)/iu.exec(
      sentence,
    );
  return hit && hit[0].split(' ').length <= 9 ? hit[0] : null;
}

/** "the best accuracy on D" of what is second there: "the second-best accuracy on D"; null for other wordings. */
export function secondBest(said: string): string | null {
  if (/\branks? first\b/iu.test(said)) return said.replace(/\b(?<rank>ranks?) first\b/iu, '$<rank> second');
  const hits = [...said.matchAll(/\bthe (?<grade>best|highest|lowest|strongest)\b/giu)];
  const [hit] = hits;
  return hits.length === 1 && hit ? said.replace(hit[0], `the second-${hit.groups!['grade']!}`) : null;
}
