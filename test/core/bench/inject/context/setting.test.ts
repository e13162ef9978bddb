import assert from 'node:assert/strict';
import { setting } from '../../../../../src/core/bench/inject/context/setting.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('The setting of a result exchanged', () => {
  it('tells the worst case as the average', () => {
    const grounded = groundedOf(
      'The paper bounds the worst-case reading error of the camera.',
      paperSaying('We bound the worst-case reading error of the camera.'),
    );
    assert.deepEqual(told(setting, grounded), [
      'The paper bounds the average-case reading error of the camera. | We bound the average-case reading error of the camera.',
    ]);
  });

  it('tells theory as observation', () => {
    const grounded = groundedOf(
      'The authors give a theoretical account of lamp reflections.',
      paperSaying('We give a theoretical account of lamp reflections on gauges.'),
    );
    assert.deepEqual(told(setting, grounded), [
      'The authors give an empirical account of lamp reflections. | We give an empirical account of lamp reflections on gauges.',
    ]);
  });

  it('tells a made-up set as a real one, and rewords it', () => {
    const grounded = groundedOf(
      'The reader is tested on synthetic data of rusted gauges.',
      paperSaying('Our reader is tested on synthetic data of rusted gauges.'),
    );
    assert.deepEqual(told(setting, grounded), [
      'The reader is tested on real-world data of rusted gauges. | Our reader is tested on real-world data of rusted gauges.',
      '= The reader is tested on artificial data of rusted gauges. | Our reader is tested on artificial data of rusted gauges.',
    ]);
  });

  it('leaves theory and practice alone that come together', () => {
    const grounded = groundedOf(
      'The paper gives theoretical and empirical accounts of lamp reflections on gauges.',
      paperSaying('We give theoretical and empirical accounts of lamp reflections on gauges.'),
    );
    assert.deepEqual(told(setting, grounded), []);
  });
});
