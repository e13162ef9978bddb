import { roleOfName } from '../review/field-roles.ts';
import type { FieldRole } from '../review/model.ts';

/** Words that tell what a question is about, where it is asked in a whole sentence ("Please summarize the paper"). */
const askingFor: readonly (readonly [FieldRole, RegExp])[] = [
  [
    'rating',
    /^(?:please )?(?:rate|score|how (?:confident|familiar|would you rate))\b|\byour (?:confidence|expertise)\b/u,
  ],
  ['other', /\b(?:strengths?|pros)\b.*\b(?:weakness(?:es)?|cons)\b/u],
  [
    'summary',
    /\bsummar(?:y|i[sz]e)\b(?! (?:of )?(?:the |your )?(?:review|recommendation|strength|weakness))|\bdescribe (?:the )?(?:main |key )?(?:contributions?|ideas?|claims?)|\bwhat (?:is|are) the (?:main |key )?(?:contributions?|claims?)|\bin your own words\b/u,
  ],
  ['ethics', /\bethic(?:s|al)\b/u],
  ['strengths', /\b(?:strengths?|strong points|positive aspects|pros)\b|\breasons? (?:to|for) accept/u],
  [
    'weaknesses',
    /\b(?:weakness(?:es)?|weak points|negative aspects|shortcomings|cons)\b|\breasons? (?:to|for) reject/u,
  ],
  ['limitations', /\blimitations?\b|\b(?:societal|broader) impacts?\b/u],
  ['questions', /\bquestions?\b|\brebuttal\b|\bclarif(?:y|ications?)\b|\brequested changes\b/u],
];

/** "Q12 (What the form asks)" of CMT, or a question alone. */
export function readQuestion(name: string): { label: string | null; question: string } {
  const hit = /^(?<label>Q\d{1,3})\s*[(.:]\s*(?<question>[\s\S]*?)\)?\s*$/u.exec(name.trim())?.groups;
  return hit
    ? { label: hit['label']!, question: hit['question']!.trim() }
    : { label: null, question: name.trim() };
}

/** The name that a question opens with ("[Summary] Please ...", "Strengths: list ..."), if it is one of a field. */
export function questionHead(question: string): string | null {
  const bracketed = /^[[(](?<head>[^\])]{2,60})[\])]/u.exec(question)?.groups?.['head'];
  const head = bracketed ?? /^[^.:?!\n–—(]{2,80}/u.exec(question)?.[0] ?? question;
  return roleOfName(head) === null ? null : head.trim();
}

/** What a question asks for, or null. Its head is looked at first: its instructions speak of the other fields too. */
export function roleOfQuestion(name: string): FieldRole | null {
  const { question } = readQuestion(name.slice(0, 2000));
  const head = questionHead(question);
  if (head !== null) return roleOfName(head);
  const first = (/^[\s\S]{0,300}?[.?!](?=\s|$)/u.exec(question)?.[0] ?? question.slice(0, 300)).toLowerCase();
  return askingFor.find(([, words]) => words.test(first))?.[0] ?? null;
}
