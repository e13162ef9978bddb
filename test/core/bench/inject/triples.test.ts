import assert from 'node:assert/strict';
import { swapsOf } from '../../../../src/core/bench/inject/candidates.ts';
import { tripleOf, tripleRow } from '../../../../src/core/bench/inject/triples.ts';
import { buildPaperIndex } from '../../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../../src/core/review/parse-review.ts';
import { exchange } from './exchange.ts';
import { kilnPaper } from './paper-of-kilns.ts';

const source = `# Summary

A larger ramp penalty increases the firing time of the kiln. The planner is tested in one workshop.

# Strengths

- On porcelain the *grid search* is faster than the planner.
`;

describe('an injected review', () => {
  const index = buildPaperIndex(
    paperFromMarkdown(kilnPaper, { path: 'p', sha256: '', format: 'markdown', pages: null }),
  );
  const [review] = parseReview(source, { path: 'r.md', sha256: '' });
  const swaps = swapsOf('p', index, [review!], {
    seed: 1,
    operators: [exchange('increases', 'decreases'), exchange('faster', 'slower')],
  });

  it('holds the errors at the ranges that are told, and nothing else is changed', () => {
    const triple = tripleOf('p', review!, swaps, 3, 1)!;
    tripleRow.parse(triple);
    assert.equal(triple.original, source);
    assert.equal(triple.injected, source.replace('increases', 'decreases').replace('faster', 'slower'));
    assert.deepEqual(
      triple.errors.map(({ start, end, before }) => [triple.injected.slice(start, end), before]),
      [
        ['decreases', 'increases'],
        ['slower', 'faster'],
      ],
    );
    assert.deepEqual(
      triple.errors.map(({ sentence }) => triple.injected.slice(sentence.start, sentence.end)),
      [
        'A larger ramp penalty decreases the firing time of the kiln.',
        'On porcelain the *grid search* is slower than the planner.',
      ],
    );
  });

  it('holds no more of them than are asked for', () => {
    assert.equal(tripleOf('p', review!, swaps, 1, 1)!.errors.length, 1);
    assert.equal(tripleOf('p', review!, [], 3, 1), null);
  });
});
