import type { JsonNode } from '../review/json-tree.ts';
import { orNull } from './clean-text.ts';
import type { Imported, ImportedPaper, ImportedReviewer, NoReview } from './imported.ts';
import { nobody, noPaper } from './imported.ts';
import type { JsonElement } from './json-elements.ts';
import { answerOf, memberOf, stringOf, stringsOf, unwrapped } from './json-values.ts';
import { keyLabel } from './key-label.ts';
import { noteKind } from './openreview-kind.ts';
import { sortAnswers } from './sort-answers.ts';

/** Whether a value is a note of OpenReview, of either version of its API. */
export function isNote(node: JsonNode): boolean {
  if (memberOf(node, 'content')?.kind !== 'object') return false;
  return ['invitation', 'invitations', 'forum', 'replyto'].some((key) => memberOf(node, key) !== undefined);
}

/**
 * Collects reviews from notes, the replies below submissions included; titles and numbers of papers come from
 * submissions wherever in the file they stand.
 */
export class NoteReader {
  readonly others: NoReview[] = [];
  private readonly found: { review: Imported; forum: string | null; changed: number }[] = [];
  private readonly papers = new Map<string, ImportedPaper>();
  /** Index in `found` of a note's id: exports hold a note again in each of its revisions. */
  private readonly byId = new Map<string, number>();

  read({ node, line }: JsonElement, depth = 0): void {
    const content = memberOf(node, 'content')!;
    const invitations = [
      ...stringsOf(memberOf(node, 'invitation')),
      ...stringsOf(memberOf(node, 'invitations')),
    ];
    const kind = noteKind(
      invitations,
      content.members.map(({ key }) => key),
    );
    if (memberOf(node, 'ddate')?.value) this.others.push({ kind: `deleted ${kind}`, line });
    else if (kind === 'submission') this.submission(node, content, line);
    else if (kind === 'review') this.review(node, content, invitations, line);
    else this.others.push({ kind, line });
    const details = memberOf(node, 'details');
    const replies =
      memberOf(details, 'replies') ?? memberOf(details, 'directReplies') ?? memberOf(node, 'replies');
    if (replies?.kind !== 'array' || depth > 20) return;
    for (const reply of replies.items) {
      if (isNote(reply)) this.read({ node: reply, line }, depth + 1);
      else this.others.push({ kind: 'other note', line });
    }
  }

  reviews(): Imported[] {
    return this.found.map(({ review, forum }) => {
      const paper = this.papers.get(forum ?? '');
      if (!paper) return review;
      const own = review.paper;
      return {
        ...review,
        paper: { ...own, number: paper.number ?? own.number, title: paper.title ?? own.title },
      };
    });
  }

  private submission(node: JsonNode, content: JsonNode, line: number): void {
    this.others.push({ kind: 'submission', line });
    const id = stringOf(memberOf(node, 'forum')) ?? stringOf(memberOf(node, 'id'));
    if (id === null) return;
    const title = memberOf(content, 'title');
    this.papers.set(id, {
      id,
      number: orNull(stringOf(memberOf(node, 'number'))),
      title: title ? orNull(stringOf(unwrapped(title))) : null,
    });
  }

  private review(node: JsonNode, content: JsonNode, invitations: readonly string[], line: number): void {
    const answers = content.members.map(({ key, node: value }) => answerOf(keyLabel(key), value));
    const sorted = sortAnswers(answers);
    if (sorted.fields.length === 0) {
      this.others.push({ kind: 'empty review', line });
      return;
    }
    const forum = stringOf(memberOf(node, 'forum')) ?? stringOf(memberOf(node, 'replyto'));
    const signatures = stringsOf(memberOf(node, 'signatures'));
    const places = [...invitations, ...signatures].join(' ');
    const review: Imported = {
      ...sorted,
      paper: {
        ...noPaper,
        id: orNull(forum),
        number: /\/(?:Submission|Paper)(?<n>\d+)\b/u.exec(places)?.groups?.['n'] ?? null,
      },
      id: orNull(stringOf(memberOf(node, 'id'))),
      venue: orNull(stringOf(memberOf(node, 'domain'))) ?? venueOf(invitations),
      reviewer: reviewerOf(signatures),
      line,
    };
    this.add(review, forum, changed(node));
  }

  private add(review: Imported, forum: string | null, at: number): void {
    const { id, line } = review;
    const before = id === null ? undefined : this.byId.get(id);
    if (before === undefined) {
      if (id !== null) this.byId.set(id, this.found.length);
      this.found.push({ review, forum, changed: at });
      return;
    }
    const older = this.found[before]!;
    const same = JSON.stringify(older.review.fields) === JSON.stringify(review.fields);
    this.others.push({ kind: same ? 'repeated review' : 'older version of a review', line });
    if (at > older.changed) this.found[before] = { review, forum, changed: at };
  }
}

function changed(node: JsonNode): number {
  const times = ['mdate', 'tmdate', 'cdate', 'tcdate'].map((key) => memberOf(node, key)?.value);
  const time = times.find((value) => typeof value === 'number');
  return time ?? 0;
}

function venueOf(invitations: readonly string[]): string | null {
  const venue = invitations.map(
    (name) => /^(?<venue>.+?)\/(?:(?:Submission|Paper)\d+\/.*|-\/)/u.exec(name)?.groups?.['venue'],
  );
  return orNull(venue.find((name) => name !== undefined));
}

/** "V/Submission1/Reviewer_a1B2" tells nobody's name; "~First_Last1" and e-mail addresses do. */
function reviewerOf(signatures: readonly string[]): ImportedReviewer {
  const label = signatures
    .map((name) => /\/(?:Anon)?Reviewer_?(?<label>\w{1,12})$/u.exec(name)?.groups?.['label'])
    .find((name) => name !== undefined);
  const profile = signatures.map((name) => /^~(?<name>.+?)\d*$/u.exec(name)?.groups?.['name']).find(Boolean);
  return {
    label: label ?? null,
    name: profile ? orNull(profile.replace(/_/gu, ' ')) : nobody.name,
    email: orNull(signatures.find((name) => /^[^\s/]+@[^\s/]+$/u.test(name))),
  };
}
