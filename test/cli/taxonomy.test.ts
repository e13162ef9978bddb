import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesOf, peerlint } from './cli.ts';

describe('peerlint bench taxonomy', () => {
  const at = filesOf({});
  let server: Server;
  let asked = 0;
  /** Answers after which the server fails. */
  let lasts = Infinity;

  before((done) => {
    server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        asked += 1;
        if (asked > lasts) return void response.writeHead(401).end();
        const { messages, model } = JSON.parse(text) as { model: string; messages: { content: string }[] };
        const { content } = messages.at(-1)!;
        const kind = /Describe its kind "([^"]+)"/.exec(content)?.[1];
        const divided = /Divide "([^"]+)"/.exec(content)?.[1];
        // Both models divide numbers into years and counts, under names of their own; nothing else is divided.
        const answer =
          kind !== undefined
            ? {
                description: `A ${/year/i.test(kind) ? 'year of an event' : 'count of things'} differs.`,
                prerequisite: 'It.',
              }
            : {
                children:
                  divided === 'Number'
                    ? model === 'a'
                      ? ['Year', 'Count']
                      : ['Wrong Year', 'Wrong Count']
                    : [],
              };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(answer) } }] }));
      });
    });
    server.listen(0, '127.0.0.1', done);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = 0;
    lasts = Infinity;
  });

  const run = (out: string, ...args: string[]) =>
    peerlint(
      'bench',
      'taxonomy',
      '--llm-url',
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      '--llm-model',
      'a',
      '--llm-model',
      'b',
      '--out',
      at(out),
      ...args,
    );
  const json = (file: string): unknown => JSON.parse(readFileSync(at(file), 'utf8'));

  it('keeps what the models agree on and asks an expert about the rest', async () => {
    const ran = await run('tree', '--overlap', '0.01');
    assert.equal(ran.status, 0, ran.err.join('\n'));
    assert.match(ran.out, /^a: 11 nodes, 10 leaves$/m);
    assert.match(ran.out, /^agreed \(2 of 2\): 11 nodes, 10 leaves$/m);
    const tree = json('tree/taxonomy.json') as { name: string; children: { name: string }[] }[];
    assert.deepEqual(
      tree.find(({ name }) => name === 'Number')!.children.map(({ name }) => name),
      ['Year', 'Count'],
    );
    const open = json('tree/decisions.json') as { a: string; b: string; decision: string | null }[];
    const pair = open.find(({ a, b }) => a === 'Number > Year' && b === 'Number > Count')!;
    assert.equal(pair.decision, null);

    writeFileSync(at('tree/decisions.json'), JSON.stringify([{ ...pair, decision: 'merge' }]));
    asked = 0;
    const again = await run('tree', '--overlap', '0.01');
    assert.equal(asked, 0, 'nothing is asked again');
    assert.match(again.out, /taxonomy\.json: 10 nodes, 9 leaves/);
  });

  it('goes on where the server failed', async () => {
    lasts = 5;
    const broken = await run('torn');
    assert.equal(broken.status, 2);
    assert.equal(broken.err.length, 1);
    assert.match(broken.err[0]!, /does not accept the key/);
    lasts = Infinity;
    asked = 0;
    const ran = await run('torn');
    assert.equal(ran.status, 0);
    assert.match(ran.err[0]!, /^Going on behind \d+ nodes\.$/);
    await run('straight');
    assert.deepEqual(json('torn/taxonomy.json'), json('straight/taxonomy.json'));
  });

  it('says in one line what is wrong', async () => {
    writeFileSync(at('tree/decisions.json'), '[{"a": 1}]');
    assert.match((await run('tree')).err.join(), /decisions\.json: is no list of decisions/);
    assert.match((await run('x', '--llm-model', 'a')).err.join(), /names a model twice/);
    assert.match((await run('x', '--fewest', '3')).err.join(), /asks for 3 models of 2/);
    assert.match((await run('x', '--alike', '2')).err.join(), /from 0 to 1/);
    assert.match((await peerlint('bench', 'taxonomy', '--out', at('x'))).err.join(), /--llm-url/);
  });
});
