import { statementForce } from '../../../../../src/core/bench/inject/attribution/statement-force.ts';
import { leaves, makes } from '../agrees.ts';

describe('attribution/statement-force', () => {
  makes(statementForce, [
    [
      'The authors prove that the gauge error grows with the tidal range.',
      'We show that the gauge error grows with the tidal range of an inlet.',
      'The authors conjecture that the gauge error grows with the tidal range.',
      'We conjecture that the gauge error grows with the tidal range of an inlet.',
    ],
    [
      'The authors hypothesize that silt layers cause the drift of gauges.',
      'We conjecture that silt layers cause the drift of gauges.',
      'The authors prove that silt layers cause the drift of gauges.',
      'We prove that silt layers cause the drift of gauges.',
    ],
    [
      'The paper observes that silt layers cause the drift of gauges.',
      'We find that silt layers cause the drift of gauges.',
      'The paper recalls that silt layers cause the drift of gauges.',
      'We recall that silt layers cause the drift of gauges.',
    ],
    [
      'The paper demonstrates that silt layers cause the drift of gauges.',
      'We demonstrate that silt layers cause the drift of gauges.',
      '= The paper shows that silt layers cause the drift of gauges.',
      'We show that silt layers cause the drift of gauges.',
    ],
  ]);
  leaves(statementForce, [
    // The paper says it of others.
    [
      'The authors show that silt layers cause the drift of gauges.',
      'Divers know that silt layers cause the drift of gauges.',
    ],
    // Held as firmly as the paper does not hold it.
    [
      'The authors prove that silt layers cause the drift of gauges.',
      'We suspect that silt layers cause the drift of gauges.',
    ],
    // A negation.
    [
      'The authors do not show that silt layers cause the drift of gauges.',
      'We show that silt layers cause the drift of gauges.',
    ],
  ]);
});
