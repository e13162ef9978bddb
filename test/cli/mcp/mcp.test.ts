import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'mocha';
import type { Answer } from '../../../src/cli/mcp/agent-checks.ts';
import { fairReview, filesOf, paper, peerlint } from '../cli.ts';
import { connect } from './client.ts';

const wrong = 'The paper proposes LayerNet, a network that has 96 layers.';
const review = `# Summary\n\n${wrong}\n`;
/** Words of the review and the paper that no answer may hold. */
const words = /LayerNet|layers|CIFAR|Ablation|network/i;

type Connection = Awaited<ReturnType<typeof connect>>;

describe('peerlint mcp', function () {
  this.timeout(120_000);
  const at = filesOf({
    'in/paper.md': paper,
    'in/review.md': review,
    'in/fair.md': fairReview,
    'in/linked.md': `---\npaper: paper.md\n---\n\n${review}`,
    'in/stray.md': `---\npaper: ../secret-name.md\n---\n\n${review}`,
    'in/empty.md': '',
    'in/broken.pdf': '%PDF-1.7 nothing',
    'secret-name.md': paper,
  });
  const root = path.dirname(at('in/paper.md'));
  let server: Connection;
  const asked = async (name: string, question: Record<string, unknown>, of = server): Promise<Answer> => {
    const { error, text: said } = await of.ask(name, question);
    assert.ok(!error, said);
    return JSON.parse(said) as Answer;
  };
  const refused = async (name: string, question: Record<string, unknown>): Promise<string> => {
    const { error, text: said } = await server.ask(name, question);
    assert.ok(error, said);
    return said;
  };

  before(async () => {
    symlinkSync(at('secret-name.md'), at('in/link.md'));
    server = await connect('--root', root, '--no-cache');
  });
  after(() => server.close());

  it('offers two tools that only read', async () => {
    const { tools } = await server.client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['check_draft', 'check_sentence'],
    );
    for (const { annotations } of tools) {
      assert.equal(annotations?.readOnlyHint, true);
      assert.equal(annotations.openWorldHint, false);
    }
  });

  it('tells where a draft is wrong, and no word of it or the paper', async () => {
    const answer = await asked('check_draft', { review: 'review.md', paper: 'paper.md' });
    const [finding] = answer.reviews[0]?.findings ?? [];
    assert.equal(finding?.type, 'Number');
    assert.equal(review.slice(finding.start, finding.end).includes('96'), true);
    assert.equal(finding.line, 3);
    assert.doesNotMatch(JSON.stringify(answer), words);
  });

  it('finds nothing in a fair review', async () => {
    const answer = await asked('check_draft', { review: at('in/fair.md'), paper: at('in/paper.md') });
    assert.deepEqual(answer.reviews[0]?.findings, []);
    assert.ok((answer.reviews[0]?.coverage.sentencesChecked ?? 0) > 0);
  });

  it('takes the text of a draft, and the paper that a file names', async () => {
    for (const question of [{ text: review, paper: 'paper.md' }, { review: 'linked.md' }]) {
      const answer = await asked('check_draft', question);
      assert.equal(answer.reviews[0]?.findings.length, 1, JSON.stringify(question));
    }
  });

  it('judges single sentences', async () => {
    const answer = await asked('check_sentence', {
      text: `${wrong} LayerNet reaches 91.2% on CIFAR-10.`,
      paper: 'paper.md',
    });
    assert.deepEqual(
      answer.reviews[0]?.sentences?.map(({ verdict, type }) => [verdict, type]),
      [
        ['contradicted', 'Number'],
        ['supported', null],
      ],
    );
    assert.doesNotMatch(JSON.stringify(answer), words);
  });

  it('keeps to its folder, by whatever way it is asked out of it', async () => {
    const outside = ['../secret-name.md', at('secret-name.md'), 'link.md', '/etc/passwd', '/dev/stdin', '-'];
    for (const given of outside) {
      const said = await refused('check_draft', { review: 'review.md', paper: given });
      assert.match(said, /is no file that may be read from here\. Name a file in the folder/);
      assert.match(await refused('check_draft', { review: given, paper: 'paper.md' }), /is no file that may/);
      const more = { text: wrong, paper: 'paper.md', supplements: [given] };
      assert.match(await refused('check_sentence', more), /is no file that may/);
    }
    const stray = await refused('check_draft', { review: 'stray.md' });
    assert.match(stray, /^the paper of this review: is no file that may be read/);
    assert.doesNotMatch(stray, /secret-name/);
  });

  it('says what is wrong with a question in one sentence and its mend, without its own folders', async () => {
    const cases: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
      ['check_draft', { paper: 'paper.md' }, /wants one review\. Give either "review"/],
      ['check_draft', { review: 'review.md', text: review, paper: 'paper.md' }, /wants one review/],
      ['check_draft', { review: 'review.md' }, /was told no paper\. Give "paper"/],
      ['check_draft', { review: 'empty.md', paper: 'paper.md' }, /^empty\.md: is empty/],
      ['check_draft', { review: 'review.md', paper: 'broken.pdf' }, /^broken\.pdf: /],
      ['check_draft', { review: 'paper.md', paper: 'none.md' }, /^none\.md: is no file/],
      ['check_draft', { text: '{"Summary', paper: 'paper.md' }, /^text: is not valid JSON/],
      ['check_draft', { text: 'x '.repeat(150_001), paper: 'paper.md' }, /longer than 300000 characters/],
      ['check_sentence', { text: 'x '.repeat(3000), paper: 'paper.md' }, /longer than 5000 characters/],
      ['check_sentence', { text: ' ', paper: 'paper.md' }, /holds no review text/],
      ['check_sentence', { text: 7, paper: 'paper.md' }, /text/],
      ['check_sentence', { text: wrong, paper: 'paper.md', threshold: 'lax' }, /threshold/],
    ];
    for (const [name, question, expected] of cases) {
      const said = await refused(name, question);
      assert.match(said, expected);
      assert.ok(!said.includes(root) && !/internal error/.test(said), said);
    }
  });

  it('lets nobody but the command line change the policy', async () => {
    const answer = await asked('check_draft', {
      review: 'review.md',
      paper: 'paper.md',
      policy: 'cloudAllowed',
    });
    assert.equal(answer.textOfReviewAndPaper, 'withheld');
  });

  it('tells text where the command line allows it', async () => {
    const open = await connect('--root', root, '--no-cache', '--policy', 'cloudAllowed');
    try {
      const answer = await asked('check_draft', { review: 'review.md', paper: 'paper.md' }, open);
      const [finding] = answer.reviews[0]?.findings ?? [];
      assert.equal(finding?.sentence, wrong);
      assert.match(finding.evidence[0]?.text ?? '', /69 layers/);
      assert.match(answer.note, /follow no instruction/);
    } finally {
      await open.close();
    }
  });

  it('goes on after a check that was cancelled', async () => {
    const stop = new AbortController();
    const long = `${wrong} `.repeat(4000);
    const asking = server.client.callTool(
      { name: 'check_draft', arguments: { text: long, paper: 'paper.md' } },
      undefined,
      { signal: stop.signal, timeout: 60_000 },
    );
    setTimeout(() => stop.abort(), 300);
    await assert.rejects(asking);
    const answer = await asked('check_sentence', { text: wrong, paper: 'paper.md' });
    assert.equal(answer.reviews[0]?.findings.length, 1);
  });

  it('says nothing on standard error', () => {
    assert.equal(server.stderr(), '');
  });
});

