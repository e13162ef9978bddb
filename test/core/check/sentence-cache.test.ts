import assert from 'node:assert/strict';
import type { Checker } from '../../../src/core/check/checker.ts';
import { checkReview } from '../../../src/core/check/check-review.ts';
import { SentenceCache } from '../../../src/core/check/sentence-cache.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { paperOf } from '../paper-of.ts';

const paper = paperOf(['We train the encoder for 40 epochs on MinuteBook.']);
const index = buildPaperIndex(paper);

const sentences = ['The encoder is trained for 400 epochs.', 'The decoder is small.', 'The data are public.'];

/** Counts how often it is asked, and flags "400 epochs"; with `wide` it looks at the whole review. */
function counting(wide = false): Checker & { asked: string[] } {
  const asked: string[] = [];
  return {
    name: 'counting',
    asked,
    check({ text }, { review }) {
      asked.push(text);
      const start = text.indexOf('400 epochs');
      if (start < 0 || (wide && review.sentences.length > 3)) return [];
      return [
        {
          start,
          end: start + 10,
          verdict: 'contradicted',
          type: 'Number',
          node: 'number/setting-value',
          score: 0.9,
          severity: 'warning',
          absence: false,
          reason: 'The paper says 40.',
          quotes: [{ passage: 0, start: 25, end: 34, score: 0.9 }],
        },
      ];
    },
  };
}

function check(checker: Checker, judgements: SentenceCache, source: string) {
  const [review] = parseReview(source, { path: 'r.md', sha256: '' });
  const settings = { threshold: 'balanced', policy: 'localModel', checkers: [checker], judgements } as const;
  return checkReview(paper, index, review!, settings);
}

const draft = (...lines: string[]) => `## Summary\n\n${lines.join(' ')}\n`;

describe('judgements kept between two checks', () => {
  it('asks for the edited sentence alone', () => {
    const [checker, kept] = [counting(), new SentenceCache()];
    check(checker, kept, draft(...sentences));
    assert.equal(checker.asked.length, 3);
    check(checker, kept, draft(sentences[0]!, 'The decoder is large.', sentences[2]!));
    assert.deepEqual(checker.asked.slice(3), ['The decoder is large.']);
  });

  it('places what was kept where the sentence now stands', () => {
    const [checker, kept] = [counting(), new SentenceCache()];
    check(checker, kept, draft(...sentences));
    const source = draft('It is about audio.', ...sentences);
    const { findings } = check(checker, kept, source);
    assert.deepEqual(
      findings.map(({ start, end }) => source.slice(start, end)),
      ['400 epochs'],
    );
    assert.deepEqual(findings, check(counting(), new SentenceCache(), source).findings);
  });

  it('asks again where the field or the lead-in is another', () => {
    const [checker, kept] = [counting(), new SentenceCache()];
    check(checker, kept, '## Summary\n\nThe decoder is small.\n');
    check(checker, kept, '## Weaknesses\n\nThe decoder is small.\n');
    check(checker, kept, '## Weaknesses\n\nI doubt these claims:\n\n- The decoder is small.\n');
    assert.equal(checker.asked.filter((text) => text === 'The decoder is small.').length, 3);
  });

  it('asks a checker that looks at the whole review again when any of it changes', () => {
    const [checker, kept] = [counting(true), new SentenceCache()];
    assert.equal(check(checker, kept, draft(...sentences)).findings.length, 1);
    assert.equal(check(checker, kept, draft(...sentences, 'It is about audio.')).findings.length, 0);
    assert.equal(check(checker, kept, draft(...sentences)).findings.length, 1);
  });

  it('keeps no more than its capacity, the last used', () => {
    const [checker, kept] = [counting(), new SentenceCache(2)];
    check(checker, kept, draft(...sentences));
    check(checker, kept, draft(sentences[2]!));
    assert.equal(checker.asked.length, 3);
    check(checker, kept, draft(sentences[0]!));
    assert.equal(checker.asked.length, 4);
  });
});
