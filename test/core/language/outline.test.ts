import assert from 'node:assert/strict';
import { foldsOf } from '../../../src/core/language/folding.ts';
import { formHints } from '../../../src/core/language/form-hints.ts';
import { outlineOf } from '../../../src/core/language/outline-of.ts';
import { fieldsOf } from '../../../src/core/language/outline.ts';
import type { OutlineNode } from '../../../src/core/language/outline.ts';
import { form } from './form.ts';

const names = (source: string) => fieldsOf(outlineOf(source)).map(({ name }) => name);
const contents = (source: string) =>
  fieldsOf(outlineOf(source)).map(({ content }) => content && source.slice(content.start, content.end));
const hints = (source: string) =>
  formHints(outlineOf(source)).map(
    ({ start, end, code, severity }) => `${severity} ${code}: ${source.slice(start, end)}`,
  );
const tree = (nodes: readonly OutlineNode[]): unknown[] =>
  nodes.map((node) =>
    'point' in node
      ? `${node.point.label} ${node.point.text}`
      : node.field.children.length > 0
        ? [node.field.name, ...tree(node.field.children)]
        : node.field.name,
  );
const treeOf = (source: string) => outlineOf(source).reviews.flatMap(({ nodes }) => tree(nodes));

describe('outline of a HotCRP form', () => {
  const filled = form({ merit: '2. Weak reject', summary: 'It queues.\n\nIt sorts.' });

  it('has the fields with what is written in them', () => {
    assert.deepEqual(names(filled), ['Overall merit', 'Paper summary', 'Comments for authors']);
    assert.deepEqual(contents(filled), ['2. Weak reject', 'It queues.\n\nIt sorts.', null]);
    const [review] = outlineOf(filled).reviews;
    assert.equal(review?.name, 'Review 18A');
    assert.equal(review.ready, false);
    assert.equal(outlineOf(form({ ready: true })).reviews[0]?.ready, true);
  });

  it('offers the values of a score, without "No entry"', () => {
    const [merit] = fieldsOf(outlineOf(form({ optional: true })));
    assert.deepEqual(merit?.choices, ['1. Reject', '2. Weak reject', '3. Accept']);
  });

  it('tells the reviews of a file apart', () => {
    const two = `${form({ id: '18A' })}${form({ id: '21', merit: '3' })}`;
    assert.deepEqual(
      outlineOf(two).reviews.map(({ name, range }) => [name, two.slice(range.start, range.start + 23)]),
      [
        ['Review 18A', '==+== Begin Review #18A'],
        ['Review 21', '==+== Begin Review #21\n'],
      ],
    );
  });

  it('has room for text behind the instructions alone', () => {
    for (const { room } of fieldsOf(outlineOf(filled)))
      assert.doesNotMatch(filled.slice(room.start, room.end), /^==/m);
  });

  it('reads Windows line ends and the old heads alike', () => {
    assert.deepEqual(names(filled.replaceAll('\n', '\r\n')), names(filled));
    const old = '==+== SYS Review Form\n==+== Paper #3\n==+== A. Weaknesses\n\nSlow.\n==+== B. Strengths\n';
    assert.deepEqual(names(old), ['Weaknesses', 'Strengths']);
    assert.deepEqual(contents(old), ['Slow.', null]);
  });
});

describe('hints on a form', () => {
  it('name scores without a value', () => {
    assert.deepEqual(hints(form({ summary: 'It queues.', ready: true })), [
      'information no-score: ==*== Overall merit',
    ]);
    assert.deepEqual(hints(form({ merit: '(Your choice here)', summary: 'x', ready: true })), [
      'information no-score: ==*== Overall merit',
    ]);
    assert.deepEqual(hints(form({ merit: '2', summary: 'It queues.', ready: true })), []);
  });

  it('name values that the form does not offer', () => {
    assert.deepEqual(hints(form({ merit: '7', ready: true })), [
      'information no-choice: ==*== Overall merit',
    ]);
    assert.deepEqual(hints(form({ merit: 'weak reject?', ready: true })), [
      'information no-choice: ==*== Overall merit',
    ]);
    assert.deepEqual(hints(form({ merit: '2. weak REJECT', ready: true })), []);
  });

  it('leave optional scores alone', () => {
    assert.deepEqual(hints(form({ optional: true, summary: 'x', ready: true })), []);
    assert.deepEqual(hints(form({ optional: true, merit: 'No entry', ready: true })), []);
  });

  it('name required fields without text', () => {
    assert.deepEqual(hints(form({ merit: '1', required: true, ready: true })), [
      'information no-text: ==*== Paper\n==*== summary',
    ]);
    assert.deepEqual(hints(form({ merit: '1', required: true, summary: 'x', ready: true })), []);
  });

  it('are faint while the review is not ready, and silent while it is blank', () => {
    assert.deepEqual(hints(form({ summary: 'x' })), ['hint no-score: ==*== Overall merit']);
    assert.deepEqual(hints(form({})), []);
  });

  it('speak of forms in plain text and Markdown, too', () => {
    const arr =
      'Summary\nIt sorts.\n\nStrengths\nFast.\n\nWeaknesses (required)\n\nSoundness: 3\n\nConfidence:\n\nExcitement: 2\n';
    assert.deepEqual(hints(arr), [
      'information no-text: Weaknesses (required)',
      'information no-score: Confidence:',
    ]);
    const web = '## Summary\n\nIt sorts.\n\n## Weaknesses\n\nSlow.\n\n## Rating\n\n## Confidence\n\n4\n';
    assert.deepEqual(hints(web), ['information no-score: ## Rating']);
    const letter =
      'SUBMISSION: 7\nTITLE: Piers\n\n------- REVIEW 1 -------\n\n----------- Overall evaluation -----------\nSCORE:\n----- TEXT:\nIt sorts well, but nobody waits for it.\n';
    assert.deepEqual(hints(letter), ['information no-score: SCORE:']);
  });

  it('never speak of plain drafts', () => {
    for (const draft of [
      '',
      'It sorts. I like it.\n',
      '## Summary\n\nIt sorts.\n\n## Weaknesses\n\n## Rating\n',
      'Strengths:\n- fast\n\nWeaknesses*:\n\nQuestions:\n',
      '# Notes\n\nClarity\n\nNovelty\n',
      '{"rating": "", "summary": ""}',
    ])
      assert.deepEqual(hints(draft), [], draft);
  });
});

