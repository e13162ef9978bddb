/** Words before a place that turn, limit or compare what is said of it. */
const turned =
  /\b(?:not|no|nor|neither|never|without|instead of|rather than|unlike|opposed to|in contrast to|contrary to|versus|vs\.?|than|compared (?:to|with)|beyond|except|lack\w*|missing|fails?|avoid\w*|replac\w*|from|between|extend\w*|also|both)\b|n['’]t\b/i;

/** A sentence that speaks of the work of others, or of a rival. */
const others =
  /\b(?:prior|previous(?:ly)?|existing|earlier|traditional(?:ly)?|conventional(?:ly)?|classical|standard|typical(?:ly)?|common(?:ly)?|unlike|in contrast|whereas|while|most (?:methods|works?|approaches)|related work|recent(?:ly)?|popular|baselines?|literature)\b|\bet al\b|\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]|\(\s*[A-Z][\w-]+[^()]{0,40}(?:19|20)\d\d[a-z]?\s*\)/;

const own = /\b(?:we|our|ours|us|this (?:paper|work|study)|the proposed)\b/i;

const hedged =
  /\b(?:may|might|could|can|would|should|possibl[ey]|potential(?:ly)?|perhaps|if|when|future|e\.g\.|for example|for instance|such as)\b/i;

/** What the words around [start, end) of a sentence say of it: 0 or 1 each. */
export function wordingOf(text: string, start: number, end: number): Readonly<Record<string, number>> {
  const before = text.slice(Math.max(0, start - 35), start);
  const near = text.slice(Math.max(0, start - 60), end + 40);
  return {
    turned: Number(turned.test(before)),
    turnedAfter: Number(
      /^\W*(?:and|or|versus|vs\.?|instead of|rather than|but|to|\/|as well as|as opposed to)\b/i.test(
        text.slice(end, end + 20),
      ),
    ),
    others: Number(others.test(text)),
    own: Number(own.test(text)),
    hedged: Number(hedged.test(near)),
    bracketed: Number(/[("'“‘]\W*$/.test(before)),
  };
}
