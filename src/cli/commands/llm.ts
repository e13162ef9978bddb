import { InputError } from '../../core/input-error.ts';
import { tryModel } from '../../core/llm/try-model.ts';
import { printable } from '../../core/report/printable.ts';
import { serverOf, type ModelOptions, type NamedServer } from '../chat-model-of.ts';
import type { ExitStatus, Host } from '../host.ts';

export type LlmServerOptions = ModelOptions;

function named(options: LlmServerOptions): NamedServer {
  const { llmUrl } = options;
  if (llmUrl === undefined)
    throw new InputError('--llm-url', 'is missing.', 'Give one such as http://127.0.0.1:8080/v1.');
  return serverOf(llmUrl, options);
}

/** `peerlint llm models`: the names of a server's models. Sends no text. */
export async function runLlmModels(options: LlmServerOptions, host: Host): Promise<ExitStatus> {
  const { service } = named(options);
  const names = await service.models();
  await host.out(names.map((name) => `${printable(name)}\n`).join(''));
  return 0;
}

/** `peerlint llm test`: asks a model for one small answer, about nothing of the user's. */
export async function runLlmTest(options: LlmServerOptions, host: Host): Promise<ExitStatus> {
  const { service, endpoint } = named(options);
  const name = options.llmModel ?? (await service.models())[0];
  const where = endpoint.local ? 'on this machine' : 'not on this machine';
  if (name === undefined) {
    host.err(`peerlint: ${endpoint.url.host} (${where}) answers, and has no model.`);
    return 2;
  }
  const started = performance.now();
  await tryModel(service.model(name));
  const took = ((performance.now() - started) / 1000).toFixed(1);
  await host.out(
    `${printable(`${name} at ${endpoint.url.host} (${where}) answers in the form that is asked for; it took ${took} s.`)}\n`,
  );
  return 0;
}
