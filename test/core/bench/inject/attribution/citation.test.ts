import assert from 'node:assert/strict';
import { citationSwapped } from '../../../../../src/core/bench/inject/attribution/citation.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperOf } from '../paper-of.ts';

const bibliography = `
## References

Okoro, A., Dahl, B., and Ruiz, C. Silt layers under mooring chains. Harbour Letters, 2014.

Ling, B., Marsh, D., and Abt, E. Recurrent filters for tide gauges. Harbour Letters, 2015.
`;
const paper = (statement: string): string =>
  paperOf(statement, 'Mooring chains sink into silt (Okoro et al., 2014).') + bibliography;

describe('attribution/citation', () => {
  it('credits another entry of the bibliography on both sides', () => {
    const grounded = groundedOf(
      'The gauge filter extends the recurrent filter of Ling et al. (2015).',
      paper('Our gauge filter extends the recurrent filter of Ling et al. (2015).'),
    );
    assert.deepEqual(told(citationSwapped, grounded), [
      'The gauge filter extends the recurrent filter of Okoro et al. (2014). | Our gauge filter extends the recurrent filter of Okoro et al. (2014).',
    ]);
  });

  it('leaves a source alone that the paper credits with something else', () => {
    const grounded = groundedOf(
      'The gauge filter extends the recurrent filter of Okoro et al. (2014).',
      paper('Our gauge filter extends the recurrent filter of Ling et al. (2015).'),
    );
    assert.deepEqual(told(citationSwapped, grounded), []);
  });

  it('leaves a number alone, which may count in a list of the review', () => {
    const grounded = groundedOf(
      'The gauge filter extends the recurrent filter of earlier work [2].',
      paper('Our gauge filter extends the recurrent filter of earlier work [2].'),
    );
    assert.equal(citationSwapped.fits(grounded.text), false);
  });
});
