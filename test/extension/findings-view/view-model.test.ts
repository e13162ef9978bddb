import assert from 'node:assert/strict';
import { finding } from '../../node/engine/fakes.ts';
import { track } from '../../../src/extension/findings/tracked-finding.ts';
import type { Finding } from '../../../src/core/findings/finding.ts';
import {
  entryDescription,
  findingsAsText,
  spokenEntry,
} from '../../../src/extension/findings-view/entry-text.ts';
import type { DraftEntry, FindingEntry } from '../../../src/extension/findings-view/finding-entry.ts';
import { noFilter } from '../../../src/extension/findings-view/filter-findings.ts';
import { viewModel } from '../../../src/extension/findings-view/view-model.ts';
import type { ViewInput } from '../../../src/extension/findings-view/view-model.ts';

const documents = ['/w/ferry.pdf', '/w/extra.pdf'];

function entry(over: Partial<Finding>, more: Partial<FindingEntry> = {}): FindingEntry {
  return {
    uri: 'file:///w/a.md',
    draft: 'a.md',
    line: 4,
    claim: 'reaches 93.0',
    finding: track(finding(over), ''),
    documents,
    dismissed: false,
    provisional: false,
    ...more,
  };
}

function draft(name: string, findings: readonly FindingEntry[], status = 'as it is'): DraftEntry {
  const uri = `file:///w/${name}`;
  return { uri, name, status, documents, findings: findings.map((one) => ({ ...one, uri, draft: name })) };
}

const hint = { kind: 'answered', type: null, severity: 'hint', reason: 'Answered in Appendix J.' } as const;
const drafts = [
  draft('a.md', [
    entry({ id: '2', start: 50 }),
    entry({ id: '1', start: 10, type: 'Hyperbole', severity: 'information' }),
    entry({ id: '3', start: 70, ...hint }),
  ]),
  draft('b.md', [
    entry({ id: '4', start: 0, reason: 'The paper has an ablation.' }),
    entry({ id: '5', start: 9 }, { dismissed: true }),
  ]),
  draft('c.md', [], 'Not checked: ferry.pdf is missing'),
];

const model = (over: Partial<ViewInput> = {}) =>
  viewModel({ drafts, groupBy: 'review', showDismissed: false, filter: noFilter, ...over });
const outline = (over: Partial<ViewInput> = {}) =>
  model(over).groups.map(
    ({ label, entries }) => `${label}: ${entries.map((one) => one.finding.id).join(' ')}`,
  );

describe('the list of findings', () => {
  it('lists by review in the order of the text, and drafts in which nothing was found with the reason', () => {
    assert.deepEqual(outline(), ['a.md: 1 2 3', 'b.md: 4', 'c.md: ']);
    assert.equal(model().groups[2]?.description, 'Not checked: ferry.pdf is missing');
  });

  it('lists by type in the order of the types, answered questions last, and no empty type', () => {
    assert.deepEqual(outline({ groupBy: 'type' }), ['Number: 2 4', 'Hyperbole: 1', 'Answered: 3']);
  });

  it('lists by severity, the gravest first', () => {
    assert.deepEqual(outline({ groupBy: 'severity' }), ['Warnings: 2 4', 'Information: 1', 'Hints: 3']);
    assert.deepEqual(
      model({ groupBy: 'severity' }).groups.map(({ description }) => description),
      ['2', '1', '1'],
    );
  });

  it('shows dismissed findings on demand alone, and never counts them', () => {
    assert.deepEqual(outline({ showDismissed: true })[1], 'b.md: 4 5');
    for (const showDismissed of [false, true]) {
      assert.equal(model({ showDismissed }).count, 4);
      assert.equal(model({ showDismissed }).badge, '4 findings in 2 open drafts');
    }
  });

  it('filters by words in any order and case, of claim, reason, quotation, place and draft', () => {
    const found = (text: string) =>
      model({ filter: { text, types: [] } }).groups.flatMap(({ entries }) =>
        entries.map((one) => one.finding.id),
      );
    assert.deepEqual(found('ABLATION b.md'), ['4']);
    assert.deepEqual(found('appendix j'), ['3']);
    assert.deepEqual(found('we reach 91.2'), ['1', '2', '3', '4']);
    assert.deepEqual(found('“p. 5, 4.2”'.slice(1, -1)), ['1', '2', '3', '4']);
    assert.deepEqual(found('.*'), []);
    assert.deepEqual(found('   '), ['1', '2', '3', '4']);
  });

  it('filters by type, says so, and leaves the count alone', () => {
    const filter = { text: '', types: ['Hyperbole', 'Answered'] };
    assert.deepEqual(outline({ filter }), ['a.md: 1 3']);
    assert.equal(model({ filter }).message, '2 of 4 findings: Hyperbole, Answered');
    assert.equal(model({ filter }).count, 4);
    const none = model({ filter: { text: 'nowhere', types: [] } });
    assert.equal(none.message, 'None of 4 findings fits the filter: “nowhere”');
    assert.equal(none.empty, null);
  });

  it('tells an empty list without drafts from one in which nothing was found', () => {
    assert.equal(model({ drafts: [] }).empty, 'no-draft');
    assert.equal(model({ drafts: drafts.slice(2), groupBy: 'type' }).empty, 'clean');
    assert.equal(model({ drafts: drafts.slice(2) }).empty, null);
    assert.equal(model({ groupBy: 'type' }).empty, null);
  });

  it('keeps the names of groups while findings come and go', () => {
    const ids = (input: Partial<ViewInput>) => model(input).groups.map(({ id }) => id);
    assert.deepEqual(ids({}), ids({ showDismissed: true }));
    assert.equal(new Set(ids({})).size, 3);
  });
});

describe('the words of a finding in the list', () => {
  const one = entry({});

  it('say what the group does not', () => {
    assert.equal(entryDescription(one, 'review'), 'Number · line 4');
    assert.equal(entryDescription(one, 'type'), 'a.md · line 4');
    assert.equal(entryDescription(one, 'severity'), 'Number · a.md · line 4');
    assert.match(entryDescription({ ...one, dismissed: true }, 'review'), / · dismissed$/);
    assert.match(entryDescription({ ...one, provisional: true }, 'review'), / · provisional$/);
  });

  it('say everything to a screen reader', () => {
    assert.equal(
      spokenEntry({ ...one, dismissed: true }),
      'Warning, dismissed, Number: The paper says 91.2. a.md, line 4',
    );
  });

  it('are copied with claim, reason, the paper’s words and their place', () => {
    const evidence = {
      ...one.finding.evidence[0]!,
      document: 1,
      page: 2,
      section: null,
      text: 'It is\n91.2.',
    };
    assert.equal(
      findingsAsText([one, entry({ evidence: [evidence] }, { line: 9 })]),
      'a.md, line 4 (warning, Number)\n“reaches 93.0”\nThe paper says 91.2.\n> We reach 91.2. (p. 5, 4.2 Ablation)\n\n' +
        'a.md, line 9 (warning, Number)\n“reaches 93.0”\nThe paper says 91.2.\n> It is 91.2. (extra.pdf, p. 2)',
    );
  });

  it('hold no sign that turns the direction of writing', () => {
    const text = spokenEntry(entry({ reason: 'The \u202epaper\u0007 says.' }));
    assert.doesNotMatch(text, /[\u202e\u0007]/);
  });
});
