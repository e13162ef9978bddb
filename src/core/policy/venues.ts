import type { Policy } from '../findings/finding.ts';

/** What a venue says of reviewers' use of AI, and the setting that keeps within it. */
export interface VenueRule {
  /** With the year or the edition that the rule is of. */
  readonly venue: string;
  readonly policy: Policy;
  /** In our words. */
  readonly rule: string;
  readonly source: string;
  /** Month in which the source was read: rules change. */
  readonly read: string;
}

/** Said wherever a rule is shown. */
export const ruleCaution =
  'Rules change and differ between tracks: read the current text of your venue before you rely on this.';

export const venueRules: readonly VenueRule[] = [
  {
    venue: 'ICML 2026, policy A',
    policy: 'rulesOnly',
    rule: 'No language model may be used for reviewing.',
    source: 'https://icml.cc/Conferences/2026/LLM-Policy',
    read: '2026-11',
  },
  {
    venue: 'ICML 2026, policy B',
    policy: 'localModel',
    rule: 'Models may help to understand the paper and to polish the review, self-hosted or with services that neither train on what they are sent nor keep it for long; they may not be asked for strengths, weaknesses, key points, an outline or the review. With a service that keeps to this, cloudAllowed fits as well.',
    source: 'https://icml.cc/Conferences/2026/LLM-Policy',
    read: '2026-11',
  },
  {
    venue: 'NeurIPS 2026, main track',
    policy: 'rulesOnly',
    rule: 'No use of language models in reviewing but within the venue’s own experiment.',
    source: 'https://neurips.cc/Conferences/2026 (page on the AI reviewing experiment)',
    read: '2026-11',
  },
  {
    venue: 'ICLR 2026',
    policy: 'localModel',
    rule: 'Any use of a language model must be disclosed, and the reviewer answers for all of the review.',
    source: 'https://iclr.cc/FAQ/LLM',
    read: '2026-11',
  },
  {
    venue: 'ACL Rolling Review',
    policy: 'localModel',
    rule: 'Neither the paper nor the review may go into a tool that does not preserve privacy; no first draft by a model. Tools that check a review are acceptable.',
    source: 'https://aclrollingreview.org/reviewerguidelines',
    read: '2026-11',
  },
  {
    venue: 'ISCA 2026',
    policy: 'rulesOnly',
    rule: 'No generative AI may assist with a review in any way.',
    source: 'https://www.iscaconf.org/isca2026/submit/reviewers.php',
    read: '2026-11',
  },
];
