import type { CheckResult } from '../findings/finding.ts';
import type { Tool } from '../report/checked-review.ts';

/** What a chat in the editor was given of a draft and its paper: nothing, where findings are, or text. */
export type ChatShare = 'nothing' | 'places' | 'text';

/** A language model that was asked about a review, and where. */
export interface AskedModel {
  readonly model: string;
  readonly host: string;
  /** On the user's own machine. */
  readonly local: boolean;
}

/** What ran on a review. */
export interface Ran extends Pick<CheckResult, 'detector'> {
  readonly version: Tool['version'];
  readonly modelSha256: string | null;
  /** Pages of the paper were read from their pictures. */
  readonly ocr: boolean;
  readonly chat: ChatShare;
  /** Language models that were asked about it at any time, whatever came of it. */
  readonly asked?: readonly AskedModel[];
}

/** The options of ARR's form (field publication_ethics_policy_compliance), word for word; a third is of another tool. */
export const arrOptions = {
  none: 'I did not use any generative AI tools for this review',
  approved:
    'I used a privacy-preserving tool exclusively for the use case(s) approved by PEC policy, such as language edits',
} as const;

/** What a venue wants to know of the use of AI, in the first person, and only of PeerLint: it knows of nothing else. */
export function aiDisclosure(ran: Ran): string {
  return [
    `I checked this review against the submission with PeerLint ${ran.version}, a program on my own computer.`,
    judged[ran.detector](ran),
    ran.detector !== 'llm' && askedOf(ran).length > 0
      ? `A language model was asked about some of them as well, of which nothing counts in the last check: ${names(ran)}.`
      : null,
    ran.ocr
      ? 'Pages of the submission that are pictures were read by text recognition (Tesseract), also on my computer.'
      : null,
    sent(ran),
    'PeerLint writes no criticism: the wording that it offers comes from fixed templates and the submission’s own words.',
    'This statement is about PeerLint alone.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

const judged: Readonly<Record<Ran['detector'], (ran: Ran) => string>> = {
  symbolic: () =>
    'It compared the review’s claims with the submission by fixed rules; no language model and no other neural network judged them.',
  local: ({ modelSha256 }) =>
    `It compared the review’s claims with the submission by fixed rules and by a small classification model${modelSha256 === null ? '' : ` (SHA-256 ${modelSha256})`} that runs on my computer and generates no text.`,
  llm: (ran) =>
    `It compared the review’s claims with the submission by fixed rules, and asked a language model about some of them: ${askedOf(ran).length > 0 ? names(ran) : '[name of the model and who runs it]'}.`,
};

function askedOf({ asked = [] }: Ran): readonly AskedModel[] {
  return asked;
}

function names(ran: Ran): string {
  return askedOf(ran)
    .map(({ model, host, local }) => `${model} ${local ? 'on my own computer' : `at ${host}`}`)
    .join(', ');
}

function sent(ran: Ran): string {
  const { detector, chat } = ran;
  const asked = askedOf(ran);
  const elsewhere = asked.length === 0 ? detector === 'llm' : asked.some(({ local }) => !local);
  const parts = [
    elsewhere ? 'Sentences of the review and passages of the submission went to that model.' : null,
    chat === 'text'
      ? 'A chat assistant in my editor was given sentences of the review and passages of the submission.'
      : null,
    chat === 'places'
      ? 'A chat assistant in my editor was given the number, types and places of the findings, and no text of the review or the submission.'
      : null,
  ].filter((part) => part !== null);
  return parts.length > 0
    ? parts.join(' ')
    : `PeerLint sent no text of the submission or of the review ${asked.length > 0 ? 'to another computer' : 'anywhere'}.`;
}

/** Which option of ARR's form fits what ran; the reviewer chooses, because PeerLint sees only itself. */
export function arrOption(ran: Ran): string {
  const { chat } = ran;
  const model = ran.detector === 'llm' || askedOf(ran).length > 0;
  if (!model && chat === 'nothing')
    return `ARR, “Publication ethics policy compliance”: as far as PeerLint is concerned, “${arrOptions.none}” fits. Another tool that you used may call for another option.`;
  const used = model ? 'a language model' : 'a chat assistant';
  return `ARR, “Publication ethics policy compliance”: PeerLint was used together with ${used}. “${arrOptions.approved}” fits only if that tool preserves privacy and the use is an approved one; in doubt ask your area chair.`;
}
