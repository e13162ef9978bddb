import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { replies, ScriptedServer, sendJson, type Handler } from '../node/llm/scripted-server.ts';
import * as host from './support.ts';

const key = 'planted-key-9876543210';
const paper = `# Twice-fired Plates

## Abstract

We fire plates twice and glaze them by hand.

## 1 Glazes

The enamel of each plate is teal. It was brushed on by hand.

## 2 Ablation study

Table 1 removes each glaze in turn and measures the gloss of the plates.

Table 1: Ablation of the glazes.

| glaze | gloss |
| --- | --- |
| all | 71.2 |
| no teal | 60.4 |
`;
const mauve = 'The enamel of each plate is mauve.';
const absence = 'No ablation study is reported.';
const said = {
  verdict: 'contradicted',
  type: 'Entity',
  span: 'mauve',
  quotation: 'The enamel of each plate is teal.',
  reason: 'It is teal.',
};

/** Text of every file below a folder that can be read. */
function allText(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe('a configured language model', () => {
  const server = new ScriptedServer();
  const answer =
    (over: object = {}): Handler =>
    (response, { text, path }) => {
      if (path.endsWith('/models')) return sendJson(response, { data: [{ id: 'tiny' }] });
      const asked = (JSON.parse(text) as { messages: { content: string }[] }).messages.at(-1)!.content;
      if (asked.includes('{"ok": true}')) return sendJson(response, replies.openai('{"ok": true}'));
      const sentences = [...asked.matchAll(/^Sentence (\d+):\n<data>\n(.*)$/gmu)];
      const answers = sentences.map(([, n, sentence]) =>
        sentence?.includes('mauve')
          ? { n: Number(n), ...said, ...over }
          : { n: Number(n), verdict: 'not-found', type: null, span: '', quotation: '', reason: '' },
      );
      sendJson(response, replies.openai(JSON.stringify({ answers })));
    };
  const tokens = { model: 0 };
  /** A model of another name has other questions: nothing is answered from the cache. */
  const newModel = () => host.configure('llm.model', `tiny-${(tokens.model += 1)}`);
  const chats = () => server.received.filter(({ path }) => path.endsWith('/completions'));

  before(async () => {
    await server.open();
    await host.api();
    await host.configure('llm.url', `${server.url}/v1`);
    await host.configure('llm.mode', 'full');
  });
  after(async () => {
    server.close();
    for (const name of ['detector', 'llm.url', 'llm.mode', 'llm.model', 'llm.price', 'venuePolicy'])
      await host.configure(name, undefined);
  });
  beforeEach(async () => {
    server.received.length = 0;
    server.handler = answer();
    await host.configure('detector', 'llm');
    await newModel();
  });
  afterEach(() => host.closeAll());

  async function draft(...claims: string[]): Promise<vscode.TextDocument> {
    const folder = host.place('main', { 'r.md': `## Weaknesses\n\n${claims.join(' ')}\n` });
    const text = host.place('main', { 'p.md': paper });
    const document = await host.open(folder, 'r.md');
    await vscode.commands.executeCommand('peerlint.linkPaper', join(text, 'p.md'));
    await host.status(document, 'checked');
    return document;
  }
  const ask = (word: string | undefined) =>
    host.answering(word, () => vscode.commands.executeCommand('peerlint.llm.ask'));
  const detail = async (document: vscode.TextDocument, pattern: RegExp) => {
    const { status } = await host.api();
    return host.until(
      () => `${pattern} in: ${status(document.uri)?.detail}`,
      () => (pattern.test(status(document.uri)?.detail ?? '') ? status(document.uri) : null),
      20_000,
    );
  };
  const messages = (document: vscode.TextDocument) => host.marks(document).map(({ message }) => message);
  const pages = () =>
    vscode.workspace.textDocuments
      .filter(({ uri }) => uri.scheme === 'peerlint-llm')
      .map((one) => one.getText());

  it('sends nothing before the exact text was seen and agreed to, and then what was shown', async () => {
    const document = await draft(absence, mauve);
    const waiting = await detail(
      document,
      /1 request to tiny-\d+ \(on this machine, 127\.0\.0\.1:\d+\) waits for your word/,
    );
    assert.equal(waiting.command, 'peerlint.llm.ask');
    assert.deepEqual(server.received, []);
    assert.equal(host.marks(document).length, 1, 'the local finding');

    const no = await ask('Cancel');
    assert.match(no.asked[0]!.question, /ask tiny-\d+ at 127\.0\.0\.1:\d+, which is on this machine\?/);
    assert.match(no.asked[0]!.question, /Nothing has been sent yet/);
    assert.deepEqual(server.received, []);
    const page = pages().at(-1)!;
    assert.match(page, /The enamel of each plate is mauve\./);

    await vscode.window.showTextDocument(document);
    await ask('Send Once');
    await detail(document, /1 request; 70 tokens read and 30 written; \d+\.\d s/);
    const [sent] = chats();
    assert.equal(chats().length, 1);
    const contents = (JSON.parse(sent!.text) as { messages: { content: string }[] }).messages.map(
      (m) => m.content,
    );
    for (const content of contents) assert.ok(page.includes(content), 'the page showed it word for word');
    assert.ok(
      messages(document).some((one) => /^The language model tiny-\d+ reads this as not matching/.test(one)),
    );
    assert.equal(host.marks(document).length, 2);
    const [hover] = await host.hoverText(document, host.markIn(document, mauve).range.start);
    assert.match(hover!.value, /The language model tiny.* contradicted by the paper.*It is teal/);
  });

  it('goes on by itself for a paper on this machine, and never asks the same twice', async () => {
    const document = await draft(mauve);
    await ask('Send Once');
    await detail(document, /1 request; 70 tokens/);
    await host.edit((edit) =>
      edit.insert(
        document.uri,
        document.positionAt(document.getText().length),
        '\nThe kiln is mauve, too.\n',
      ),
    );
    await host.until('the changed text was asked about', () => chats().length === 2);
    await vscode.commands.executeCommand('peerlint.checkNow');
    await host.status(document, 'checked');
    assert.equal(chats().length, 2);
    await host.closeAll();
    // Another window would find the answers in the cache.
    const again = await host.open(document.uri.fsPath);
    await host.status(again, 'checked');
    await detail(again, /nothing to ask|1 request/);
    assert.equal(chats().length, 2);
  });

  it('shows the next request and sends nothing', async () => {
    const document = await draft(mauve);
    await detail(document, /waits for your word/);
    await vscode.commands.executeCommand('peerlint.llm.preview');
    assert.match(pages().at(-1)!, /1 request, [\d.]+ kB\.[^]*--- request 1, user ---[^]*mauve/);
    assert.deepEqual(server.received, []);
  });

  it('refuses what the venue policy does not allow, and says so', async () => {
    try {
      await host.configure('llm.url', 'https://llm.example.invalid/v1');
      const document = await draft(absence, mauve);
      const status = await detail(
        document,
        /llm\.example\.invalid is not this machine, and the venue policy .* is not cloudAllowed/,
      );
      assert.equal(status.severity, 'warning');
      const { asked, told } = await ask('Send Once');
      assert.deepEqual(asked, []);
      assert.match(told.join(), /not cloudAllowed/);
      assert.equal(host.marks(document).length, 1);

      await host.configure('llm.url', `${server.url}/v1`);
      await host.configure('venuePolicy', 'rulesOnly');
      await detail(document, /rulesOnly, which allows no model/);
      await ask('Send Once');
      assert.deepEqual(server.received, []);

      // Allowed: each sending is asked for, and said to leave this machine.
      await host.configure('llm.url', 'https://llm.example.invalid/v1');
      await host.configure('venuePolicy', 'cloudAllowed');
      await detail(document, /waits for your word/);
      const no = await ask(undefined);
      assert.match(
        no.asked[0]!.question,
        /send text outside this machine\? tiny-\d+ at llm\.example\.invalid/,
      );
      await vscode.window.showTextDocument(document);
      await ask('Send Once');
      await detail(document, /llm\.example\.invalid cannot be reached.* The local result stands/);
      assert.equal(host.marks(document).length, 1);
    } finally {
      await host.configure('venuePolicy', undefined);
      await host.configure('llm.url', `${server.url}/v1`);
    }
  });

  it('leaves the local result as it is, whatever goes wrong, and says what did', async () => {
    const faults: [RegExp, Handler][] = [
      [
        /takes no more requests for now/,
        (response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
      ],
      [/refuses the request \(418\)/, (response) => void response.writeHead(418).end()],
      [
        /sent an answer that is none/,
        (response) => void response.setHeader('content-type', 'application/json').end('{"choices":'),
      ],
      [/did not answer in the form/, (response) => sendJson(response, replies.openai('I would rather not.'))],
      [
        /1 verdict with a quotation that is not in the paper/,
        answer({ quotation: 'The enamel is of a mauve kind.' }),
      ],
      [/cannot be reached|sent an answer that is none/, (response) => void response.destroy()],
    ];
    const document = await draft(absence, mauve);
    for (const [says, handler] of faults) {
      server.handler = handler;
      await newModel();
      await detail(document, new RegExp(`request to tiny-${tokens.model} .* for your word`));
      await vscode.window.showTextDocument(document);
      await ask('Send Once');
      await detail(document, says);
      assert.equal(host.marks(document).length, 1, String(says));
      assert.equal((await host.status(document, 'checked')).busy, false);
    }
  });

  it('stops a slow request on demand', async () => {
    let asked = false;
    server.handler = () => void (asked = true);
    const document = await draft(absence, mauve);
    const asking = ask('Send Once');
    await host.until('it is asked', () => asked);
    assert.equal(
      (await detail(document, /asking tiny-\d+ at .* 0 of 1 request/)).command,
      'peerlint.llm.stop',
    );
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('peerlint.llm.stop');
    await asking;
    await detail(document, /You stopped the requests\. The local result stands/);
    assert.equal(host.marks(document).length, 1);
  });

  it('keeps the key in the secret storage alone, and deletes all of it on demand', async () => {
    const window = vscode.window as unknown as Record<string, unknown>;
    const { showInputBox } = window;
    window['showInputBox'] = () => Promise.resolve(key);
    try {
      const { told } = await host.answering(undefined, () =>
        vscode.commands.executeCommand('peerlint.llm.setKey'),
      );
      assert.match(told[0]!, /the key for http:\/\/127\.0\.0\.1:\d+ is kept/);
    } finally {
      window['showInputBox'] = showInputBox;
    }
    const tested = await host.answering(undefined, async () => {
      await vscode.commands.executeCommand('peerlint.llm.test');
    });
    assert.match(tested.told.join(), /tiny-\d+ at 127\.0\.0\.1:\d+ \(on this machine\) answers in the form/);
    assert.equal(server.received[0]!.headers['authorization'], `Bearer ${key}`);
    server.handler = (response, { headers }) => void response.writeHead(401).end(JSON.stringify(headers));
    const document = await draft(mauve);
    await ask('Send Once');
    const { text, detail: told } = await detail(document, /does not accept the key/);
    const kept = join(await globalStorage(), '..');
    const everything = [
      allText(kept),
      text,
      told,
      JSON.stringify(vscode.workspace.getConfiguration('peerlint')),
      ...messages(document),
    ].join('\n');
    assert.match(everything, /"event":"sending"/);
    assert.ok(!everything.includes(key));

    const all = await host.answering('Delete', () =>
      vscode.commands.executeCommand('peerlint.deleteAllData'),
    );
    assert.match(all.asked[0]!.detail, /1 API key \(http:\/\/127\.0\.0\.1:\d+\)/);
    assert.match(all.asked[0]!.detail, /the log of what was sent to language models/);
    const none = await host.answering(undefined, () =>
      vscode.commands.executeCommand('peerlint.llm.removeKey'),
    );
    assert.match(none.told[0]!, /no key is kept/);
  });

  it('lists the models of a server, and says that no extension offers one to this editor', async () => {
    const window = vscode.window as unknown as Record<string, unknown>;
    const { showQuickPick } = window;
    const offered: unknown[] = [];
    window['showQuickPick'] = (items: unknown[]) => (offered.push(...items), Promise.resolve('tiny'));
    try {
      await vscode.commands.executeCommand('peerlint.llm.chooseModel');
      assert.deepEqual(offered, ['tiny']);
      assert.equal(vscode.workspace.getConfiguration('peerlint').get('llm.model'), 'tiny');
    } finally {
      window['showQuickPick'] = showQuickPick;
    }
    try {
      await host.configure('venuePolicy', 'cloudAllowed');
      await host.configure('llm.provider', 'editor');
      const { asked } = await host.answering(undefined, () =>
        vscode.commands.executeCommand('peerlint.llm.chooseModel'),
      );
      assert.match(asked[0]!.question, /no extension offers a language model to this editor/);
    } finally {
      await host.configure('llm.provider', undefined);
      await host.configure('venuePolicy', undefined);
    }
  });

  it('asks once for a scan of a folder, with papers, host, size and a sample, and takes no for an answer', async () => {
    const folder = host.place('main', {
      'a.md': `${paper}\nAppendix of a.\n`,
      'a-review-A.md': `## Weaknesses\n\n${mauve}\n`,
      'b.md': `${paper.replace('Twice', 'Thrice')}`,
      'b-review-B.md': `## Weaknesses\n\nThe kiln is mauve. ${absence}\n`,
    });
    const scan = (word: string | undefined) =>
      host.answering(word, () => vscode.commands.executeCommand('peerlint.scanFolder', folder));
    const no = await scan(undefined);
    assert.match(
      no.asked[0]!.question,
      /ask tiny-\d+ at .*on this machine\? .* 2 requests .* about 2 papers/,
    );
    assert.match(
      pages().at(-1)!,
      /- a\.md: 1 request, [\d.]+ kB\n- b\.md: 1 request[^]*--- request 2, user ---/,
    );
    assert.deepEqual(server.received, []);
    await newModel();
    const yes = await scan('Send Once');
    assert.equal(yes.asked.length, 1);
    assert.equal(chats().length, 2);
    await host.until('what the model found stands in the list of problems', () =>
      host
        .marks({ uri: vscode.Uri.file(join(folder, 'a-review-A.md')) } as vscode.TextDocument)
        .some(({ message }) => message.includes('The language model tiny')),
    );
  });

  it('is not turned on by the settings of a folder', async () => {
    await host.configure('detector', undefined);
    const workspace = vscode.workspace.getConfiguration('peerlint');
    await workspace.update('detector', 'llm', vscode.ConfigurationTarget.Workspace);
    try {
      const document = await draft(mauve);
      assert.match((await ask('Send Once')).told.join(), /no language model is asked/);
      assert.doesNotMatch((await host.status(document, 'checked')).detail, /word/);
      assert.deepEqual(server.received, []);
    } finally {
      await workspace.update('detector', undefined, vscode.ConfigurationTarget.Workspace);
    }
  });

  async function globalStorage(): Promise<string> {
    await vscode.commands.executeCommand('peerlint.llm.showSent');
    const log = await host.until('the log is open', () =>
      vscode.workspace.textDocuments.find(({ fileName }) => fileName.endsWith('language-models.jsonl')),
    );
    return join(log.fileName, '..');
  }
});
