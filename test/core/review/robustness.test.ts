import assert from 'node:assert/strict';
import fc from 'fast-check';
import { InputError } from '../../../src/core/input-error.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { readOne } from './read.ts';
import { cpuMs } from '../../cpu-ms.ts';

/** Parses within a time that only super-linear work would exceed (a slow machine included). */
function quick(source: string, limitMs: number, path = 'a.md'): number {
  let sentences = 0;
  const spent = cpuMs(() => {
    try {
      sentences = parseReview(source, { path, sha256: '' }).reduce((n, r) => n + r.sentences.length, 0);
    } catch (error) {
      assert.ok(error instanceof InputError);
    }
  });
  assert.ok(spent < limitMs, `${spent} ms for ${JSON.stringify(source.slice(0, 20))}`);
  return sentences;
}

describe('parseReview, robustness', () => {
  it('stays linear on hostile text', () => {
    const repeated = [
      '*a ',
      '[',
      '(',
      '` ',
      '$a ',
      '\\',
      '&',
      '<a ',
      '[a](b ',
      '![a]',
      '- ',
      '#',
      '=',
      '.',
      '?',
      '**a. b ',
      '&amp;',
      '<!-- ',
      '| ',
      '--- a ',
      '\\(',
      '\\[',
      'no ',
      'see ',
      'should why ',
      '1. ',
      '[1] A. B. ',
      '😀',
      '\u200b',
      '"',
      '{',
      '(',
    ];
    for (const piece of repeated) quick(piece.repeat(Math.ceil(50_000 / piece.length)), 3000);
    const lines = [
      '```\n~~~',
      '# Strengths',
      '|a|b|',
      '> a',
      '    - a.',
      '==+== x',
      '\\==+== x',
      '---',
      '$$',
      '<b>',
    ];
    for (const line of lines) quick(`${line}\n`.repeat(1000), 6000);
    quick('['.repeat(100_000), 3000, 'a.json');
    quick(`---\n${'a: &a [*a,*a]\n'.repeat(2000)}---\nx`, 3000);
    quick(JSON.stringify({ Summary: 'a\n'.repeat(20_000) }), 3000);
  });

  it('reads one line of 50,000 characters', () => {
    const sentence = 'The model of Smith et al. is *good* at 3.5 points. ';
    assert.equal(quick(sentence.repeat(1000), 3000), 1000);
  });

  it('never throws anything but InputError, and keeps its places, on any text', () => {
    const token = fc.constantFrom(
      '\n',
      '\r\n',
      '\n\n',
      '# ',
      '## Strengths',
      'Weaknesses:',
      '- ',
      '1. ',
      '> ',
      '```',
      '<!--',
      '-->',
      '$',
      '$$',
      '**',
      '*',
      '`',
      '[',
      '](x.y)',
      '|',
      '\\',
      '&lt;',
      '{"',
      '"',
      '}',
      'The model',
      'fails.',
      'et al.',
      '😀',
      '\u0000',
      '\ufeff',
      '\u2028',
      '==+== ',
      '==*== A',
      '\t',
      'Rating: 6',
      '---',
    );
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(token, { maxLength: 30 }).map((t) => t.join('')),
      fc.json(),
    );
    fc.assert(
      fc.property(any, fc.constantFrom('a.md', 'a.txt', 'a.json'), (source, path) => {
        let reviews;
        try {
          reviews = parseReview(source, { path, sha256: '' });
        } catch (error) {
          assert.ok(error instanceof InputError);
          return;
        }
        for (const review of reviews) {
          let end = 0;
          for (const s of review.sentences) {
            assert.ok(end <= s.start && s.start < s.end && s.end <= source.length);
            assert.ok(s.removal.start <= s.start && s.end <= s.removal.end && s.removal.end <= source.length);
            assert.ok(review.fields[s.field]);
            assert.equal(s.text, s.text.trim());
            assert.notEqual(s.text, '');
            end = s.end;
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('gives the same result twice, and plain data', () => {
    const review = readOne('## Strengths\n- **Fast.** 3 &lt; 4.\n');
    assert.deepEqual(JSON.parse(JSON.stringify(review)), review);
    assert.deepEqual(readOne(review.source), review);
  });

  it('reads a review of 30 sentences in less than 15 ms when warm', () => {
    const bare =
      '- The model of Smith et al. (2020) gains 3.5 points on MNIST (Table 2), which $x_1$ explains.\n';
    const marked =
      '- The **model** of Smith et al. (2020) gains 3.5 points on `MNIST`, see [here](https://a.org).\n';
    const field = `${bare.repeat(7)}${marked.repeat(3)}`;
    const text = `## Summary\n\n${field}\n## Strengths\n\n${field}\n## Weaknesses\n\n${field}`;
    for (let i = 0; i < 100; i++) readOne(text, 'a.md');
    // CPU time, best of five: other work on the machine does not count.
    const batches = Array.from({ length: 5 }, () => {
      const began = process.cpuUsage();
      for (let i = 0; i < 20; i++) readOne(text, 'a.md');
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 20_000;
    });
    assert.ok(Math.min(...batches) < 15, batches.join(' '));
  });
});
