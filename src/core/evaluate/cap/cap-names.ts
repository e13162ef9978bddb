/** Names under which the files and the paper know a field, besides its own. */
const names: Readonly<Record<string, string>> = {
  id: 'index',
  lang: 'language',
  tokens: 'output_tokens',
  output_logits: 'logits',
  output_token_logits: 'logits',
  model: 'model_id',
  model_config: 'model_configuration',
  config: 'model_configuration',
  author: 'authors',
  output: 'output_text',
  answer: 'output_text',
};

/**
 * A row under one set of names: "Output Tokens", "output-tokens" and "output_tokens" are one field. A field's own name
 * wins over its others. Anything but an object comes back as it is, for the schema to refuse.
 */
export function withPlainNames(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const plain = new Map<string, unknown>();
  const others: [string, unknown][] = [];
  for (const [name, value] of Object.entries(row)) {
    const own = name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    const known = Object.hasOwn(names, own) ? names[own] : undefined;
    if (known === undefined) plain.set(own, value);
    else others.push([known, value]);
  }
  for (const [name, value] of others) if (!plain.has(name)) plain.set(name, value);
  return Object.fromEntries(plain);
}
