import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';

/**
 * Stands for VS Code's own Markdown grammar, which is not part of the project: a fence and a list that run on until
 * they are closed, and a paragraph that swallows its text, which is what an injection has to get through.
 */
const markdown = {
  scopeName: 'text.html.markdown',
  patterns: [
    {
      begin: '^[ \\t]*(`{3,})',
      end: '^[ \\t]*\\1[ \\t]*$',
      name: 'markup.fenced_code.block.markdown',
    },
    {
      begin: '^[ ]{0,3}([-*])[ \\t]',
      while: '^[ \\t]{2,}|^[ \\t]*$',
      name: 'markup.list.unnumbered.markdown',
      patterns: [{ match: '`[^`]+`', name: 'markup.inline.raw.string.markdown' }],
    },
    {
      begin: '^(?=\\S)',
      while: '^(?!.)',
      name: 'meta.paragraph.markdown',
      patterns: [
        { match: '`[^`]+`', name: 'markup.inline.raw.string.markdown' },
        { match: '\\[[^\\]]{0,99}\\]', name: 'meta.link.markdown' },
      ],
    },
  ],
  repository: {},
};

const grammars: Record<string, string> = {
  'text.hotcrp-review': 'hotcrp-review.tmLanguage.json',
  'text.peer-review': 'peer-review.tmLanguage.json',
};

let registry: textmate.Registry | null = null;

async function registryOf(): Promise<textmate.Registry> {
  if (registry) return registry;
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm);
  registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns: string[]) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text: string) => new oniguruma.OnigString(text),
    }),
    loadGrammar: (scope) => {
      const name = grammars[scope];
      const text = name
        ? readFileSync(new URL(`../../syntaxes/${name}`, import.meta.url), 'utf8')
        : JSON.stringify(scope === markdown.scopeName ? markdown : { scopeName: scope, patterns: [] });
      return Promise.resolve(textmate.parseRawGrammar(text, `${scope}.json`));
    },
  });
  return registry;
}

/** A piece of a line with the project's own scopes, the innermost last. */
export interface Token {
  readonly text: string;
  readonly scopes: readonly string[];
}

/** Tokens of each line, as VS Code's own engine makes them. Scopes of the embedded Markdown are left out. */
export async function tokenize(scope: string, text: string): Promise<Token[][]> {
  const grammar = await (await registryOf()).loadGrammar(scope);
  if (!grammar) throw new Error(`no grammar ${scope}`);
  let state = textmate.INITIAL;
  return text.split('\n').map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.map(({ startIndex, endIndex, scopes }) => ({
      text: line.slice(startIndex, endIndex),
      scopes: scopes.slice(1).filter((name) => name.endsWith('-review')),
    }));
  });
}

/** The texts of a line that have a scope, "constant.other.place" for all that begin so. */
export async function scoped(scope: string, text: string, wanted: string): Promise<string[]> {
  const has = (token: Token) => token.scopes.some((name) => name.startsWith(wanted));
  return (await tokenize(scope, text)).flatMap((tokens) => joined(tokens, has));
}

/** Neighbours with the scope are one. */
function joined(tokens: readonly Token[], has: (token: Token) => boolean): string[] {
  const found: string[] = [];
  let open = false;
  for (const token of tokens) {
    if (has(token)) found.push((open ? (found.pop() ?? '') : '') + token.text);
    open = has(token);
  }
  return found.map((text) => text.trim());
}
