import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const file = new URL('../../fixtures/sarif/sarif-schema-2.1.0.json', import.meta.url);
// Of draft 4 it uses nothing but its name of the schema's own address that later drafts do not have.
const parts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
const schema = Object.fromEntries(parts.filter(([name]) => name !== '$schema' && name !== 'id'));

/** RFC 3986: signs of a reference, with each "%" followed by two digits. */
const reference = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})*$/i;
const ajv = new Ajv({
  strict: false,
  // One of its patterns is a regular expression of the older kind alone.
  unicodeRegExp: false,
  allErrors: true,
  formats: {
    'date-time': (text) => !Number.isNaN(Date.parse(text)),
    uri: (text) => reference.test(text) && URL.canParse(text),
    'uri-reference': (text) => reference.test(text) && URL.canParse(text, 'file:///base/'),
  },
});
const validate = ajv.compile(schema);

/** What of a log is against the schema of SARIF 2.1.0; none where it is valid. */
export function faultsOf(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}
