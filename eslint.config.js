import tseslint from 'typescript-eslint';

/** Modules that core must never see: the editor, the network, the file system, processes. */
const outside = [{ group: ['vscode', 'vscode/*'], message: 'core and node know nothing of the editor.' }];
const nodeBuiltins = [
  'node:*',
  'fs',
  'fs/*',
  'net',
  'tls',
  'dgram',
  'dns',
  'http',
  'http2',
  'https',
  'path',
  'os',
  'url',
  'stream',
  'child_process',
  'worker_threads',
  'crypto',
  'process',
  'buffer',
  'util',
  'events',
];
const sockets = [
  'node:net',
  'node:http',
  'node:https',
  'node:http2',
  'node:tls',
  'node:dgram',
  'node:dns',
  'net',
  'http',
  'https',
  'http2',
  'tls',
  'dgram',
  'dns',
];
const up = (...layers) =>
  layers.map((layer) => ({
    group: [`**/${layer}/**`],
    message: `Dependencies point inward: this layer must not import from ${layer}.`,
  }));
const noSocket = { group: sockets, message: 'Only src/node/llm opens a socket.' };
const noGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only src/node/llm opens a socket.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'out/',
      'node_modules/',
      '.vscode-test-host/',
      '.vscode-test-host-lowest/',
      'shots/',
      'coverage/',
      'test/fixtures/',
    ],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-globals': ['error', ...noGlobals],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      // It would bring every language of zod's messages into the bundle (370 kB).
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
          message: "Write import * as z from 'zod'.",
        },
      ],
    },
  },
  {
    files: ['src/core/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...outside,
            { group: nodeBuiltins, message: 'core is pure: no Node, no file system, no network.' },
            ...up('node', 'cli', 'extension'),
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...noGlobals,
        'process',
        'Buffer',
        'require',
        '__dirname',
        'setTimeout',
        'setInterval',
      ],
    },
  },
  {
    files: ['src/node/**'],
    ignores: ['src/node/llm/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...outside, noSocket, ...up('cli', 'extension')] }],
    },
  },
  {
    files: ['src/node/llm/wire.ts'],
    rules: { 'no-restricted-globals': ['error', ...noGlobals.filter(({ name }) => name !== 'fetch')] },
  },
  {
    files: ['src/cli/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...outside, noSocket, ...up('extension')] }],
    },
  },
  {
    files: ['src/extension/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noSocket, ...up('cli')] }] },
  },
  {
    files: ['test/**', 'scripts/**'],
    rules: {
      'no-restricted-globals': 'off',
      'max-lines': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
);
