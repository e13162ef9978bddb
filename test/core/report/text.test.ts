import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Evidence } from '../../../src/core/findings/finding.ts';
import { markedLines, wrap } from '../../../src/core/report/marked-lines.ts';
import { positionAt } from '../../../src/core/report/position.ts';
import { checkText } from '../../../src/core/report/text.ts';
import { exampleFinding, exampleReview } from './example.ts';

const plain = { colour: false, width: 80, named: false };

describe('text report', () => {
  it('shows place, sentence, mark, reason, quotation and coverage', () => {
    assert.equal(
      checkText(exampleReview([exampleFinding()]), plain),
      `review.md:4:1  warning  Number  numbers
  The model uses 96 layers.
                 ^^
  The paper says 69 layers.
  p. 4, 3.1 Model
  | “We use 69 layers.”

review.md: 1 warning; 1 of 2 sentences checked; 8 of 9 pages read; symbolic, balanced
  note: Page 7 holds no text.
  note: The paper speaks of supplementary material that was not loaded.
`,
    );
  });

  it('says that nothing was found, beside what was not read', () => {
    const text = checkText(exampleReview([]), { ...plain, named: true });
    assert.match(text, /^review\.md \(1\): nothing found; 1 of 2 sentences checked; 8 of 9 pages read/);
    assert.match(text, /note: Page 7 holds no text\./);
  });

  it('names a place once for the quotations from it, and the file where that is not the paper itself', () => {
    const { paper, ...rest } = exampleReview([]);
    const quote = (document: number, text: string): Evidence => ({
      ...exampleFinding().evidence[0]!,
      document,
      text,
    });
    const finding = exampleFinding({ evidence: [quote(0, 'One.'), quote(0, 'Two.'), quote(1, 'Three.')] });
    const documents = ['p.pdf', 'q.pdf'].map((path) => ({ ...paper.documents[0]!, path }));
    const text = checkText(
      { ...rest, paper: { ...paper, documents }, result: { ...rest.result, findings: [finding] } },
      plain,
    );
    const quoted = text.split('\n').slice(4, 9);
    assert.deepEqual(quoted, [
      '  p. 4, 3.1 Model',
      '  | “One.”',
      '  | “Two.”',
      '  q.pdf, p. 4, 3.1 Model',
      '  | “Three.”',
    ]);
  });

  it('counts by severity', () => {
    const hint = exampleFinding({ severity: 'hint', kind: 'answered', type: null });
    const text = checkText(exampleReview([exampleFinding(), hint, hint]), plain);
    assert.match(text, /: 1 warning, 2 hints; /);
    assert.match(text, /hint  already answered  numbers/);
  });

  it('colours only when asked to', () => {
    assert.doesNotMatch(checkText(exampleReview([exampleFinding()]), plain), /\p{Cc}\[/u);
    assert.match(
      checkText(exampleReview([exampleFinding()]), { ...plain, colour: true }),
      /\p{Cc}\[33m +\^\^\p{Cc}\[0m/u,
    );
  });

  it('lets no control character of a paper or review reach the terminal', () => {
    const evil = '\u001b]0;title\u0007 \u202Eabc\u0000';
    const finding = exampleFinding({
      reason: evil,
      evidence: [{ document: 0, page: null, section: evil, text: evil, rects: [], score: 1 }],
    });
    const text = checkText(exampleReview([finding]), plain);
    assert.doesNotMatch(text.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
  });
});

describe('marked lines', () => {
  const mark = (source: string, span: string, width: number): string[] => {
    const start = source.indexOf(span);
    const lines = markedLines(
      source,
      { start: 0, end: source.length },
      { start, end: start + span.length },
      width,
    );
    return lines.flatMap(({ text, marks }) => (marks === null ? [text] : [text, marks]));
  };

  it('marks a span over a line break on both lines', () => {
    assert.deepEqual(mark('one two three four', 'two three', 8), [
      'one two',
      '    ^^^',
      'three',
      '^^^^^',
      'four',
    ]);
  });

  it('takes line ends and runs of spaces for one space', () => {
    assert.deepEqual(mark('a\r\n  b c', 'b', 40), ['a b c', '  ^']);
  });

  it('keeps the mark under wide and combining characters', () => {
    assert.deepEqual(mark('表 x', 'x', 40), ['表 x', '   ^']);
    assert.deepEqual(mark('e\u0301 x', 'x', 40), ['e\u0301 x', '  ^']);
  });

  it('leaves a word that is too long on a line of its own', () => {
    assert.deepEqual(wrap('a https://example.org/long b', 10), ['a', 'https://example.org/long', 'b']);
  });
});

describe('positions', () => {
  it('counts lines that end in \\n, \\r\\n or \\r', () => {
    const source = 'a\nb\r\nc\rd';
    const at = (character: string) => positionAt(source, source.indexOf(character));
    assert.deepEqual(
      ['a', 'b', 'c', 'd'].map(at),
      [1, 2, 3, 4].map((line) => ({ line, column: 1 })),
    );
  });

  it('counts columns in UTF-16 units', () => {
    assert.deepEqual(positionAt('𝒳x', 2), { line: 1, column: 3 });
  });
});
