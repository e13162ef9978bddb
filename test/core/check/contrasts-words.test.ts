import assert from 'node:assert/strict';
import { contrastSets } from '../../../src/core/check/contrasts/lexicon.ts';
import { lightStem } from '../../../src/core/check/contrasts/light-stem.ts';
import { slotsOf } from '../../../src/core/check/contrasts/match.ts';
import { wordsOf } from '../../../src/core/check/contrasts/words.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';

/** "set: member" of every place found in a sentence. */
function found(text: string): string[] {
  return slotsOf(wordsOf(text)).map(
    ({ set, member }) => `${contrastSets[set]!.id}: ${contrastSets[set]!.members[member]!.name}`,
  );
}

describe('light stems', () => {
  it('unite the inflections of a word', () => {
    for (const words of [
      ['increase', 'increases', 'increased', 'increasing'],
      ['prune', 'prunes', 'pruned', 'pruning'],
      ['joint', 'jointly'],
      ['class', 'classes'],
      ['study', 'studies', 'studied'],
    ])
      assert.equal(new Set(words.map(lightStem)).size, 1, words.join());
  });

  it('keep words of different meaning apart', () => {
    for (const [one, other] of [
      ['critic', 'critical'],
      ['observation', 'observational'],
      ['informed', 'informal'],
      ['generator', 'generation'],
    ])
      assert.notEqual(lightStem(one!), lightStem(other!), one);
  });
});

describe('members of contrast sets', () => {
  it('are found with and without hyphens', () => {
    for (const text of ['pre-training', 'pretraining', 'Pre training'])
      assert.ok(found(text).includes('pre-training/fine-tuning: pre-training'), text);
  });

  it('are found in their longest form alone', () => {
    assert.ok(!found('a non-convex loss').some((place) => place.endsWith(': convex')));
    assert.ok(found('a non-convex loss').includes('convex/non-convex: non-convex'));
    assert.ok(!found('coarse-to-fine').some((place) => place.startsWith('coarse-grained')));
  });

  it('are not found in set phrases', () => {
    assert.deepEqual(found('At first glance'), []);
    assert.deepEqual(found('mean field'), []);
  });

  it('belong to sets with a node of the taxonomy, a name of their own and spellings that do not overlap', () => {
    const names = new Set<string>();
    for (const set of contrastSets) {
      assert.ok(nodeAt(set.node), `${set.id}: ${set.node}`);
      assert.ok(!names.has(set.id), set.id);
      names.add(set.id);
      const spellings = set.members.flatMap((member) => [...new Set(member.spellings)]);
      assert.equal(new Set(spellings).size, spellings.length, set.id);
    }
  });
});
