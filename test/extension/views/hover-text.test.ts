import assert from 'node:assert/strict';
import type { Finding } from '../../../src/core/findings/finding.ts';
import { confidence, hoverText } from '../../../src/extension/views/hover-text.ts';

const quoted = (text: string, page = 3) => ({
  document: 0,
  page,
  section: '4 Results',
  text,
  rects: [],
  score: 1,
});

const finding = (change: Partial<Finding> = {}): Finding => ({
  id: 'f',
  claimKey: 'c',
  kind: 'error',
  start: 0,
  end: 5,
  sentence: { start: 0, end: 9 },
  type: 'Number',
  node: 'number',
  score: 0.95,
  severity: 'warning',
  absence: false,
  message: 'm',
  reason: 'r',
  detector: 'numbers',
  evidence: [quoted('There are six layers.')],
  fixes: [{ title: 'Replace with "six"', edits: [] }],
  ...change,
});

/** As the editor shows it. */
const shown = (markdown: string) =>
  markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
const text = (change: Partial<Finding> = {}) => shown(hoverText('file:///r.md', finding(change), ['/p.pdf']));

describe('a hover', () => {
  it('has the words, their place, the type with its definition, how sure it is, and what can be done', () => {
    const lines = text().split('\n\n');
    assert.equal(lines[0], '> There are six layers.');
    assert.match(lines[1]!, /^\[p\. 3, 4 Results\]\(command:peerlint\.showEvidence\?/);
    const [kind, actions] = lines[2]!.split('  \n');
    assert.match(kind!, /^\*\*Number\*\* · A figure of the review .*\. · Confidence high$/);
    assert.match(actions!, /^\[Replace with "six"\]\(command:peerlint\.applyFix\?.* · \[Not a problem\]\(/);
    assert.equal(lines.length, 3);
  });

  it('does not quote a heading that the place names, but beside nothing else', () => {
    const heading = quoted('4 Results');
    assert.ok(!text({ evidence: [heading, quoted('There are six layers.')] }).includes('> 4 Results'));
    assert.ok(text({ evidence: [heading] }).startsWith('> 4 Results'));
  });

  it('has the definition of the error where the finding names one', () => {
    const leaf = 'entity/made-up-entity';
    assert.doesNotMatch(text({ type: 'Entity', node: 'entity' }), /\*\*Entity\*\* ·\s+·/);
    assert.match(text({ type: 'Entity', node: leaf }), /\*\*Entity\*\* · [A-Z].+\. · Confidence/);
  });

  it('is no longer than a dozen lines, and says what it leaves out', () => {
    const evidence = [1, 2, 3, 4, 5].flatMap((page) => [
      quoted('Words of the paper. '.repeat(60), page),
      quoted('Others.', page),
    ]);
    const lines = text({ evidence }).split('\n\n');
    assert.ok(lines.length <= 12);
    assert.ok(lines.every((line) => shown(line).replace(/\(command:[^)]*\)/g, '').length < 480));
    assert.ok(lines.includes('and 3 more places in the paper'));
  });

  it('speaks of no error where the paper answers a question', () => {
    assert.match(text({ kind: 'answered', type: null }), /\*\*Already in the paper\*\*/);
  });

  it('makes nothing but its own links of what paper and draft say', () => {
    const hostile = '[x](command:evil) <img src=x> ![y](https://evil.example)';
    const raw = hoverText(
      'file:///a)b.md',
      finding({
        evidence: [{ ...quoted(hostile), section: hostile }],
        fixes: [{ title: hostile, edits: [] }],
      }),
      ['/p.pdf'],
    );
    const links = [...raw.matchAll(/\]\((?<target>[^)]*)\)/g)].map(({ groups }) => groups!['target']!);
    assert.ok(
      links.every((link) => /^command:peerlint\.(?:showEvidence|applyFix|dismiss)\?[\w%.~-]*$/.test(link)),
    );
    assert.doesNotMatch(raw, /<img|https:/);
  });

  it('puts how sure it is into a word', () => {
    assert.deepEqual([0.95, 0.8, 0.4].map(confidence), ['high', 'medium', 'low']);
  });
});
