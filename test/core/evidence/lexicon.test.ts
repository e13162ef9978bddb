import assert from 'node:assert/strict';
import { lexiconOf } from '../../../src/core/evidence/lexicon.ts';
import { acronymsIn } from '../../../src/core/evidence/lexicon/acronyms.ts';
import { nameKey, singularKey } from '../../../src/core/evidence/lexicon/name-key.ts';
import { scanNames } from '../../../src/core/evidence/lexicon/name-scan.ts';
import { distance, presenceOf, withoutSuffix } from '../../../src/core/evidence/lexicon/presence.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { paperOf } from '../paper-of.ts';

const source = `# Harvest: sorting fruit by sound

## Abstract

We introduce Harvest, a network that sorts fruit by the sound of a tap.

## 1 Introduction

Earlier systems such as PeelNet [3] and RindFormer [4] look at the skin.

## 2 Method

Harvest is built on a graph attention network. The loss is the α-Rényi divergence, and a memory decoder keeps what was
heard. We train with the AdamW optimizer on GPT-4 captions.

## 3 Experiments

We evaluate on OrchardSet and Melon-10K, and compare with BruiseNet [5] and TapFormer [6].

| Method | OrchardSet |
|---|---|
| BruiseNet | 81.2 |
| Harvest | 84.0 |

## References

[3] A. Peel. PeelNet: seeing the skin. 2019.
[4] B. Rind. RindFormer. 2020.
`;
const index = buildPaperIndex(
  paperFromMarkdown(source, { path: 'harvest.md', sha256: '', format: 'markdown', pages: null }),
);

describe('name keys', () => {
  it('drop hyphens, case, accents, Greek letters, markup and the v of a version', () => {
    assert.equal(nameKey('Bi-LSTM'), nameKey('bi lstm'));
    assert.equal(nameKey('α-Rényi'), nameKey('$\\alpha$-Renyi'));
    assert.equal(nameKey('SDv2.1'), nameKey('SD2.1'));
    assert.equal(nameKey('ﬁne-tune'), 'finetune');
    assert.notEqual(nameKey('CIFAR-10'), nameKey('CIFAR-100'));
  });

  it('lose a plural, not an s of the word', () => {
    assert.equal(singularKey('transformers'), 'transformer');
    assert.equal(singularKey('losses'), 'losse');
    for (const word of ['loss', 'corpus', 'gas']) assert.equal(singularKey(word), word);
  });
});

describe('names of a text', () => {
  const names = (text: string): string[] => scanNames(text).map((name) => name.text);

  it('are acronyms, camel-case words, words with digits and capitals, in runs', () => {
    assert.deepEqual(names('we use Swin Transformer-B and LLaVA v1.5 7B on CIFAR-10-C'), [
      'Swin Transformer-B',
      'LLaVA v1.5 7B',
      'CIFAR-10-C',
    ]);
    assert.deepEqual(names('trained with the Frank-Wolfe method'), ['Frank-Wolfe']);
  });

  it('are not what only opens a sentence, a title-case heading, a place or a quantity', () => {
    assert.deepEqual(names('The method is new. Results are good.'), []);
    assert.deepEqual(names('Strong Empirical Results: the paper is convincing.'), []);
    assert.deepEqual(names('as Table 3 and Section 4.2 show, a 40x speed-up for 3D data'), []);
    assert.deepEqual(names('In Table 2, BERT wins'), ['BERT']);
  });

  it('are not looked for in formulas and addresses', () => {
    assert.deepEqual(names('a bound of $O(K_{XY} \\log T)$, see https://example.org/ABC'), []);
  });

  it('keep their offsets', () => {
    const text = 'a “BERT‑base” model';
    const [name] = scanNames(text);
    assert.ok(name);
    assert.equal(text.slice(name.start, name.end), 'BERT‑base');
  });
});

describe('acronyms of a text', () => {
  it('are read in both orders', () => {
    assert.deepEqual(
      acronymsIn('the variational information bottleneck (VIB) and GAT (graph attention network)').map(
        ({ short, long }) => [short, long],
      ),
      [
        ['VIB', 'variational information bottleneck'],
        ['GAT', 'graph attention network'],
      ],
    );
  });

  it('need the letters in the words before them', () => {
    assert.deepEqual(acronymsIn('the results (BERT) and the proof (Theorem 2)'), []);
  });

  it('give ranges of both forms', () => {
    const text = 'with random network distillation (RND).';
    const [found] = acronymsIn(text);
    assert.ok(found);
    assert.equal(text.slice(...found.shortAt), 'RND');
    assert.equal(text.slice(...found.longAt), 'random network distillation');
  });
});

describe('presence of a name in a paper', () => {
  const cases: readonly (readonly [string, ReturnType<typeof presenceOf>])[] = [
    ['BruiseNet', 'present'],
    ['Bruise-Net', 'present'],
    ['Melon10K', 'present'],
    ['$\\alpha$-Renyi', 'present'],
    ['GPT4', 'present'],
    ['GAN', 'present'],
    ['GAT', 'present'],
    ['GTA', 'absent'],
    ['MemDec', 'present'],
    ['AdamW-based', 'present'],
    ['OrchardSet/Melon-10K', 'present'],
    ['Harvest OrchardSet', 'parts'],
    ['BruizeNet', 'similar'],
    ['StemNet', 'absent'],
    ['GRU', 'absent'],
    ['ROLE', 'absent'],
  ];
  for (const [name, presence] of cases)
    it(`${name}: ${presence}`, () => {
      assert.equal(presenceOf(name, index), presence);
    });

  it('of a short name is not met inside another word', () => {
    const controller = buildPaperIndex(paperOf(['The controller is parole.']));
    assert.equal(presenceOf('ROLE', controller), 'absent');
  });

  it('drops what is only said of a name', () => {
    assert.equal(withoutSuffix('GRPO-based'), 'GRPO');
    assert.equal(withoutSuffix('Manhattan-world'), 'Manhattan-world');
  });
});

describe('the lexicon of a paper', () => {
  const lexicon = lexiconOf(index);

  it('tells what the paper uses from what it tells of others', () => {
    assert.equal(lexicon.usageOf('BruiseNet'), 'own');
    assert.equal(lexicon.usageOf('TapFormer'), 'own');
    assert.equal(lexicon.usageOf('PeelNet'), 'told');
    assert.equal(lexicon.usageOf('RindFormer'), 'told');
    assert.equal(lexicon.usageOf('StemNet'), 'absent');
  });

  it('knows a name by another form of it', () => {
    assert.equal(lexicon.usageOf('StemNet', ['BruiseNet']), 'own');
  });

  it('finds the places with their sentences', () => {
    const places = lexicon.placesOf('melon 10k');
    assert.deepEqual(
      places.map(({ sentence }) => sentence.text),
      ['We evaluate on OrchardSet and Melon-10K, and compare with BruiseNet [5] and TapFormer [6].'],
    );
    assert.equal(places[0]?.passage.text.slice(places[0].start, places[0].end), 'Melon-10K');
  });

  it('is built once a paper', () => {
    assert.equal(lexiconOf(index), lexicon);
  });
});

describe('edit distance', () => {
  it('counts letters put in, left out, changed and swapped, up to a limit', () => {
    assert.equal(distance('kernel', 'kernal', 2), 1);
    assert.equal(distance('kernel', 'kerenl', 2), 1);
    assert.equal(distance('kernel', 'kernels', 2), 1);
    assert.equal(distance('kernel', 'channel', 2), 3);
  });
});
