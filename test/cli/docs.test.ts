import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { helpPage } from '../../src/cli/help-page.ts';
import { createProgram } from '../../src/cli/program.ts';
import { replies, ScriptedServer, sendJson } from '../node/llm/scripted-server.ts';
import { fairReview, filesOf, paper, peerlint } from './cli.ts';
import { jsonLines, kilnRows } from './inject/kiln-rows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
/** Pages for users; cli.md is the help itself, the changelog tells of what was. */
const guides = pages.filter((name) => name !== 'docs/cli.md' && name !== 'CHANGELOG.md');

const silent = { out: () => Promise.resolve(), err: () => undefined, colour: false, width: 100 };
const program = () => createProgram(silent, () => undefined);
const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];
const longOptions = (command: Command): string[] =>
  command.options.flatMap(({ long }) => (long ? [long] : []));

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  contributes: {
    commands: { command: string; title: string; category?: string }[];
    menus: { commandPalette: { command: string; when: string }[] };
    configuration: { properties: Record<string, unknown> }[];
  };
};

/** Files that a shell puts in place of "folder/*.txt". */
function matching(pattern: string): string[] {
  const [folder, ending] = [path.dirname(pattern), path.extname(pattern)];
  return readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [path.join(folder, name)] : []));
}

/** Lines of fenced blocks that run the command line. */
const commandLines = guides.flatMap((name) =>
  [...read(name).matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => {
      const [command = ''] = line.split(/\s+#\s/);
      return /\bpeerlint (?!-)/.test(command) && !/^[{(]|^npx/.test(command) ? [{ name, command }] : [];
    }),
  ),
);

describe('the documents', () => {
  it('hold the help of every command as it is', () => {
    assert.equal(read('docs/cli.md'), helpPage(program()), 'run "npm run docs"');
  });

  it('link to what exists', () => {
    const broken = pages.flatMap((name) =>
      [...read(name).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target.replace(/#.*$/, ''))
        .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(path.join(root, path.dirname(name), target)))
        .map((target) => `${name}: ${target}`),
    );
    assert.deepEqual(broken, []);
  });

  it('name only scripts that are there', () => {
    const named = guides.flatMap((name) =>
      [...read(name).matchAll(/npm run ([\w:-]+)/g)].map(([, one = '']) => one),
    );
    assert.deepEqual(
      [...new Set(named)].filter((one) => manifest.scripts[one] === undefined),
      [],
    );
  });

  it('name only options that a command has', () => {
    const known = new Set([...all(program()).flatMap(longOptions), '--help', '--version']);
    // Of npm, code, GNU parallel, scripts/fetch-openreview.py and this project's scripts.
    const others =
      /^--(extensionDevelopmentPath|install-extension|package|include|omit|grep|sshlogin|venue|import|dev)$/;
    const ofScripts = /scripts\/|npm run (bench|fuzz|taxonomy|learn|export)|bench:|fuzz:/;
    const unknown = guides.flatMap((name) =>
      read(name)
        .split('\n')
        .filter((line) => !ofScripts.test(line) && !name.startsWith('ARCHITECTURE'))
        .flatMap((line) => [...line.matchAll(/(?<![\w-])--[a-z][\w-]*/gi)].map(([one]) => one))
        .filter((one) => !known.has(one) && !others.test(one))
        .map((one) => `${name}: ${one}`),
    );
    assert.deepEqual(unknown, []);
  });

  it('name every command of the palette, and no other', () => {
    const { commands, menus } = manifest.contributes;
    const hidden = new Set(
      menus.commandPalette.filter(({ when }) => when === 'false').map(({ command }) => command),
    );
    const titles = commands.filter(({ command }) => !hidden.has(command)).map(({ title }) => title);
    const named = (text: string) =>
      [...text.matchAll(/\*PeerLint: ([^*]+)\*/g)].map(([, title = '']) => title);
    assert.deepEqual(
      titles.filter((title) => !named(read('README.md')).includes(title)),
      [],
    );
    const bare = new Set(titles.map((title) => title.replace('…', '')));
    assert.deepEqual(
      guides.flatMap((name) => named(read(name))).filter((title) => !bare.has(title.replace('…', ''))),
      [],
    );
  });

  it('name every setting, and no other', () => {
    const settings = manifest.contributes.configuration.flatMap(({ properties }) => Object.keys(properties));
    const rows = [...read('README.md').matchAll(/^\| `(peerlint\.[\w.]+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(rows.sort(), settings.sort());
  });
});

describe('what the documents run', function () {
  this.timeout(300_000);
  const fixture = (name: string): Buffer => readFileSync(path.join(root, 'test/fixtures', name));
  const forum = JSON.stringify([
    {
      id: 'r1',
      forum: 'p1',
      replyto: 'p1',
      invitations: ['V.org/-/Official_Review'],
      signatures: ['V.org/Reviewer_a'],
      content: { summary: { value: 'The paper proposes LayerNet.' }, rating: { value: 4 } },
    },
  ]);
  const at = filesOf({
    'review.md': `---\npaper: paper.md\n---\n\n${fairReview}`,
    'review.txt': fairReview,
    'reviews/a.txt': fairReview,
    'paper.md': paper,
    'paper.pdf': fixture('sample/paper.pdf'),
    'scan.pdf': fixture('sample/paper.pdf'),
    'appendix.pdf': fixture('pdf/onecolumn.pdf'),
    'extra.md': '# Proofs\n\nA proof.\n',
    'password.txt': 'open\n',
    'Reviews.xls': fairReview,
    'thread.json': forum,
    'conference/1/paper.md': paper,
    'conference/1/review.md': fairReview,
    'neurips_train.jsonl.gz': '',
    'papers.jsonl': jsonLines(kilnRows(2)),
    'cache/.keep': '',
  });
  const server = new ScriptedServer();
  const variables = ['XDG_CACHE_HOME', 'XDG_STATE_HOME', 'LOCALAPPDATA', 'HOME'];
  const before_ = new Map(variables.map((name) => [name, process.env[name]]));
  const folder = process.cwd();

  before(async () => {
    await server.open();
    server.handler = (response, { path: asked, text }) =>
      sendJson(
        response,
        asked.endsWith('/models')
          ? { object: 'list', data: [{ id: 'NAME', object: 'model' }] }
          : replies.openai(JSON.stringify(text.includes('ok') ? { ok: true } : { answers: [] })),
      );
    for (const name of variables) process.env[name] = at('cache');
    // Processes of their own find tsx from here.
    symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
    process.chdir(at('.'));
  });
  after(() => {
    process.chdir(folder);
    server.close();
    for (const [name, value] of before_) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  /** Words of a command line, with names of files spelled out, and without where its output goes. */
  const wordsOf = (command: string): string[] =>
    command
      .replace(/\s>\s*\S+/g, '')
      .replace(/http:\/\/127\.0\.0\.1:\d+\/v1/, server.url)
      .trim()
      .split(/\s+/)
      .flatMap((word) => (word.includes('*') ? matching(word) : [word]));

  const runs = async (...args: string[]): Promise<void> => {
    const { status, err } = await peerlint(...args);
    assert.ok(status < 2, `peerlint ${args.join(' ')}: ${err.join('\n')}`);
  };

  for (const { name, command } of commandLines) {
    it(`${name}: ${command.trim()}`, async function () {
      // Run as they stand by test/cli/scan and test/cli/inject: they need GNU parallel, or data that nobody may pass on.
      if (/^parallel|bench (inject|evaluate|taxonomy)|part-\*/.test(command)) this.skip();
      const [piped, rest] = command.includes('|') ? command.split('|') : [null, command];
      const [first = '', ...args] = wordsOf(rest!);
      assert.equal(first, 'peerlint');
      if (piped === null) return runs(...args);
      const main = path.join(root, 'src/cli/main.ts');
      const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
        input: readFileSync(wordsOf(piped)[1]!),
        encoding: 'utf8',
      });
      assert.ok(status !== null && status < 2, stderr);
    });
  }

  describe('every option of the help', () => {
    const reading = ['--password-file', 'password.txt', '--ocr', '--no-cache'];
    const checking = ['--threshold', 'strict', '--policy', 'localModel', '--detector'];
    const model = path.join(root, 'test/fixtures/onnx/detector');
    const asked = (): string[] => ['--llm-url', server.url, '--llm-api', 'openai', '--yes-send'];
    const how = [
      ...['--llm-model', 'NAME', '--llm-mode', 'full', '--llm-strategy', 'few-shot'],
      ...['--llm-budget', '9000', '--llm-context', '8000', '--llm-price', '1,2'],
    ];
    const lines: (() => string[])[] = [
      () => [
        ...['check', 'review.txt', '--paper', 'paper.md', '--supplement', 'extra.md', '--format', 'json'],
        ...['--all-sentences', ...checking, 'local', '--model', model, ...reading],
      ],
      () => ['check', 'review.md', ...checking, 'llm', ...asked(), ...how, '--llm-preview'],
      () => ['scan', 'conference', ...checking, 'llm', ...asked(), ...how, '--llm-preview'],
      () => ['paper', 'paper.md', '--supplement', 'extra.md', '--format', 'json', ...reading],
      () => ['import', 'thread.json', '--out', 'imported', '--with-names', '--force'],
      () => [
        ...['scan', 'conference', '--out', 'all.jsonl', '--format', 'jsonl', '--jobs', '1', '--shard', '1/1'],
        ...[...checking, 'symbolic', '--model', model, ...reading],
      ],
      () => ['scan', 'conference', '--out', 'all.jsonl', '--resume', ...checking, 'symbolic'],
      () => ['merge', 'all.jsonl', '--out', 'all.csv', '--format', 'csv'],
      () => ['cache', 'path'],
      () => ['cache', 'clear'],
      () => ['policies'],
      () => [
        ...['bench', 'inject', 'papers.jsonl', '--out', 'injected', '--positives', '2', '--seed', '7'],
        ...['--per-review', '1', '--limit', '2', '--meta-review'],
      ],
      () => ['llm', 'models', ...asked(), '--policy', 'localModel', '--llm-model', 'NAME'],
      () => ['llm', 'test', ...asked(), '--policy', 'localModel', '--llm-model', 'NAME'],
    ];
    for (const line of lines) {
      it(`runs, line ${lines.indexOf(line) + 1}`, async () => {
        const args = line();
        // Without what it goes on with, --resume says so.
        if (args.includes('--resume') && !existsSync('all.jsonl.part'))
          copyFileSync('all.jsonl', 'all.jsonl.part');
        await runs(...args);
      });
    }

    it('leaves none out', () => {
      const ran = lines.map((line) => line());
      const tests = ['inject', 'evaluate', 'mcp', '.'].flatMap((name) => {
        const at = path.join(root, 'test/cli', name);
        return readdirSync(at).flatMap((file) =>
          file.endsWith('.ts') ? [readFileSync(path.join(at, file), 'utf8')] : [],
        );
      });
      const left = all(program()).flatMap((command) => {
        const name = command.name();
        const here = ran.filter((args) => args[0] === name || args[1] === name).flat();
        // `bench` and `mcp` have tests of their own, which run each of their options.
        const elsewhere = ['inject', 'taxonomy', 'evaluate', 'mcp'].includes(name) ? tests.join('\n') : '';
        return longOptions(command)
          .filter((option) => option !== '--version' && !here.includes(option))
          .filter((option) => !elsewhere.includes(`'${option}'`))
          .map((option) => `${name} ${option}`);
      });
      assert.deepEqual(left, []);
    });
  });
});
