import { Option, type Command } from 'commander';
import type { InjectOptions } from './commands/bench-inject.ts';
import type { TaxonomyOptions } from './commands/bench-taxonomy.ts';
import type { EvaluateOptions } from './evaluate/evaluate-options.ts';
import type { ExitStatus, Host } from './host.ts';
import { apiOption } from './llm-options.ts';
import { count, file, files, named, reviews, share } from './option-values.ts';

/** `peerlint bench ...`: benchmarks are built and detectors measured. */
export function addBench(program: Command, host: Host, done: (status: ExitStatus) => void): void {
  const bench = program
    .command('bench')
    .description(
      'Build and measure on benchmarks of hallucinated reviews, as HalluPeer does (arXiv 2609.03580).',
    )
    .helpCommand(false);
  const inject = bench
    .command('inject')
    .description(
      'Write false claims into human reviews, by rules, and the same changes into the papers. For training and ' +
        'testing detectors only: every row says what was made up. A killed run goes on when it is started again.',
    )
    .argument(
      '<papers...>',
      'papers with their reviews: .jsonl or .jsonl.gz, {id, title, paper, reviews: [{id, text}]}',
      reviews,
    )
    .requiredOption('--out <folder>', 'for pairs.jsonl, reviews.jsonl and README.md', file)
    .option('--positives <n>', 'false rows to write', count, 10_000)
    .option('--seed <n>', 'the same seed, version and papers give the same rows', count, 1)
    .option('--per-review <n>', 'false claims in one injected review', count, 3)
    .option('--meta-review', 'only reviews in line with the meta-review (field metaReview)')
    .option('--limit <n>', 'papers to read', count);
  modelOptions(inject, 'a model writes the false claims').action(
    async (papers: string[], options: InjectOptions) => {
      const { runInject } = await import('./commands/bench-inject.ts');
      done(await runInject(papers, options, host));
    },
  );

  const tree = bench
    .command('taxonomy')
    .description(
      'Let models divide the nine error types (Expand, Describe), keep what they agree on, list leaves that nearly say ' +
        'the same for you to merge or keep (decisions.json), and write the tree. A killed run goes on.',
    )
    .requiredOption('--out <folder>', 'for expansions.jsonl, decisions.json and taxonomy.json', file)
    .option('--fewest <n>', 'models that must propose a kind (default: 2, or 1 of one)', count)
    .option('--alike <share>', 'similarity of two kinds that are one', share, 0.3)
    .option('--overlap <share>', 'similarity of leaves that are to be decided on', share, 0.6);
  modelOptions(tree, 'divides the types', true).action(async (options: TaxonomyOptions) => {
    const { runTaxonomy } = await import('./commands/bench-taxonomy.ts');
    done(await runTaxonomy(options, host));
  });

  const evaluate = bench
    .command('evaluate')
    .description(
      'Measure detectors on labelled data, side by side: detection, types, spans, calibration, with intervals. Scores ' +
        'are kept in --out paper by paper, so that a killed run goes on.',
    )
    .argument(
      '<data...>',
      'pairs.jsonl or reviews.jsonl of "bench inject", records of CAP, or label files (FOLDER/SET, or FOLDER with --set)',
      reviews,
    )
    .option('--detector <name>', 'by default all that are installed; may be given several times', files)
    .option(
      '--set <name>',
      'a set of the folder: SET.jsonl.gz, SET.labels.jsonl; may be given several times',
      files,
    )
    .option('--papers <file>', 'papers that pairs and reviews name, as given to "bench inject"', files)
    .option('--fit <data>', 'other data to choose the thresholds on (another venue, another generator)', file)
    .addOption(
      new Option(
        '--split <part>',
        'papers to report on; by default those that thresholds are not chosen on',
      ).choices(['all', 'fit', 'report', 'final']),
    )
    .addOption(
      new Option('--context <context...>', 'what of the paper detectors may read').choices([
        'gold',
        'retrieved',
        'full',
      ]),
    )
    .option('--out <folder>', 'for evaluation.md, evaluation.json, plots and scores.jsonl', file)
    .option('--seed <n>', 'of draws and of guessing baselines', count, 1)
    .option('--limit <n>', 'papers to read of each data set', count)
    .option('--resamples <n>', 'draws for an interval', count, 1000)
    .option(
      '--model <folder>',
      'the small model to measure (detectors "local" and "fusion"); by default the one that comes with the program',
      file,
    )
    .option(
      '--nli <file>',
      'a model of natural language inference (.onnx, tokenizer and config beside it)',
      files,
    )
    .option('--consistency <file>', 'a model of consistency, such as HHEM (.onnx)', files)
    .addOption(
      new Option('--llm-way <way...>', 'how the model is asked').choices([
        'zero-shot',
        'few-shot',
        'chain-of-thought',
        'contrast',
        'triplets',
        'samples',
      ]),
    )
    .addOption(
      new Option('--llm-context <context...>', 'what of the paper the model reads').choices([
        'bm25',
        'paper',
        'lcs',
      ]),
    )
    .option('--demonstrations <file>', 'pairs.jsonl of other papers, for few-shot and contrast', file);
  modelOptions(evaluate, 'a model as a detector').action(async (data: string[], options: EvaluateOptions) => {
    const { runEvaluate } = await import('./commands/bench-evaluate.ts');
    done(await runEvaluate(data, options, host));
  });
}

/** A model that answers on this machine, or elsewhere where the venue allows it and the user says so on this run. */
function modelOptions(command: Command, purpose: string, several = false): Command {
  const url = new Option(
    '--llm-url <url>',
    `${purpose}: address of its server; its key is taken from PEERLINT_API_KEY alone`,
  ).argParser(file);
  const model = several
    ? new Option('--llm-model <name>', 'as that server names it; may be given several times').argParser(files)
    : new Option('--llm-model <name>', 'as that server names it').argParser(named);
  return command
    .addOption(apiOption())
    .addOption(url.makeOptionMandatory(several))
    .addOption(model.makeOptionMandatory(several))
    .addOption(
      new Option('--policy <policy>', 'what the venue allows')
        .choices(['rulesOnly', 'localModel', 'cloudAllowed'])
        .default('localModel'),
    )
    .option('--yes-send', 'send texts to a server that is not this machine; needs --policy cloudAllowed');
}
