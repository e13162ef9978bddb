import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'mocha';
import type { ExitStatus, Host } from '../../src/cli/host.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly status: ExitStatus;
  readonly out: string;
  /** Lines on standard error. */
  readonly err: readonly string[];
}

/** Runs a command line in this process. */
export async function peerlint(...args: string[]): Promise<Ran> {
  let out = '';
  const err: string[] = [];
  const host: Host = {
    out(text) {
      out += text;
      return Promise.resolve();
    },
    err: (line) => void err.push(...line.split('\n')),
    colour: false,
    width: 80,
  };
  return { status: await run(args, host), out, err };
}

/** A folder of files that is removed when the tests of the file are done. */
export function filesOf(files: Readonly<Record<string, string | Uint8Array>>): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-cli-'));
  const at = (name: string): string => path.join(folder, name);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  }
  after(() => {
    rmSync(folder, { recursive: true });
  });
  return at;
}

export const paper = `# LayerNet: Deep Layers for Images

## Abstract

We propose LayerNet, a network for image classification that has 69 layers.

## 1 Introduction

Image classification matters. LayerNet is evaluated on the CIFAR-10 dataset.

## 2 Experiments

LayerNet reaches an accuracy of 91.2% on CIFAR-10.

## 3 Ablation Study

We run an ablation study. Table 1 shows the accuracy without each part of LayerNet.

Table 1: Accuracy on CIFAR-10 without each part.

| Part removed | Accuracy |
|---|---|
| none | 91.2 |
| skip connections | 85.4 |
`;

export const fairReview = `# Summary

The paper proposes LayerNet, a network that has 69 layers.

# Strengths

LayerNet reaches 91.2% on CIFAR-10.
`;
