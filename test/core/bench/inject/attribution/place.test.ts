import { placeSwapped } from '../../../../../src/core/bench/inject/attribution/place.ts';
import { leaves, makes } from '../agrees.ts';

describe('attribution/place', () => {
  makes(placeSwapped, [
    [
      'The calibration of the gauges is described in the appendix.',
      'The calibration of the gauges is described in Appendix B.',
      'The calibration of the gauges is described in the main text.',
      'The calibration of the gauges is described in section B.',
    ],
  ]);
  leaves(placeSwapped, [
    // The paper names no place.
    [
      'The calibration of the gauges is described in the appendix.',
      'The calibration of the gauges takes two days.',
    ],
    // A wish.
    [
      'The calibration of the gauges should be described in the appendix.',
      'The calibration of the gauges is described in Appendix B.',
    ],
  ]);
});
