import assert from 'node:assert/strict';
import { consensus, type AgreedNode } from '../../../../src/core/bench/taxonomy/consensus.ts';
import { decided, openDecisions, overlaps } from '../../../../src/core/bench/taxonomy/decisions.ts';
import { expansion, grow, type Expansion, type GrownNode } from '../../../../src/core/bench/taxonomy/grow.ts';
import { ChatError, type ChatRequest } from '../../../../src/core/llm/chat-model.ts';
import { ScriptedModel } from '../../llm/scripted-model.ts';

const roots = [{ name: 'Number', description: 'A quantity differs from the paper.' }];

/** Divides "Number" into two, "Count" into two and nothing else. */
function answer({ messages }: ChatRequest): string {
  const { content } = messages.at(-1)!;
  const described = /Describe its kind "([^"]+)"/.exec(content)?.[1];
  if (described !== undefined)
    return JSON.stringify({ description: `The ${described} is altered.`, prerequisite: `A ${described}.` });
  const divided = /Divide "([^"]+)"/.exec(content)![1]!;
  const children: Record<string, string[]> = {
    Number: ['Count', 'Year', 'Count', ' ', 'number'],
    Count: ['Dataset Count', 'Layer Count'],
    Year: ['Only Child'],
  };
  return JSON.stringify({ children: children[divided] ?? [] });
}

const names = (nodes: readonly GrownNode[]): unknown =>
  Object.fromEntries(nodes.map(({ name, children }) => [name, names(children)]));

describe('growing a taxonomy with a model', () => {
  it('divides depth first until nothing is divided further', async () => {
    const kept: Expansion[] = [];
    const model = new ScriptedModel(answer);
    const tree = await grow(model, 'v1', roots, [], async (node) => void kept.push(expansion.parse(node)));
    assert.deepEqual(names(tree), {
      Number: { Count: { 'Dataset Count': {}, 'Layer Count': {} }, Year: {} },
    });
    assert.deepEqual(
      kept.map(({ path }) => path.join('/')),
      ['Number', 'Number/Count', 'Number/Year'],
    );
    assert.equal(tree[0]!.children[0]!.children[1]!.description, 'The Layer Count is altered.');
    assert.equal(model.asked[0]!.temperature, 0);
  });

  it('asks nothing again that it knows', async () => {
    const kept: Expansion[] = [];
    const whole = await grow(
      new ScriptedModel(answer),
      'v1',
      roots,
      [],
      async (node) => void kept.push(node),
    );
    const silent = new ScriptedModel([]);
    assert.deepEqual(await grow(silent, 'v1', roots, kept, async () => undefined), whole);
    assert.equal(silent.asked.length, 0);
  });

  it('takes an answer that cannot be read for a leaf, and stops where the server is gone', async () => {
    const mumbling = new ScriptedModel(() => 'Let me think.');
    assert.deepEqual(names(await grow(mumbling, 'v1', roots, [], async () => undefined)), { Number: {} });
    const gone = new ScriptedModel([new ChatError('unreachable', 'Gone.')]);
    await assert.rejects(
      grow(gone, 'v1', roots, [], async () => undefined),
      { kind: 'unreachable' },
    );
  });
});

const leaf = (name: string, description: string): GrownNode => ({
  name,
  description,
  prerequisite: 'A number.',
  children: [],
});
const root = (...children: GrownNode[]): GrownNode[] => [{ ...leaf('Number', 'A quantity.'), children }];

describe('what several models agree on', () => {
  const trees = new Map([
    [
      'a',
      root(
        leaf('Year Changed', 'The year of an event or a citation is replaced by another year.'),
        leaf('Layer Count', 'The number of layers is altered.'),
      ),
    ],
    [
      'b',
      root(
        leaf('Wrong Year', 'Another year is given for a citation or an event.'),
        leaf('Unit Swapped', 'The unit of a measurement is exchanged.'),
      ),
    ],
  ]);

  it('is kept, what one alone proposes is not', () => {
    const [number] = consensus(trees, 2, 0.3);
    assert.deepEqual(
      number!.children.map(({ name, proposals }) => [
        name,
        proposals.map((one) => `${one.model}: ${one.name}`),
      ]),
      [['Year Changed', ['a: Year Changed', 'b: Wrong Year']]],
    );
    assert.equal(consensus(trees, 1, 0.3)[0]!.children.length, 3);
  });

  it('never makes one of two siblings of a model', () => {
    const twice = new Map([
      ['a', root(leaf('Year', 'A year differs.'), leaf('Year Again', 'A year differs.'))],
    ]);
    assert.equal(consensus(twice, 1, 0.3)[0]!.children.length, 2);
  });
});

describe('leaves that nearly say the same', () => {
  const node = (name: string, description: string, children: AgreedNode[] = []): AgreedNode => ({
    ...leaf(name, description),
    proposals: [{ model: 'a', name }],
    children,
  });
  const tree = [
    node('Number', '', [
      node('Count of Layers', 'The count of layers differs.'),
      node('Layers Count', 'The count of layers differs.'),
    ]),
    node('Entity', '', [node('Dataset', 'A dataset is exchanged for another.')]),
  ];
  const pair = { a: 'Number > Count of Layers', b: 'Number > Layers Count' };

  it('are listed with their paths', () => {
    const found = overlaps(tree, 0.8);
    assert.equal(found.length, 1);
    assert.deepEqual([found[0]!.a, found[0]!.b], [pair.a, pair.b]);
    assert.deepEqual(
      openDecisions(found, []).map(({ a, b, decision }) => ({ a, b, decision })),
      [{ ...pair, decision: null }],
    );
  });

  it('are merged or kept as the expert decides', () => {
    const merged = decided(tree, [{ ...pair, decision: 'merge', name: 'Layer Count' }]);
    assert.deepEqual(
      merged.tree.map(({ name, children }) => [name, children.map((child) => child.name)]),
      [
        ['Number', ['Layer Count']],
        ['Entity', ['Dataset']],
      ],
    );
    assert.equal(merged.tree[0]!.children[0]!.proposals.length, 2);
    assert.deepEqual(decided(tree, [{ ...pair, decision: 'keep' }]).tree, tree);
  });

  it('keep decisions already taken, and name paths that are not there', () => {
    const taken = [
      { ...pair, decision: 'keep' as const },
      { a: 'Number > Old', b: pair.b, decision: 'merge' as const },
    ];
    assert.deepEqual(
      openDecisions(overlaps(tree, 0.8), taken).map(({ decision }) => decision),
      ['keep', 'merge'],
    );
    assert.deepEqual(decided(tree, taken.slice(1)).unknown, ['Number > Old']);
  });
});
