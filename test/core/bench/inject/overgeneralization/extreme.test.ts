import { extreme } from '../../../../../src/core/bench/inject/overgeneralization/extreme.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/extreme', () => {
  makes(extreme, [
    [
      'Tidenet lowers the forecast error of pilots by up to 30%.',
      'Tidenet lowers the forecast error of pilots by up to 30% at night.',
      'Tidenet lowers the forecast error of pilots by at least 30%.',
      'Tidenet lowers the forecast error of pilots by at least 30% at night.',
    ],
    [
      'Tidenet brings an average improvement over pilots of two hours.',
      'Tidenet brings an average improvement over pilots of two hours.',
      'Tidenet brings a minimum improvement over pilots of two hours.',
      'Tidenet brings a minimum improvement over pilots of two hours.',
    ],
    [
      'On average, Tidenet forecasts currents before the pilots.',
      'Tidenet forecasts currents before the pilots on average.',
      'In every case, Tidenet forecasts currents before the pilots.',
      'Tidenet forecasts currents before the pilots in every case.',
    ],
    [
      'Tidenet lowers the forecast error of pilots by up to 30%.',
      'Tidenet lowers the forecast error of pilots by up to 30% at night.',
      '= Tidenet lowers the forecast error of pilots by as much as 30%.',
      'Tidenet lowers the forecast error of pilots by as much as 30% at night.',
    ],
  ]);
  leaves(extreme, [
    // The paper has it of each.
    [
      'Tidenet lowers the forecast error of pilots by up to 30%.',
      'Tidenet lowers the forecast error of pilots by at least 30%.',
    ],
    // No measure.
    [
      'The forecast error of Tidenet is up to the pilots of the harbour.',
      'The forecast error of Tidenet is up to the pilots of the harbour.',
    ],
    // A term.
    [
      'Tidenet takes the moving average of harbour gauges.',
      'Tidenet takes the moving average of harbour gauges.',
    ],
  ]);
});
