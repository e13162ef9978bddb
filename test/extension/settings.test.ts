import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../../src/extension/settings.ts';

interface Property {
  readonly default: unknown;
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly scope: string;
  readonly order: number;
  readonly markdownDescription?: string;
}

interface Manifest {
  readonly contributes: {
    readonly configuration: readonly {
      readonly title: string;
      readonly properties: Record<string, Property>;
    }[];
  };
  readonly capabilities: {
    readonly untrustedWorkspaces: { readonly restrictedConfigurations: readonly string[] };
  };
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;
const properties = new Map(
  manifest.contributes.configuration.flatMap((group) => Object.entries(group.properties)),
);
/** The settings of the language model are read apart. */
const own = [...properties].filter(([name]) => !name.startsWith('peerlint.llm.'));
const read = (values: Record<string, unknown>) => readSettings({ get: (name) => values[name] });
const defaults = () =>
  Object.fromEntries(own.map(([name, { default: value }]) => [name.replace('peerlint.', ''), value]));

describe('settings', () => {
  it('read the defaults of the manifest as they are', () => {
    const { 'local.modelPath': folder, ...others } = defaults();
    assert.equal(folder, '');
    assert.deepEqual(read(defaults()), { ...others, modelPath: null });
  });

  it('accept every value that the manifest offers', () => {
    for (const [name, { enum: values = [] }] of own) {
      const key = name.replace('peerlint.', '');
      for (const value of values) {
        assert.equal(read({ ...defaults(), [key]: value })[key as keyof ReturnType<typeof read>], value);
      }
    }
  });

  it('take what is not offered for the default, and for the strictest policy', () => {
    const { threshold, venuePolicy, trace } = read({ threshold: 'loose', venuePolicy: 'anything', trace: 1 });
    assert.deepEqual([threshold, venuePolicy, trace], ['balanced', 'rulesOnly', 'off']);
  });

  it('take a folder for the model, with "~" for the home', () => {
    const folder = (value: unknown): string | null => read({ 'local.modelPath': value }).modelPath;
    assert.equal(folder('/opt/model '), '/opt/model');
    assert.equal(folder('~/model'), path.join(os.homedir(), 'model'));
    assert.equal(folder('~model'), '~model');
    for (const none of ['', '  ', undefined, 7]) assert.equal(folder(none), null);
  });

  it('are described, ordered, and the policy belongs to the machine', () => {
    for (const [name, property] of properties) {
      assert.ok(property.markdownDescription, name);
      assert.ok(property.order, name);
      assert.equal(property.enum?.length, property.enumDescriptions?.length, name);
    }
    assert.equal(properties.get('peerlint.venuePolicy')?.scope, 'machine');
    assert.equal(properties.get('peerlint.local.modelPath')?.scope, 'machine');
    const llm = [...properties.keys()].filter((name) => name.startsWith('peerlint.llm.'));
    for (const name of llm) assert.equal(properties.get(name)?.scope, 'machine', name);
    assert.deepEqual(
      [...manifest.capabilities.untrustedWorkspaces.restrictedConfigurations],
      ['peerlint.venuePolicy', 'peerlint.local.modelPath', ...llm],
    );
  });
});
