import { InvalidArgumentError, Option, type Command } from 'commander';
import { strategies } from '../core/llm/strategies.ts';
import { count, file, named } from './option-values.ts';

/* As `core/opinion` and `node/llm` name them, which are loaded when a model is asked. */
const modes = ['confirm', 'full', 'paper'];
const apis = ['openai', 'ollama', 'anthropic'];

/** Where a model answers, for every command that asks one. */
export function serverOptions(command: Command, purpose: string): Command {
  return command
    .addOption(
      new Option(
        '--llm-url <url>',
        `${purpose}: address of its server; the key is taken from PEERLINT_API_KEY alone`,
      ).argParser(file),
    )
    .addOption(apiOption())
    .option(
      '--yes-send',
      'send texts to a server that is not this machine; needs --policy cloudAllowed, on each run',
    );
}

/** What the server speaks. */
export function apiOption(): Option {
  return new Option(
    '--llm-api <protocol>',
    'what the server speaks: openai (also vLLM, llama.cpp, LM Studio, OpenRouter), ollama or anthropic',
  )
    .choices(apis)
    .default('openai');
}

export function modelOption(): Option {
  return new Option('--llm-model <name>', 'the model, as its server names it').argParser(named);
}

/** How a configured model gives its second opinion. */
export function opinionOptions(command: Command): Command {
  return serverOptions(command, '--detector llm')
    .addOption(modelOption())
    .addOption(
      new Option(
        '--llm-mode <mode>',
        'confirm: flagged and uncertain sentences; full: all claims; paper: all, with the whole paper',
      )
        .choices(modes)
        .default('confirm'),
    )
    .addOption(
      new Option('--llm-strategy <strategy>', 'how the model is asked')
        .choices(strategies)
        .default('zero-shot'),
    )
    .option('--llm-budget <tokens>', 'tokens that the run may cost (default: 500000)', count)
    .option('--llm-context <tokens>', 'tokens that the model reads at once (default: 32000)', count)
    .option('--llm-price <read,written>', 'USD a million tokens, to estimate the cost', price)
    .option('--llm-preview', 'show the exact requests and send nothing');
}

/** "0.15,0.6": prices of tokens read and written. */
export function price(value: string): { readonly read: number; readonly written: number } {
  const [, read, written] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  if (read === undefined || written === undefined)
    throw new InvalidArgumentError('Give two prices in USD a million tokens, as in 0.15,0.6.');
  return { read: Number(read), written: Number(written) };
}
