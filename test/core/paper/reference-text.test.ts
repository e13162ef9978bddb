import assert from 'node:assert/strict';
import { readReference } from '../../../src/core/paper/reference-text.ts';

describe('readReference', () => {
  const cases: readonly [string, string | null, string | null, string | null][] = [
    ['[12] Alice Ekdahl and Bo Tran. A title. In ABC, 2020.', '12', 'Ekdahl', '2020'],
    ['[3] I. Losov and F. Hutt. Decay. arXiv preprint arXiv:1711.05101, 2017.', '3', 'Losov', '2017'],
    ['[4]A.B.Holm, D.V.Quist, and E.Lund, Lake Lett. 65 (2002), p.115.', '4', 'Holm', '2002'],
    ['[Smi20] J. Smith. Words. 2020.', 'Smi20', 'Smith', '2020'],
    ['7. Marta Silva. Books. Press, 1999.', '7', 'Silva', '1999'],
    ['Abrams, M., Stern, I. A., and Quin, J. D. Handbook. Dover, 1972.', null, 'Abrams', '1972'],
    ['De Vita, E. and Lund, F. Spaces. 62:194-236, January 2023.', null, 'De Vita', '2023'],
    [
      'Waleed Amara, Matthew E. Petri, and Russell Powell. 2017. The system. In SemEval.',
      null,
      'Amara',
      '2017',
    ],
    ['Matthew E. Petri, Mark Neum. 2018. Deep words. In NAACL.', null, 'Petri', '2018'],
    ['Hal Daumier. 2007. Frustratingly easy. In ACL.', null, 'Daumier', '2007'],
    ['Hu W., Barken, R., and Gruz A. Phys. Rev. Lett. 85, 1158 (2000).', null, 'Hu', '2000'],
    ['Smith AB, Jones C. A trial. Lancet 2015.', null, 'Smith', '2015'],
    ['Arora, S., Du, S. Fine-grained analysis. PMLR, 2019a.', null, 'Arora', '2019a'],
    ['Jo Lee (2016) Orthogonal learning. Neural Networks 4, 1991-1999.', null, 'Lee', '2016'],
    ['OpenAI. Introducing a model. https://example.org/index, 2025.', null, 'OpenAI', '2025'],
    ['Gemma Team. Technical report, 2025. URL https://arxiv.org/abs/2503.19786.', null, 'Gemma Team', '2025'],
    ['Jimmy J. Lind. 2008. Is searching text effective? BMC Texts.', null, 'Lind', '2008'],
    [
      'Wen Lind and Bo Ek. 2019. Improving texts. In Proceedings, pages 2079\u20132085.',
      null,
      'Lind',
      '2019',
    ],
    ['Ek A. and Lind B. Songs. Birds, pages 2079-2085, 1987.', null, 'Ek', '1987'],
    ['439', null, null, null],
  ];
  for (const [text, key, author, year] of cases) {
    it(`reads "${text}"`, () => {
      assert.deepEqual(readReference(text), { key, author, year });
    });
  }
});
