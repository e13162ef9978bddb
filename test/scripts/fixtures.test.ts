/** The sample paper, its markdown twin and the labels of its reviews agree with each other and with the PDF. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readPages, squash } from './fixtures-pdf-text.ts';

const fixtures = new URL('../fixtures/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');

interface Label {
  start: number;
  end: number;
  class: 'fact' | 'opinion' | 'request' | 'other';
  truth: 'supported' | 'contradicted' | 'absent' | 'na';
  type?: string;
  span?: [number, number];
  absence?: boolean;
  answered?: 'yes' | 'partly' | 'no';
  page?: number | null;
  pages?: number[];
  section?: string | null;
  evidence?: string;
  why?: string;
}

const types = [
  'Number',
  'Entity',
  'False Concatenation',
  'Attribution Failure',
  'Overgeneralization',
  'Reasoning Error',
  'Hyperbole',
  'Temporal',
  'Context-based Meaning Error',
];
const reviews = ['review.md', 'review-arr.txt', 'review.json', 'review-clean.md'].map((name) => ({
  name,
  text: [...read(`sample/${name}`)],
  labels: read(`sample/${name}.labels.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Label),
}));
const markdown = read('markdown/paper.md');
/** The markdown paper as a reader sees it: no emphasis, a table row as cells with single spaces. */
const plain = markdown
  .split('\n')
  .map((line) => (line.startsWith('|') ? line.replaceAll('|', ' ') : line))
  .join('\n')
  .replace(/[*$]/g, '')
  .replace(/\s+/g, ' ');
