import { fold } from '../../text/fold.ts';

/** What a sentence puts into the authors' mouths; UTF-16 ranges. */
export interface SaidByAuthors {
  /** admission: a weakness that the authors are said to grant; statement: anything else. */
  readonly kind: 'admission' | 'statement';
  /** From the authors to the end of what they are said to say. */
  readonly start: number;
  readonly end: number;
  /** What they are said to say. */
  readonly content: { readonly start: number; readonly end: number };
}

const agent = String.raw`(?:(?:the|its|their) )?(?:authors?|paper|manuscript)(?: themselves)?`;
const manner = String.raw`(?:(?:also|even|explicitly|openly|correctly|rightly|further|clearly|repeatedly|themselves) )?`;
const grant = String.raw`(?:admit(?:s|ted)?|acknowledg(?:es?|ed)|conced(?:es?|ed)|grant(?:s|ed)?|confess(?:es|ed)?)`;
const say = String.raw`(?:claim(?:s|ed)?|stat(?:es?|ed)|argu(?:es?|ed)|assert(?:s|ed)?|say(?:s)?|said|note(?:s|d)?|remark(?:s|ed)?|report(?:s|ed)?|mention(?:s|ed)?|maintain(?:s|ed)?|insist(?:s|ed)?|suggest(?:s|ed)?|conclud(?:es?|ed)|declar(?:es?|ed)|writ(?:es?)|wrote|promis(?:es?|ed)|guarante(?:es?|ed)|recommend(?:s|ed)?|emphasi[sz](?:es?|ed)|stress(?:es|ed)?|believ(?:es?|ed))`;
const noun = String.raw`(?<noun>claims?|statements?|assertions?|arguments?|admissions?|concessions?|acknowledge?ments?|conclusions?)`;

const forms: readonly RegExp[] = [
  String.raw`\b${agent} ${manner}(?<grant>${grant})(?: that)? (?!to\b|in\b)(?<content>[^.;?!]+)`,
  String.raw`\b${agent} ${manner}${say}(?: that)? (?!to\b|in\b)(?<content>[^.;?!]+)`,
  String.raw`\bauthors'? ${noun} that (?<content>[^.;?!]+)`,
  String.raw`\b(?:their|the) ${noun} that (?<content>[^.;?!]+)`,
  String.raw`\b(?:as|according to) (?:the|its) authors(?: (?:(?<grant>${grant})|${say}))?, (?<content>[^.;?!]+)`,
  String.raw`\bit is (?:claimed|stated|argued)(?: by the authors)? that (?<content>[^.;?!]+)`,
].map((source) => new RegExp(source, 'giu'));

/** A clause of the reviewer's own begins. */
const turn =
  /,? (?:but|yet|while|whereas|although|though|however|because|since|so|this|it is (?:unclear|not clear)|I|we|if)\b|, (?:which|and (?:it|this|I|the|they)|it|this|there|the|a)\b|[()]|: | -{1,2} /iu;

/** All that a sentence says that the authors say, claim or grant. */
export function saidByAuthors(sentence: string): SaidByAuthors[] {
  const text = fold(sentence);
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap((hit) => {
      const whole = hit.groups?.['content'] ?? '';
      const from = hit.index + hit[0].length - whole.length;
      const stop = turn.exec(whole);
      const to = from + (stop && stop.index > 8 ? stop.index : whole.length);
      const end = to - (/\s*$/u.exec(text.slice(from, to))?.[0].length ?? 0);
      if (end - from < 6) return [];
      const granted =
        hit.groups?.['grant'] !== undefined ||
        /^(?:admission|concession|acknowl)/iu.test(hit.groups?.['noun'] ?? '');
      return [
        {
          kind: granted ? 'admission' : 'statement',
          start: hit.index,
          end,
          content: { start: from, end },
        } as const,
      ];
    }),
  );
  return found.filter(
    (one, at) => found.findIndex(({ content }) => content.start === one.content.start) === at,
  );
}
