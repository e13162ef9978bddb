import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkers } from '../../../src/core/check/checkers.ts';
import { coarseTypes } from '../../../src/core/findings/finding.ts';
import { typeSchema } from '../../../src/core/taxonomy/node-schema.ts';
import { anchorOf, answeredNode, taxonomyPage } from '../../../src/core/taxonomy/page.ts';
import { nodeAt, taxonomy, taxonomyLeaves, taxonomyPaths } from '../../../src/core/taxonomy/taxonomy.ts';
import { similarPairs } from '../../../src/core/bench/taxonomy/similarity.ts';

const leaves = taxonomyLeaves();

describe('taxonomy', () => {
  it('has the nine coarse types below its root, by name and in order', () => {
    assert.deepEqual(
      taxonomy.children.map((child) => child.name),
      [...coarseTypes],
    );
  });

  it('has one file for each type, named by its slug', () => {
    assert.deepEqual(
      readdirSync('src/core/taxonomy/types').sort(),
      taxonomy.children.map(({ slug }) => `${slug}.json`).sort(),
    );
  });

  it('has its leaves at depth three, and no path or name twice', () => {
    const paths = taxonomyPaths();
    assert.ok(leaves.length >= 150);
    assert.ok(leaves.every(({ path }) => path.split('/').length === 3));
    assert.equal(new Set(paths.map(({ path }) => path)).size, paths.length);
    assert.equal(new Set(paths.map(({ node }) => node.name)).size, paths.length);
  });

  it('puts years under Number', () => {
    assert.equal(
      nodeAt('number/year-discrepancy/citation-year-substitution')?.name,
      'Citation Year Substitution',
    );
    assert.equal(nodeAt('number/year-discrepancy/event-year-fabrication')?.name, 'Event Year Fabrication');
  });

  it('knows no node by a wrong path', () => {
    assert.equal(nodeAt('number/citation-year-substitution'), null);
    assert.equal(nodeAt('constructor'), null);
    assert.equal(nodeAt(''), null);
  });

  it('has every node that a checker reports', () => {
    for (const { file, path } of nodesInCode('src/core/check')) assert.ok(nodeAt(path), `${file}: ${path}`);
  });

  it('names checkers that there are', () => {
    const names = new Set(checkers.map(({ name }) => name));
    for (const { path, leaf } of leaves)
      assert.ok(leaf.checker === null || names.has(leaf.checker), `${path}: ${leaf.checker}`);
  });

  it('has no two leaves that nearly say the same', () => {
    // HalluPeer merges above 0.8 of an embedding's cosine. Stems see no synonyms, so the bar is lower here: mirror
    // pairs ("once told as repeated" and "repeated told as once") lay at 0.67 to 0.82 before they were merged.
    const texts = new Map(
      leaves.map(({ path, leaf }) => [path, `${leaf.name}. ${leaf.description} ${leaf.prerequisite}`]),
    );
    const [closest] = similarPairs(texts);
    assert.ok(closest && closest.similarity < 0.65, JSON.stringify(closest));
  });

  it('sees a leaf that repeats another one in other order', () => {
    const [closest] = similarPairs(
      new Map([
        ['a', 'Says another number of datasets than the paper uses.'],
        ['b', 'The paper uses another number of datasets than it says.'],
        ['c', 'Points to a page on which the text does not stand.'],
      ]),
    );
    assert.deepEqual([closest?.a, closest?.b], ['a', 'b']);
    assert.ok(closest && closest.similarity > 0.8);
  });
});

describe('examples of the taxonomy', () => {
  it('differ in the words that make the second sentence wrong', () => {
    for (const { path, leaf } of leaves) {
      const { correct, wrong, altered } = leaf.example;
      assert.notEqual(correct, wrong, path);
      assert.equal(wrong.split(altered).length, 2, `${path}: "${altered}" once in the wrong sentence`);
      assert.ok(!correct.includes(altered), `${path}: "${altered}" in the right sentence`);
    }
  });

  it('are used once', () => {
    const wrong = leaves.map(({ leaf }) => leaf.example.wrong);
    assert.equal(new Set(wrong).size, wrong.length);
  });

  it('give each invented paper one description', () => {
    const papers = new Set(leaves.map(({ leaf }) => leaf.example.paper));
    const names = new Set([...papers].map((paper) => paper.split(':')[0]));
    assert.equal(names.size, papers.size);
  });
});

describe('schema of the taxonomy', () => {
  const type = taxonomy.children[0]!;
  const family = type.children[0]!;
  const leaf = family.children[0]!;
  const withLeaf = (changed: object) => ({
    ...type,
    children: [
      { ...family, children: [{ ...leaf, ...changed }, ...family.children.slice(1)] },
      ...type.children.slice(1),
    ],
  });
  const refused: Readonly<Record<string, object>> = {
    'a leaf without a prerequisite': withLeaf({ prerequisite: undefined }),
    'a leaf without an aspect': withLeaf({ aspects: [] }),
    'an aspect that is not on the list': withLeaf({ aspects: ['tone'] }),
    'a description that is a word': withLeaf({ description: 'Wrong.' }),
    'a path for a slug': withLeaf({ slug: 'a/b' }),
    'a fourth level': withLeaf({ children: [] }),
    'an only child': { ...type, children: [family] },
    'ten siblings': { ...type, children: Array.from({ length: 10 }, () => family) },
  };
  for (const [what, value] of Object.entries(refused))
    it(`refuses ${what}`, () => assert.ok(!typeSchema().safeParse(value).success));

  it('takes the leaf that these were made of', () => {
    assert.ok(typeSchema().safeParse(withLeaf({})).success);
  });
});

describe('page of the taxonomy', () => {
  const page = taxonomyPage();

  it('is current in docs', () => {
    assert.equal(readFileSync('docs/taxonomy.md', 'utf8'), page);
  });

  it('has one anchor for each node and no link without one', () => {
    const anchors = [...page.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1]);
    assert.deepEqual(anchors, [...taxonomyPaths().map(({ path }) => anchorOf(path)), answeredNode]);
    for (const [, target] of page.matchAll(/\]\(#([^)]+)\)/g)) assert.ok(anchors.includes(target!), target);
  });
});

/** String literals in the code of a folder that begin like a path below one of the nine types. */
function nodesInCode(folder: string): { file: string; path: string }[] {
  const slugs = taxonomy.children.map(({ slug }) => slug).join('|');
  const literal = new RegExp(`['"\`]((?:${slugs})/[a-z0-9/-]+)['"\`]`, 'g');
  assert.ok(existsSync(folder));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(literal)].map((match) => ({
        file,
        path: match[1]!,
      })),
    );
}
