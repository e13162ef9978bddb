import assert from 'node:assert/strict';
import { bothSpellings, paired } from '../../../../../src/core/bench/inject/make/forms.ts';
import { senseSwap, type Sense } from '../../../../../src/core/bench/inject/make/sense-swap.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

const sense: Sense = {
  node: 'reasoning-error/trend-reversed/rise-as-fall',
  forms: paired('brightens|brighten', 'darkens|darken'),
};
const swap = senseSwap({ id: 'test/light', type: 'Reasoning Error', senses: [sense] });
const swaps = (operator: typeof swap, claim: string, statement: string): string[] =>
  told(operator, groundedOf(claim, paperSaying(statement)));

describe('Swap of a sense', () => {
  it('writes the partner of the form that stands in either text', () => {
    assert.deepEqual(
      swaps(
        swap,
        'The lamp brightens the scale of each gauge.',
        'Our lamps brighten the scale of each gauge.',
      ),
      ['The lamp darkens the scale of each gauge. | Our lamps darken the scale of each gauge.'],
    );
  });

  it('goes both ways, or one way where it says so', () => {
    const claim = 'The lamp darkens the scale of each gauge.';
    const oneWay = senseSwap({ id: 't', type: 'Reasoning Error', senses: [{ ...sense, oneWay: true }] });
    assert.deepEqual(swaps(swap, claim, claim), [
      'The lamp brightens the scale of each gauge. | The lamp brightens the scale of each gauge.',
    ]);
    assert.deepEqual(swaps(oneWay, claim, claim), []);
  });

  it('keeps a capital at the start and leaves names alone', () => {
    const swapped = senseSwap({
      id: 't',
      type: 'Temporal',
      senses: [{ node: sense.node, forms: [['online', 'offline']] }],
    });
    assert.deepEqual(
      swaps(
        swapped,
        'Online reading of each gauge takes a second.',
        'In our port online reading of each gauge takes a second.',
      ),
      [
        'Offline reading of each gauge takes a second. | In our port offline reading of each gauge takes a second.',
      ],
    );
    const name = 'The Harbour Online reader takes a second a gauge.';
    assert.deepEqual(swaps(swapped, name, name), []);
  });

  it('says nothing where a text has both, or denies one', () => {
    const statement = 'Our lamp brightens the scale of each gauge.';
    assert.deepEqual(swaps(swap, 'The lamp brightens or darkens the scale of each gauge.', statement), []);
    assert.deepEqual(swaps(swap, 'The lamp never brightens the scale of each gauge.', statement), []);
    const denied = 'The lamp never brightens the scale of each gauge.';
    assert.deepEqual(swaps(swap, denied, denied), []);
  });

  it('minds what must and what must not stand around the word', () => {
    const guarded = (more: Partial<Sense>): typeof swap =>
      senseSwap({ id: 't', type: 'Reasoning Error', senses: [{ ...sense, ...more }] });
    const claim = 'The lamp brightens the scale of each gauge.';
    assert.equal(swaps(guarded({ wants: { behind: /^ the scale/ } }), claim, claim).length, 1);
    assert.equal(swaps(guarded({ wants: { behind: /^ the mark/ } }), claim, claim).length, 0);
    assert.equal(swaps(guarded({ unless: { before: /lamp $/ } }), claim, claim).length, 0);
  });

  it('wants the same object where the word says nothing without it', () => {
    const object = senseSwap({ id: 't', type: 'Reasoning Error', senses: [{ ...sense, object: true }] });
    const claim = 'At night the harbour lamp brightens scales of iron gauges.';
    const other = 'At night the harbour lamp brightens faces of pilots by iron gauges.';
    assert.equal(swaps(object, claim, claim).length, 1);
    assert.equal(swaps(object, claim, other).length, 0);
    assert.equal(swaps(swap, claim, other).length, 1);
  });

  it('rewords with what means the same, in the same word of the paper alone', () => {
    const synonyms = { node: sense.node, forms: paired('brightens', 'lightens') };
    const rewording = senseSwap({ id: 't', type: 'Reasoning Error', senses: [], synonyms });
    const claim = 'The lamp brightens the scale of each gauge.';
    assert.deepEqual(swaps(rewording, claim, claim), [
      '= The lamp lightens the scale of each gauge. | The lamp lightens the scale of each gauge.',
    ]);
    assert.deepEqual(swaps(rewording, claim, 'The lamp lightens the scale of each gauge.'), []);
  });
});

describe('Forms of words', () => {
  it('pairs them one to one, the last with all that are left', () => {
    assert.deepEqual(paired('a|b|c', 'x|y'), [
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'y'],
    ]);
  });

  it('adds the other spelling where there is one', () => {
    assert.deepEqual(bothSpellings([['minimises', 'maximises']]), [
      ['minimises', 'maximises'],
      ['minimizes', 'maximizes'],
    ]);
    assert.deepEqual(bothSpellings([['grows', 'falls']]), [['grows', 'falls']]);
  });
});