describe('outline of a plain or Markdown draft', () => {
  it('nests fields by level, with their points', () => {
    const draft =
      '# Review\n\n## Strengths\n\nS1: Fast.\n\n## Weaknesses\n\nThese:\n- W1: Slow start, and so on.\n- **W2.** No code.\n\n### Minor\n\nTypos.\n\n## Rating\n\n4\n';
    assert.deepEqual(treeOf(draft), [
      [
        'Review',
        ['Strengths', 'S1 Fast.'],
        ['Weaknesses', 'W1 Slow start, and so on.', 'W2 No code.', 'Minor'],
        'Rating',
      ],
    ]);
  });

  it('knows plain names of fields', () => {
    assert.deepEqual(names('Paper Summary\nIt sorts.\n\nPROS:\nFast.\n\nCons: slow.\n'), [
      'Paper Summary',
      'PROS',
      'Cons',
    ]);
  });

  it('tells the reviews of a letter apart', () => {
    const letter =
      'Dear authors,\n\n----------------------- REVIEW 1 ---------------------\nSCORE: 1\n----- TEXT:\nGood.\n\n----------------------- REVIEW 2 ---------------------\nSCORE: -1\n----- TEXT:\nBad.\n';
    assert.deepEqual(
      outlineOf(letter).reviews.map(({ name }) => name),
      ['REVIEW 1', 'REVIEW 2'],
    );
  });

  it('counts behind the front matter', () => {
    const draft = '---\npaper: p.pdf\n---\n\nStrengths\nFast.\n';
    const [field] = fieldsOf(outlineOf(draft));
    assert.equal(draft.slice(field!.range.start, field!.range.end), 'Strengths\nFast.');
    assert.equal(outlineOf(draft).asides.length, 1);
  });
});

describe('folding', () => {
  it('folds fields, reviews and instructions; never past the next one', () => {
    const source = form({ merit: '1', summary: 'a\nb' });
    const folds = foldsOf(outlineOf(source)).map(
      ({ start, end, aside }) =>
        `${aside ? 'aside ' : ''}${source.slice(start, end).split('\n', 1)[0]}|${source.slice(start, end).split('\n').at(-1)}`,
    );
    assert.deepEqual(folds, [
      '==+== Begin Review #18A|==+== End Review',
      '==*== Overall merit|1',
      '==*== Paper|b',
      '==*== Comments for authors|==*== Comments for authors',
      'aside ==-== Enter "Ready" if others may see it:|==-== Enter "Ready" if others may see it:',
      'aside ==-== Choices:|==-== Enter the number of your choice:',
      'aside ==-== (hidden from authors)|==-== (hidden from authors)',
    ]);
  });
});

describe('outlines of hostile drafts', () => {
  const hostile: Record<string, string> = {
    'heads without end': '==*== \n'.repeat(2000),
    'directives alone': '==+== Begin Review\n'.repeat(2000),
    'null and lone surrogates': '## \u0000\ud800\n==+==\u0000\n',
    'headings of all levels': Array.from(
      { length: 2000 },
      (_, i) => `${'#'.repeat((i % 6) + 1)} Weaknesses\n`,
    ).join(''),
    'carriage returns alone': '==+== A Review Form\r==*== X\rtext\r',
    'a review title behind nothing': 'REVIEW 1\n========\n',
    colons: `${'Strengths:'.repeat(3000)}\n`,
  };
  for (const [what, source] of Object.entries(hostile))
    it(`hold ranges inside the draft: ${what}`, () => {
      const outline = outlineOf(source);
      const ranges = [
        ...foldsOf(outline),
        ...formHints(outline),
        ...fieldsOf(outline).flatMap((f) => [f.head, f.room]),
      ];
      for (const { start, end } of ranges) assert.ok(start >= 0 && start <= end && end <= source.length);
    });

  it('cost about as much a character in a long draft as in a short one', () => {
    const part = form({ merit: '2', summary: 'It sorts. See Table 3.\n- W1: slow\n'.repeat(10) });
    const plain = '## Weaknesses\n\n- W1: It is slow, see Table 3.\n\nRating: 4\n\n';
    const prose = `## Weaknesses\n\n- W1: ${'It is slow, see Table 3, and nobody says why. '.repeat(9)}\n\n`;
    for (const [name, unit] of Object.entries({ part, plain, prose })) {
      const cpu = (size: number) => {
        const source = unit.repeat(Math.ceil(size / unit.length));
        const start = process.cpuUsage();
        foldsOf(outlineOf(source));
        return process.cpuUsage(start).user / 1000;
      };
      cpu(30_000);
      // The best of three: a collection of garbage in between says nothing of the outline.
      const best = (size: number) => Math.min(...[1, 2, 3].map(() => cpu(size)));
      const [short, long] = [best(30_000), best(300_000)];
      console.log(`      ${name}: 30 kB ${short.toFixed(1)} ms, 300 kB ${long.toFixed(1)} ms`);
      assert.ok(long < 40 * Math.max(short, 1), `${long} ms against ${short} ms`);
    }
  });
});
