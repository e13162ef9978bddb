import assert from 'node:assert/strict';
import { findComponent } from '../../../src/core/evidence/inventory/find-component.ts';
import { componentsNamed, inventory } from '../../../src/core/evidence/inventory/inventory.ts';
import { partsOf } from '../../../src/core/evidence/inventory/paper-parts.ts';
import { isSelfDenial } from '../../../src/core/evidence/inventory/self-denial.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';

const document = { path: 'paper.md', sha256: '', format: 'markdown' as const, pages: null };

function partsIn(markdown: string) {
  return partsOf(paperFromMarkdown(`# Title\n\n${markdown}`, document));
}

function sights(id: string, markdown: string): string[] {
  const component = inventory.find((each) => each.id === id)!;
  return findComponent(partsIn(markdown), component).sights.map(({ kind, part }) => `${kind}: ${part.text}`);
}

describe('componentsNamed', () => {
  const named: readonly (readonly [phrase: string, id: string])[] = [
    ['ablation studies', 'ablation'],
    ['the contribution of each component', 'ablation'],
    ['potential limitations', 'limitations'],
    ['negative societal impacts', 'impact'],
    ['ethical considerations', 'impact'],
    ['hyper-parameter settings', 'hyperparameters'],
    ['hyper parameters', 'hyperparameters'],
    ['sensitivity to the temperature', 'sensitivity'],
    ['the impact of hyperparameters', 'sensitivity'],
    ['computational overhead', 'cost'],
    ['inference latency', 'cost'],
    ['error bars', 'significance'],
    ['random seeds', 'significance'],
    ['a user study', 'human'],
    ['failure cases', 'failures'],
    ['source code', 'code'],
    ['convergence guarantees', 'theory'],
    ['pseudo-code', 'pseudocode'],
    ['prompt templates', 'prompts'],
    ['inter-annotator agreement', 'annotation'],
    ['the experimental setup', 'setup'],
    ['related work', 'related'],
    ['scalability', 'scalability'],
  ];
  for (const [phrase, id] of named) {
    it(`${phrase}: ${id}`, () => {
      assert.equal(componentsNamed(phrase)[0]?.id, id);
    });
  }

  for (const phrase of [
    'efficient fine-tuning methods',
    'an iterative memory network',
    'sensitive applications',
    'wavelet scale',
    'noise',
    'code generation',
  ])
    it(`none: ${phrase}`, () => {
      assert.deepEqual(
        componentsNamed(phrase).map(({ id }) => id),
        [],
      );
    });

  it('gives every component an id of its own', () => {
    assert.equal(new Set(inventory.map(({ id }) => id)).size, inventory.length);
  });
});

describe('findComponent', () => {
  it('finds a section under one of its names, with something in it', () => {
    assert.deepEqual(sights('ablation', '## 4 Effect of the Gate\n\nThe gate helps a little here.'), [
      'heading: 4 effect of the gate',
    ]);
    assert.deepEqual(sights('ablation', '## 4 Ablation Study\n\n## 5 Results\n\nFine.'), []);
  });

  it('finds a paragraph heading', () => {
    assert.deepEqual(sights('limitations', '## 5 Discussion\n\nLimitations. The sluice leaks in winter.'), [
      'run-in: limitations.',
    ]);
  });

  it('finds a caption and a sentence', () => {
    assert.deepEqual(
      sights('ablation', '## 4 Results\n\nTable 2: Ablation of the gate.\n\nWe ablate the gate in Table 2.'),
      ['caption: table 2: ablation of the gate.', 'statement: we ablate the gate in table 2.'],
    );
  });

  it('takes no account of what the paper says it leaves out', () => {
    const component = inventory.find(({ id }) => id === 'ablation')!;
    const found = findComponent(
      partsIn('## 4 Results\n\nWe do not ablate the gate. An ablation is left for future work.'),
      component,
    );
    assert.deepEqual(found.sights, []);
    assert.equal(found.disclaimers.length, 2);
  });

  it('takes no account of related work, the introduction and the references', () => {
    assert.deepEqual(
      sights(
        'ablation',
        '## 1 Introduction\n\nWe ablate the gate.\n\n## 2 Related Work\n\nThey ablate the gate.\n\n## References\n\nStone. We ablate the gate. 2001.',
      ),
      [],
    );
    assert.deepEqual(sights('related', '## 2 Related Work\n\nDrums sort gravel.'), [
      'heading: 2 related work',
    ]);
  });

  it('asks an ethics statement for content', () => {
    assert.deepEqual(
      sights('impact', '## 6 Ethics Statement\n\nWe do not foresee any ethical concerns.'),
      [],
    );
    assert.deepEqual(sights('impact', '## 6 Ethics Statement\n\nThe sluice may harm fish.'), [
      'heading: 6 ethics statement',
    ]);
  });

  it('takes a value to be needed where the component is made of values, and a year for none', () => {
    assert.deepEqual(sights('hyperparameters', '## 4 Tests\n\nThe learning rate matters (Stone, 2001).'), []);
    assert.deepEqual(sights('hyperparameters', '## 4 Tests\n\nThe learning rate is 0.1.'), [
      'statement: the learning rate is 0.1.',
    ]);
  });

  it("tells the paper's own limitations from those of others", () => {
    assert.deepEqual(sights('limitations', '## 3 Method\n\nWe overcome the main limitation of drums.'), []);
    assert.equal(
      sights('limitations', '## 6 Discussion\n\nThe main limitation of our sluice is its weight.').length,
      1,
    );
  });
});

describe('parts of a paper', () => {
  const markdown =
    '## 1 Introduction\n\nWe sort.\n\n## 2 Method\n\nTilt. The sluice is tilted.\n\n### 2.1 Gate\n\nThe gate opens.\n\n## References\n\nStone (2001).';

  it('is built once a paper', () => {
    const paper = paperFromMarkdown(`# Title\n\n${markdown}`, document);
    assert.equal(partsOf(paper), partsOf(paper));
  });

  it('knows what stands under a heading, its subsections included', () => {
    const parts = partsIn(markdown);
    const method = parts.parts.find(({ text }) => text === '2 method')!;
    assert.deepEqual(
      parts.under(method).map(({ text }) => text),
      ['2 method', 'tilt.', 'the sluice is tilted.', '2.1 gate', 'the gate opens.'],
    );
    const tilt = parts.parts.find(({ text }) => text === 'tilt.')!;
    assert.deepEqual(
      parts.under(tilt).map(({ text }) => text),
      ['tilt.', 'the sluice is tilted.'],
    );
  });

  it('finds parts by term', () => {
    const parts = partsIn(markdown);
    assert.deepEqual(
      parts.partsWith('_gate').map((id) => parts.parts[id]!.text),
      ['2.1 gate', 'the gate opens.'],
    );
    assert.deepEqual(parts.partsWith('_unheard'), []);
  });

  it('quotes nothing that is not in a passage', () => {
    const parts = partsIn(markdown);
    for (const { passage, start, end, text } of parts.parts)
      assert.equal(parts.paper.passages[passage]!.text.slice(start, end).toLowerCase(), text);
  });
});

describe('isSelfDenial', () => {
  for (const sentence of [
    'we do not provide any bounds.',
    'this paper reports no wall-clock number.',
    'a proof is left for future work.',
    'the cost is not considered here.',
  ])
    it(sentence, () => {
      assert.equal(isSelfDenial(sentence), true);
    });
  for (const sentence of ['we provide bounds.', 'the gate does not leak.', 'no hard negatives 82.4'])
    it(sentence, () => {
      assert.equal(isSelfDenial(sentence), false);
    });
});
