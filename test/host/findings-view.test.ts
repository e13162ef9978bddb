import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, folders } = host;
const run = (name: string, ...given: unknown[]) =>
  vscode.commands.executeCommand(`peerlint.findings.${name}`, ...given);
const view = async () => (await host.api()).findings();

describe('the list of findings', () => {
  const figure = 'Figure 77 is too small to be read in print.';

  const reset = async () => {
    await run('groupByReview');
    await run('hideDismissed');
    await run('clearFilter');
    await host.closeAll();
    rmSync(join(folders.main, '.peerlint'), { recursive: true, force: true });
  };
  // Other tests may have run any command.
  before(reset);
  afterEach(reset);

  it('lists the findings of open drafts, and forgets those that are closed', async () => {
    const document = await opened();
    await shows(['r.md: 2']);
    const { badge, groups } = await view();
    assert.equal(badge, '2 findings in 1 open draft');
    const claims = groups[0]?.entries.map(({ line, claim }) =>
      document.lineAt(line - 1).text.includes(claim),
    );
    assert.deepEqual(claims, [true, true]);
    await host.closeAll();
    await shows([]);
    assert.equal((await view()).empty, 'no-draft');
  });

  it('groups by type and severity', async () => {
    await opened();
    await shows(['r.md: 2']);
    await run('groupByType');
    await shows(['Number: 1', 'Entity: 1']);
    await run('groupBySeverity');
    await shows(['Warnings: 1', 'Information: 1']);
  });

  it('filters by text and type', async () => {
    await opened();
    await shows(['r.md: 2']);
    await run('filterText', 'ABLATION');
    await shows(['r.md: 1']);
    await run('filterTypes', ['Number']);
    await shows([]);
    assert.match((await view()).message, /None of 2 findings fits the filter: “ABLATION”, Number/);
    await run('clearFilter');
    await shows(['r.md: 2']);
  });

  it('dismisses a row, shows it on demand and restores it', async () => {
    const document = await opened();
    await shows(['r.md: 2']);
    await run('dismiss', await row(figure));
    await shows(['r.md: 1']);
    await host.until('the mark is gone', () => host.marks(document).length === 1);
    await run('showDismissed');
    await shows(['r.md: 2']);
    assert.equal((await view()).badge, '1 finding in 1 open draft');
    const dismissed = await row(figure);
    assert.ok(dismissed.entry.dismissed);
    await run('restore', dismissed);
    await host.until('it is marked again', () => host.marks(document).length === 2);
    await shows(['r.md: 2']);
  });

  it('dismisses several rows at once, and no group by a key stroke', async () => {
    await opened();
    await shows(['r.md: 2']);
    const rows = [await row(figure), await row(wrong.absence)];
    await run('dismiss', { kind: 'group', group: (await view()).groups[0] });
    await shows(['r.md: 2']);
    await run('dismiss', rows[0], rows);
    await shows(['r.md: 0']);
  });

  it('copies a row as text', async () => {
    await opened();
    await shows(['r.md: 2']);
    await run('copy', await row(wrong.absence));
    const text = await vscode.env.clipboard.readText();
    assert.match(text, /^r\.md, line \d+ \(warning, Entity\)\n“No ablation/);
    assert.match(text, /\n> .* \(p\. \d, 5\.3 /);
  });

  it('moves with edits, and follows a draft that is renamed', async () => {
    const document = await opened();
    await shows(['r.md: 2']);
    const before = (await row(figure)).entry.line;
    await host.edit((edit) => edit.insert(document.uri, new vscode.Position(0, 0), '\n\n'));
    await untilView('it is two lines further down', (model) =>
      model.groups[0]?.entries.some(({ line, claim }) => line === before + 2 && figure.includes(claim)),
    );
    await document.save();
    const uri = vscode.Uri.file(join(document.fileName, '..', 'renamed.md'));
    await host.edit((edit) => edit.renameFile(document.uri, uri));
    await shows(['renamed.md: 2'], 90_000);
  });

  async function opened() {
    const folder = host.place('main', {
      'r.md': form(figure, wrong.absence),
      'paper.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    return document;
  }

  async function row(claim: string) {
    const { groups } = await view();
    const group = groups.find(({ entries }) => entries.some((one) => claim.includes(one.claim)));
    const entry = group?.entries.find((one) => claim.includes(one.claim));
    assert.ok(group && entry, `"${claim}" is listed`);
    return { kind: 'finding', uri: entry.uri, finding: entry.finding.id, entry, group: group.id };
  }

  async function untilView(
    what: string,
    probe: (model: Awaited<ReturnType<typeof view>>) => unknown,
    limit?: number,
  ) {
    const { findings } = await host.api();
    await host.until(
      () => `${what}; it shows ${JSON.stringify(outline(findings()))}`,
      () => probe(findings()),
      limit,
    );
  }

  const outline = ({ groups }: Awaited<ReturnType<typeof view>>) =>
    groups.map(({ label, entries }) => `${label}: ${entries.length}`);

  async function shows(wanted: string[], limit?: number) {
    const same = (model: Awaited<ReturnType<typeof view>>) =>
      JSON.stringify(outline(model)) === JSON.stringify(wanted);
    await untilView(`it shows ${JSON.stringify(wanted)}`, same, limit);
  }
});
