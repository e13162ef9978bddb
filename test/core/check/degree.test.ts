import assert from 'node:assert/strict';
import { degree } from '../../../src/core/check/degree.ts';
import { degreeCases } from '../../../src/core/check/degree/judge-degree.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { larderSource, opinionsOf, quotedBy } from './larder-paper.ts';

function caught(text: string, source = larderSource, field = 'Strengths') {
  return opinionsOf(degree, text, source, field).filter(
    ({ verdict, score }) => verdict === 'contradicted' && score >= 0.6,
  );
}

describe('degree', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    ['On dried mushrooms, Larder doubles the recall of FreshNet.', 'doubles', /0\.8 points/],
    ['On dried mushrooms, Larder beats FreshNet in recall by a wide margin.', 'wide margin', /0\.8 points/],
    ['The recurrent filter eliminates sensor drift.', 'eliminates', /mitigates sensor drift/],
    [
      'The humidity module works without any overhead at start-up.',
      'without any overhead',
      /slight overhead/,
    ],
    ['The predicted shelf life recovers the true rotting date exactly.', 'exactly', /closely approximates/],
    ['The humidity module adds a prohibitive overhead at start-up.', 'prohibitive', /slight overhead/],
  ];
  for (const [text, span, quotation] of wrong) {
    it(`finds: ${text}`, () => {
      const found = caught(text);
      assert.ok(found.length > 0, 'nothing found');
      assert.ok(found.some(({ start, end }) => text.slice(start, end).includes(span)));
      assert.match(quotedBy(found).join(' | '), quotation);
      assert.ok(found.every(({ severity }) => severity === 'information'));
    });
  }

  const right = [
    'On dried mushrooms, Larder improves recall slightly.',
    'The recurrent filter mitigates sensor drift.',
    'The recurrent filter does not eliminate sensor drift.',
    'It is unclear whether the filter eliminates sensor drift.',
    'The humidity module adds a slight overhead at start-up.',
    'The recurrent filter is meant for eliminating sensor drift.',
    'On dried mushrooms, Larder clearly outperforms FreshNet in recall.',
    'Strong and convincing results.',
    'This is a dramatic and very significant contribution.',
    'The novelty is limited and the gains are marginal.',
    'Does the filter eliminate sensor drift?',
    'Results are shown without any error bars.',
    'The idea is perfectly clear.',
    'The recipe eliminates the need for chemical tests.',
  ];
  for (const text of right) {
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(
        caught(text).map(({ reason }) => reason),
        [],
      );
    });
  }

  it('stays quiet where the paper says it as strongly', () => {
    const source = larderSource.replace('mitigates sensor drift', 'eliminates sensor drift');
    assert.deepEqual(caught('The recurrent filter eliminates sensor drift.', source), []);
  });

  it('stays quiet where a table bears it out', () => {
    const source = larderSource
      .replace('| FreshNet | 81.0 |', '| FreshNet | 41.0 |')
      .replace('| SniffTree | 79.2 |', '| SniffTree | 39.2 |')
      .replace('| OdourBank | 70.3 |', '| OdourBank | 30.3 |');
    const text = 'On Berry-9, the shelf-life accuracy of Larder beats FreshNet in recall by a wide margin.';
    assert.deepEqual(caught(text, source), []);
  });

  it('stays quiet where the paper has nothing on the matter', () => {
    const source = '# Larder: keeping food\n\n## 1 Method\n\nLarder reads sensors.\n';
    assert.deepEqual(caught('The recurrent filter eliminates sensor drift.', source), []);
  });

  it('gives the features of a case', () => {
    const paper = paperFromMarkdown(larderSource, {
      path: 'p.md',
      sha256: '',
      format: 'markdown',
      pages: null,
    });
    const text = 'The recurrent filter eliminates sensor drift.';
    const [found] = degreeCases(text.toLowerCase(), text, buildPaperIndex(paper));
    assert.equal(found?.features['said:removal'], 1);
    assert.ok((found?.features['cover'] ?? 0) > 0.5);
    assert.equal(found?.features['borne'], 0);
  });

  it('survives hostile input', () => {
    for (const text of [
      `${'doubles '.repeat(300)}recall.`,
      'eliminates (((( $$',
      `cuts ${'a'.repeat(900)} by half.`,
    ])
      assert.ok(Array.isArray(caught(text)));
  });
});
