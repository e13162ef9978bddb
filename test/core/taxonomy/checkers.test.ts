import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { checkers } from '../../../src/core/check/checkers.ts';
import { buildPaperIndex, type PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { taxonomyLeaves } from '../../../src/core/taxonomy/taxonomy.ts';

const folder = 'test/fixtures/taxonomy-checkers';
const indexOf = (markdown: string): PaperIndex =>
  buildPaperIndex(paperFromMarkdown(markdown, { path: 'p.md', sha256: '', format: 'markdown', pages: null }));

/** For leaves whose example is too short to be judged by itself: a wrong sentence about the paper beside. */
const sentences = JSON.parse(readFileSync(`${folder}/sentences.json`, 'utf8')) as Record<string, string>;
const kelpnet = indexOf(readFileSync(`${folder}/paper.md`, 'utf8'));

/** A paper that says little more than the right sentence of an example. */
function around(correct: string): PaperIndex {
  return indexOf(
    `# A paper\n\n## 1 Method\n\nThe method is simple. ${correct}\n\n## 2 Conclusion\n\nThe method works.\n`,
  );
}

function contradictedBy(name: string, text: string, index: PaperIndex): boolean {
  const checker = checkers.find((one) => one.name === name);
  const review = parseReview(`## Weaknesses\n\n${text}\n`, { path: 'r.md', sha256: '' })[0]!;
  return review.sentences.some((sentence) =>
    checker
      ?.check(sentence, { paper: index.paper, index, review })
      .some(({ verdict }) => verdict === 'contradicted'),
  );
}

describe('checkers that the taxonomy names', () => {
  for (const { path, leaf } of taxonomyLeaves()) {
    const { checker } = leaf;
    if (checker === null) continue;
    it(`${checker} finds ${path}`, () => {
      const sentence = sentences[path];
      assert.ok(
        sentence === undefined
          ? contradictedBy(checker, leaf.example.wrong, around(leaf.example.correct))
          : contradictedBy(checker, sentence, kelpnet),
      );
    });
  }
});