const headings = [...markdown.matchAll(/^##+ (.+)$/gm)].map((match) => match[1]!);
const rows = (after: string): string[][] =>
  markdown
    .slice(0, markdown.indexOf(after))
    .split('\n\n')
    .at(-2)!
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('sample reviews and their labels', () => {
  for (const { name, text, labels } of reviews) {
    it(`${name}: labels cover the review in order, sentence by sentence`, () => {
      let rest = '';
      let last = 0;
      for (const { start, end } of labels) {
        assert.ok(last <= start && start < end && end <= text.length, `${start}-${end}`);
        rest += `${text.slice(last, start).join('')}\u0000`;
        last = end;
        const sentence = text.slice(start, end).join('');
        assert.equal(sentence, sentence.trim());
      }
      rest += text.slice(last).join('');
      // What no label covers is markup alone: front matter, list and heading markers, JSON keys and scores.
      const markup = name.endsWith('.json')
        ? rest.replace(/"[A-Z][A-Za-z ]+": ("Reject"|false|\d+|(?=["[]))|[[\]{}",]/g, '')
        : rest.replace(/^---\npaper: paper.pdf\n---$|^##? |^\d+\. |^[-*] |\*\*/gm, '');
      assert.equal(markup.replace(/[\s\u0000]/g, ''), '');
    });

    it(`${name}: a wrong claim has type, span and reason, and nothing else has`, () => {
      for (const label of labels) {
        const wrong = label.truth === 'contradicted' || label.truth === 'absent';
        assert.equal(label.truth === 'na', label.class !== 'fact');
        assert.equal('type' in label, wrong);
        assert.equal('span' in label, wrong);
        assert.equal('why' in label, wrong);
        assert.equal('answered' in label, label.class === 'request');
        if (!wrong) continue;
        assert.ok(types.includes(label.type!), label.type);
        const [from, to] = label.span!;
        assert.ok(label.start <= from && from < to && to <= label.end);
        const span = text.slice(from, to).join('');
        assert.equal(span, span.trim());
        if (label.truth === 'contradicted') assert.ok(label.evidence, label.why);
      }
    });

    it(`${name}: the evidence stands in the paper, in the section and on the page named`, async () => {
      const pages = await readPages(new URL('sample/paper.pdf', fixtures));
      for (const label of labels.filter(({ evidence }) => evidence !== undefined)) {
        assert.ok(
          label.section === 'Abstract' || headings.includes(label.section!),
          label.section ?? 'no section',
        );
        const allowed = label.pages ?? [label.page!];
        assert.ok(allowed.includes(label.page!), label.evidence);
        const found = label.evidence!.split(' | ').map((quote) => {
          assert.ok(plain.includes(quote), quote);
          return allowed.filter((page) => squash(pages[page - 1]!).includes(squash(quote)));
        });
        for (const [i, on] of found.entries())
          assert.ok(on.length > 0, `${label.evidence} part ${i}: not on ${allowed}`);
        for (const page of allowed)
          assert.ok(found.flat().includes(page), `${label.evidence}: nothing on ${page}`);
      }
    });
  }

  it('plants errors of all nine types, false absences among them', () => {
    const wrong = reviews.flatMap(({ labels }) => labels.filter(({ type }) => type !== undefined));
    assert.deepEqual([...new Set(wrong.map(({ type }) => type))].sort(), [...types].sort());
    assert.equal(wrong.length, 30);
    assert.equal(wrong.filter(({ absence }) => absence).length, 9);
  });

  it('review-clean.md has nothing wrong and asks for nothing that is there', () => {
    const { labels } = reviews.at(-1)!;
    assert.deepEqual(
      labels.filter(({ type, answered }) => type !== undefined || (answered ?? 'no') !== 'no'),
      [],
    );
  });

  it('claims that the paper truly lacks something hold', () => {
    const gone = [
      'societal',
      'ethic',
      'energy',
      'carbon',
      'Longformer',
      'BigBird',
      'DPR',
      'GPT',
      'ROUGE',
      'multilingual',
    ];
    gone.push(
      'contrastive',
      'alignment',
      'query rewriting',
      'prompt',
      'language model',
      'Figure 4',
      'tag{9}',
      'impact on',
    );
    const body = plain.slice(0, plain.indexOf('## References')) + plain.slice(plain.indexOf('## A Proof'));
    for (const word of gone) assert.ok(!body.toLowerCase().includes(word.toLowerCase()), word);
  });
});

describe('sample paper', () => {
  it('has averages, differences and shares that add up', () => {
    const main = new Map(rows('Table 2:').map(([name, ...cells]) => [name!, cells.map(Number)]));
    assert.equal(main.size, 8);
    for (const [name, [a, , b, , c, , average]] of main) {
      assert.equal(((a! + b! + c!) / 3).toFixed(1), average!.toFixed(1), name);
    }
    const [ferry, sieve, full] = [main.get('Ferry')!, main.get('Sieve')!, main.get('Full encoding')!];
    assert.equal((ferry[6]! - sieve[6]!).toFixed(1), '2.3');
    assert.equal(((ferry[6]! / full[6]!) * 100).toFixed(1), '97.6');
    assert.equal((full[7]! / ferry[7]!).toFixed(1), '2.7');
    for (const [, f1, delta] of rows('Table 4:').slice(1)) {
      assert.equal((Number(f1) - 53.1).toFixed(1), delta!.replace('−', '-'));
    }
    const kinds = rows('Table 5:').map((row) => row.slice(1).map(Number));
    const weighted = (column: number): string =>
      (kinds.reduce((sum, row) => sum + row[0]! * row[column]!, 0) / 100).toFixed(1);
    assert.deepEqual([weighted(1), weighted(2)], [ferry[0]!.toFixed(1), sieve[0]!.toFixed(1)]);
    for (const row of rows('Table 8:'))
      assert.equal(
        row.slice(1).reduce((sum, cell) => sum + Number(cell), 0),
        240,
      );
  });

  it('reads the same in markdown and in the PDF', async () => {
    const pages = (await readPages(new URL('sample/paper.pdf', fixtures))).map(squash);
    const lines = markdown.split('\n').filter((line) => line !== '' && !/[$\\]|---|^\d\.|\[\^1\]/.test(line));
    const cells = lines.filter((line) => line.startsWith('|') && !line.includes('MinuteBook F1'));
    for (const row of cells)
      assert.ok(
        pages.some((page) => page.includes(squash(row.replaceAll('|', '')))),
        row,
      );
    const sentences = lines
      .filter((line) => !line.startsWith('|'))
      .flatMap((line) => line.replace(/^#+ |^- |\*/g, '').split(/(?<=[.?]) (?=[A-Z])/));
    assert.ok(sentences.length > 300);
    const missing = sentences.filter((sentence) => !pages.some((page) => page.includes(squash(sentence))));
    // Sentences that run over the end of a page, or around a float, are not found whole.
    assert.ok(missing.length <= 12, missing.join('\n'));
  });

  it('carries no date, tool version or path of the machine that typeset it', () => {
    const bytes = readFileSync(new URL('sample/paper.pdf', fixtures)).toString('latin1');
    assert.doesNotMatch(bytes, /\/ID ?\[|PTEX|\/home\/|\/tmp\/|\/root\//);
    assert.match(bytes, /CreationDate \(D:20260101000000Z\)/);
  });
});