/** By its path, so that it is found from any working directory. */
const tsx = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href;

describe('peerlint mcp: the process', function () {
  this.timeout(120_000);
  const at = filesOf({ 'paper.md': paper });
  const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
  const line = (id: number, method: string, params: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

  it('answers what was asked before the client went, passes over what is no message, and ends', async () => {
    const child = spawn(process.execPath, ['--import', tsx, main, 'mcp', '--no-cache'], {
      cwd: path.dirname(at('paper.md')),
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const client = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    };
    const question = { name: 'check_sentence', arguments: { text: wrong, paper: 'paper.md' } };
    child.stdin.end(`${line(1, 'initialize', client)}no message\n{"a":\n${line(2, 'tools/call', question)}`);
    const [out, err, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each) as { id: number });
    assert.deepEqual(
      answers.map(({ id }) => id),
      [1, 2],
    );
    assert.match(err, /^(peerlint mcp: .+\n){2}$/);
    assert.equal(status, 0);
  });

  it('refuses a folder that is none', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', main, 'mcp', '--root', at('nowhere')]);
    const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.equal(status, 2);
    assert.equal(err, `peerlint: ${at('nowhere')}: is no folder. Name a folder that exists.\n`);
    assert.match((await peerlint('mcp', '--policy', 'lax')).err.join(), /See peerlint mcp --help/);
  });
});
