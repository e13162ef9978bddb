import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { replies, ScriptedServer, sendJson } from '../../node/llm/scripted-server.ts';
import { filesOf, peerlint } from '../cli.ts';

const paper = (enamel: string): string =>
  `# Plates\n\n## Abstract\n\nWe glaze plates by hand.\n\n## 1 Glazes\n\nThe enamel of each plate is ${enamel}. It was brushed on.\n`;
const review = '## Summary\n\nThe enamel of each plate is mauve.\n';

describe('peerlint scan --detector llm', function () {
  this.timeout(300_000);
  const at = filesOf({
    'conf/a.md': paper('teal'),
    'conf/a-review-1.md': review,
    'conf/b.md': paper('ochre'),
    'conf/b-review-1.md': review,
    'home/.keep': '',
  });
  const server = new ScriptedServer();
  const own = {
    XDG_CACHE_HOME: at('home/cache'),
    XDG_STATE_HOME: at('home/state'),
    LOCALAPPDATA: at('home/local'),
  };
  const before_: Record<string, string | undefined> = {};
  before(async () => {
    await server.open();
    for (const [name, value] of Object.entries(own)) {
      before_[name] = process.env[name];
      process.env[name] = value;
    }
  });
  after(() => {
    server.close();
    for (const [name, value] of Object.entries(before_)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });
  beforeEach(() => {
    server.received.length = 0;
    server.handler = (response, { text }) => {
      const enamel = /is (teal|ochre)\./u.exec(text)?.[1];
      const said = { n: 1, verdict: 'contradicted', type: 'Entity', span: 'mauve', reason: 'No.' };
      const answers = [{ ...said, quotation: `The enamel of each plate is ${enamel}.` }];
      sendJson(response, replies.openai(JSON.stringify({ answers })));
    };
  });
  const scan = (...args: string[]) => {
    const model = args.includes('--llm-url') ? [] : ['--llm-url', `${server.url}/v1`];
    return peerlint(
      ...[
        'scan',
        at('conf'),
        '--detector',
        'llm',
        '--llm-model',
        'tiny',
        '--llm-mode',
        'full',
        '--jobs',
        '1',
      ],
      ...['--format', 'csv', ...model, ...args],
    );
  };

  it('says what would go where before it asks, and shows what the model found', async () => {
    const { status, out, err } = await scan('--no-cache');
    assert.equal(status, 1, err.join('\n'));
    const said = err.join('\n');
    assert.match(
      said,
      /2 requests about 2 papers, \d+ characters .*, go to tiny at 127\.0\.0\.1:\d+, on this machine:/,
    );
    assert.match(said, /- a\.md: 1 request, \d+ characters\n.*- b\.md: /);
    assert.match(said, /word for word:[^]*The enamel of each plate is mauve\./);
    assert.match(said, /tiny: 2 requests; 140 tokens read and 60 written;/);
    assert.equal(out.match(/The language model tiny reads this/gu)?.length, 2);
  });

  it('shows the exact requests and sends none with --llm-preview', async () => {
    const file = at('out.csv');
    const { status, out } = await scan('--llm-preview', '--out', file);
    assert.equal(status, 0);
    assert.deepEqual(server.received, []);
    assert.equal(out.match(/--- request 1, user ---/gu)?.length, 2);
    assert.ok(!existsSync(`${file}.part`));
  });

  it('keeps answers, and the local result where the model fails', async () => {
    await scan();
    assert.equal(server.received.length, 2);
    const again = await scan();
    assert.equal(server.received.length, 2);
    assert.match(again.err.join('\n'), /nothing to ask tiny/);
    assert.equal(again.out.match(/The language model tiny reads this/gu)?.length, 2);
    server.handler = (response) => void response.writeHead(418).end();
    const failed = await scan('--no-cache');
    assert.equal(failed.status, 0);
    assert.match(failed.err.join('\n'), /refuses the request \(418\)/);
  });

  it('sends nothing elsewhere without leave on the command line', async () => {
    const there = ['--llm-url', 'https://llm.example.org/v1'];
    for (const args of [there, [...there, '--policy', 'cloudAllowed'], [...there, '--yes-send']]) {
      const { status, err } = await scan(...args);
      assert.equal(status, 2);
      assert.match(
        err.join('\n'),
        /llm\.example\.org: is not this machine\. .*--policy cloudAllowed --yes-send/,
      );
    }
    const rules = await scan('--policy', 'rulesOnly');
    assert.equal(rules.status, 2);
    assert.deepEqual(server.received, []);
  });
});
