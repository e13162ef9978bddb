import type { FieldRole } from './model.ts';

/**
 * Names of review fields. Venues rename them freely (USERS.md, section 1), so a name is matched as a whole after
 * qualifiers are taken off: "Summary Of Strengths", "Main weaknesses", "Questions for the rebuttal".
 */
const qualifiers =
  '(?:(?:the|a|my|some|few|other|(?:\\d+|one|two|three|four|five|six|seven)|main|major|minor|key|primary|critical|overall|general|specific|further|detailed|' +
  'additional|potential|possible|technical|important|notable|perceived|author|list of|summary of(?: the)?|paper)\\s+)*';
const whose =
  '(?:\\s+(?:of|in|with|about)\\s+(?:the\\s+|this\\s+)?(?:paper|work|submission|manuscript|study|article|approach|method|review))?';
const addressee =
  '(?:\\s+(?:for|to|from|about)\\b.{0,40})?(?:\\s+to\\s+(?:address|answer|clarify|consider)\\b.{0,20})?';
const paired = '(?:\\s*(?:and|&|/|,|or)\\s*[a-z ]{3,30})?';

const whole = (body: string): RegExp => new RegExp(`^${qualifiers}(?:${body})$`, 'u');

const roles: readonly (readonly [FieldRole, RegExp])[] = [
  // Mixed fields: the sub-headings inside them tell more.
  [
    'other',
    whole(
      `(?:strengths?|pros?|positives?)\\s*(?:and|&|/|,|or|\\+)\\s*(?:weakness(?:es)?|cons?|negatives?)${whose}`,
    ),
  ],
  ['other', /^(?:detailed|full|in-depth) (?:comments?|evaluation|assessment|review|feedback|analysis)$/u],
  // Title lines of a review.
  [
    'other',
    /^(?:(?:paper|submission) #?\d+(?:,? reviews?(?:er)? #?\w{0,5})?|review(?:er)? #?\d*[a-z]?|(?:referee|reviewer)(?:'s)? report(?: #?\w{0,5})?|report of (?:the )?(?:referee|reviewer)s?)$/u,
  ],
  ['other', whole('summary of (?:the |my |this )?(?:review|recommendation|discussion|rebuttal|evaluation)')],
  [
    'summary',
    /^(?:(?:paper|brief|short|overall|general|executive|content|the|a)\s+)*(?:summary|summaries|overview|synopsis|paper description|description of the (?:paper|work))(?: of (?:the |this |your )?(?:paper|work|submission|manuscript|study|article|(?:main |key )?(?:contributions?|claims?|ideas?|results?|findings?)))*(?:\s*(?:and|&|\/)\s*(?:main |key )?(?:contributions?|claims?|findings?))?$/u,
  ],
  ['summary', /^(?:(?:main|key|claimed|summary of)\s+)*(?:the )?contributions?(?: of the (?:paper|work))?$/u],
  [
    'strengths',
    whole(
      `(?:strengths?|strong (?:points?|aspects?)|pros?|positives?|positive (?:points?|aspects?)|advantages?|good points|upsides?|merits|reasons? (?:to|for) (?:accept|publish|acceptance)\\w*|what (?:i|we) like\\w*.{0,20})${whose}${paired}`,
    ),
  ],
  [
    'weaknesses',
    whole(
      `(?:weakness(?:es)?|weak (?:points?|aspects?)|cons?|negatives?|negative (?:points?|aspects?)|drawbacks?|disadvantages?|shortcomings?|downsides?|concerns?|issues?|problems?|criticisms?|reasons? (?:to|for) (?:reject|rejection)|areas? (?:for|of) improvements?|things? to improve)${whose}${paired}`,
    ),
  ],
  [
    'questions',
    whole(
      `(?:questions?|clarifying questions?|clarifications?|requested changes|suggestions?|suggested (?:changes|revisions|improvements)|requests?)${paired}${addressee}`,
    ),
  ],
  ['questions', /^comments[, ]+suggestions[, ]+and typos$/u],
  [
    'limitations',
    whole(
      `(?:limitations?|(?:negative )?(?:broader|societal|social) impacts?(?: concerns)?)${whose}${paired}`,
    ),
  ],
  [
    'ethics',
    /^(?:details? of |flag(?:ged)? for |needs? )?(?:ethic(?:s|al)?)(?:\s+(?:concerns?|review|considerations?|issues?|flag))*$|^code of conduct.{0,30}$/u,
  ],
  [
    'rating',
    whole(
      '(?:rating|scores?|grade|merit|recommendation|decision|verdict|assessment|evaluation|confidence(?: (?:score|level))?|soundness|presentation|contribution|excitement|reproducibility|quality|clarity|significance|originality|novelty|correctness|overall|(?:technical|empirical) (?:novelty|quality)(?: and significance)?|reviewer (?:expertise|confidence|familiarity)|(?:your )?(?:expertise|familiarity)|best paper(?: award)?|review readiness|review anonymity)',
    ),
  ],
  [
    'other',
    whole(
      '(?:review|reviews?|comments?(?: (?:for|to) (?:the )?(?:authors?|pc|committee|editors?|chairs?).{0,20})?|(?:other |general |detailed |minor |major )?(?:remarks?|notes?|feedback)|comments? (?:and|or|&) suggestions?|typos?|references?|bibliography|justification.{0,40}|final justification|post[- ]?rebuttal.{0,30}|after rebuttal.{0,20}|theoretical claims|claims and evidence|methods and evaluation criteria|experimental designs? (?:or|and) analys[ei]s|supplementary material|relation to broader scientific literature|essential references not discussed|paper formatting concerns)',
    ),
  ],
];

/** The rating-like names that hardly ever head a text; the others ("Clarity") may head a paragraph as well. */
const ratingOnly =
  /^(?:overall |final |your )*(?:rating|scores?|grade|merit|recommendation|decision|verdict|confidence.*|.*expertise|.*familiarity|review readiness|review anonymity)$/u;

/** Lower-cased name without markup, numbering, remarks in brackets and closing punctuation. */
export function normaliseName(name: string): string {
  return name
    .replace(/[*_`#~]+/gu, ' ')
    .replace(/’/gu, "'")
    .replace(/\([^)]*\)|\[[^\]]*\]/gu, ' ')
    .replace(/^\s*(?:\d{1,2}|[A-Z]|[ivx]{1,4})[.)]\s+/u, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:.–—-]+|[\s:.?!–—-]+$/gu, '');
}

/** Role of a field by its name (heading or form key), or null if the name is not a known one. */
export function roleOfName(name: string): FieldRole | null {
  const normal = normaliseName(name);
  if (normal === '' || normal.length > 80) return null;
  return roles.find(([, pattern]) => pattern.test(normal))?.[0] ?? null;
}

export function isRatingOnly(name: string): boolean {
  return ratingOnly.test(normaliseName(name));
}

/** A list of works, not text of the review. */
export function isReferenceList(name: string): boolean {
  return /^(?:references?|bibliography|cited works?|literature)$/u.test(normaliseName(name));
}

const gradeWord =
  '(?:(?:very|weak|weakly|strong|strongly|clear|clearly|marginal|marginally|solid|technically|fairly|absolutely|not|borderline|lean|leaning)\\b[\\s-]*)*' +
  // "No" alone grades, "No widths are given" tells.
  '(?:(?:yes|no|none)(?=\\s*(?:[.,:;–(-]|$))|(?:accept|reject|borderline|above|below|confident|certain|good|fair|poor|excellent|strong|weak|high|low|medium|expert|knowledgeable|familiar|educated|n/a|you are|marginal)\\w*\\b)';
const startsWithGradeWord = new RegExp(`^[\\s:.(–-]*${gradeWord}`, 'iu');
const oneGradeWord = new RegExp(`^${gradeWord}`, 'iu');
const number = /^[-+]?\d+(?:[.,]\d+)?(?:\s*(?:\/|out of|of)\s*\d+)?(?=\s*[-–:.(]|\s|$)/u;

/** A grade ("6", "B+", "2. Weak reject", "3 good", "4: You are confident ..."), not prose. */
export function isGrade(value: string): boolean {
  const text = value.replace(/[*_`]+/gu, '').trim();
  if (/^(?:[A-F][+-]?|[-+±]+|n\/a|yes|no|true|false)$/iu.test(text)) return true;
  const words = text === '' ? Infinity : text.split(/\s+/u).length;
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) return words <= 6 || startsWithGradeWord.test(text.slice(digits.length));
  return words <= 4 && oneGradeWord.test(text);
}
