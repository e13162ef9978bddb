import { Command, Option } from 'commander';
import type { ScanFormat } from '../core/report/scan/scan-output.ts';
import { addBench } from './bench-commands.ts';
import type { CheckOptions } from './commands/check.ts';
import type { ImportOptions } from './commands/import.ts';
import type { McpOptions } from './commands/mcp.ts';
import type { MergeOptions } from './commands/merge.ts';
import type { PaperOptions } from './commands/paper.ts';
import type { ScanOptions } from './commands/scan.ts';
import type { LlmServerOptions } from './commands/llm.ts';
import type { ExitStatus, Host } from './host.ts';
import { modelOption, opinionOptions, serverOptions } from './llm-options.ts';
import { count, file, files, named, reviews, shard } from './option-values.ts';
import { tool } from '../node/version.ts';

/** As `core/report/scan` names them, which is loaded when a scan runs. */
const scanFormats: readonly ScanFormat[] = ['text', 'json', 'jsonl', 'csv', 'sarif', 'html'];

/**
 * The command line's contract (DESIGN.md). Commands are loaded when they run: `--help` must not pay for a PDF reader.
 * @param done told the exit status of the command that ran
 */
export function createProgram(host: Host, done: (status: ExitStatus) => void): Command {
  const program = new Command('peerlint')
    .description('Checks a peer review against the paper it reviews. Nothing leaves this machine.')
    .version(tool.version)
    .helpCommand(false)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void host.out(text),
      // The message of a usage error comes with its exception; `main` prints it as one line.
      writeErr: () => undefined,
    });

  const check = program
    .command('check')
    .description('Mark the claims of reviews that the paper does not support.')
    .argument('<review...>', 'review files (.md, .txt or an export); - reads standard input', reviews)
    .option(
      '--paper <file>',
      'the paper (.pdf, .md or .txt); by default the "paper:" line of the review',
      file,
    )
    .option('--supplement <file>', 'supplementary material of the paper; may be given several times', files)
    .addOption(
      new Option('--format <format>', 'of the results').choices(['text', 'json', 'sarif']).default('text'),
    )
    .option('--all-sentences', 'list every sentence in the JSON, not only those with findings');
  readingOptions(opinionOptions(checkerOptions(check))).action(
    async (reviews: string[], options: CheckOptions) => {
      const { runCheck } = await import('./commands/check.ts');
      done(await runCheck(reviews, options, host));
    },
  );

  const paper = program
    .command('paper')
    .description('Show how a paper was read: pages, sections, tables, captions, warnings.')
    .argument('<paper>', 'the paper (.pdf, .md or .txt)', named)
    .option('--supplement <file>', 'supplementary material of the paper; may be given several times', files)
    .addOption(new Option('--format <format>', 'of the results').choices(['text', 'json']).default('text'));
  readingOptions(paper).action(async (path: string, options: PaperOptions) => {
    const { runPaper } = await import('./commands/paper.ts');
    done(await runPaper(path, options, host));
  });

  program
    .command('import')
    .description('Turn an export of a review system into one markdown file a review, with front matter.')
    .argument(
      '<file>',
      'OpenReview JSON, HotCRP form, text, CSV or JSON, CMT Reviews.xls or CSV, EasyChair letter, text; - reads standard input',
      named,
    )
    .requiredOption('--out <folder>', 'where the files go', file)
    .option('--with-names', 'copy names and e-mail addresses of reviewers; by default they are left out')
    .option('--force', 'replace files that are there already')
    .action(async (path: string, options: ImportOptions) => {
      const { runImport } = await import('./commands/import.ts');
      done(await runImport(path, options, host));
    });

  const scan = program
    .command('scan')
    .description('Check all reviews of a folder against its papers.')
    .argument('<folder>', 'papers and reviews, in folders as they come; manifest.csv may pair them', named)
    .addOption(
      new Option('--format <format>', 'of the results; by default by the ending of --out, else text').choices(
        scanFormats,
      ),
    )
    .option('--out <file>', 'where the results go; a scan that is stopped leaves FILE.part', file)
    .option('--jobs <n>', 'papers that are checked at a time; by default what the machine allows', count)
    .option('--resume', 'go on with the scan that left --out FILE.part')
    .option('--shard <i/n>', 'check part i of n alone; the papers are told apart by their names', shard);
  readingOptions(opinionOptions(checkerOptions(scan))).action(async (path: string, options: ScanOptions) => {
    const { runScan } = await import('./commands/scan.ts');
    done(await runScan(path, options, host));
  });

  program
    .command('merge')
    .description('Join the JSON Lines of several scans, and write them in any format.')
    .argument('<file...>', 'what peerlint scan --format jsonl has written', reviews)
    .requiredOption('--out <file>', 'where the results go', file)
    .addOption(new Option('--format <format>', 'by default by the ending of --out').choices(scanFormats))
    .action(async (paths: string[], options: MergeOptions) => {
      const { runMerge } = await import('./commands/merge.ts');
      done(await runMerge(paths, options, host));
    });

  const cache = program
    .command('cache')
    .description('Papers as they were read, kept on this machine; unused ones go after 30 days.')
    .helpCommand(false);
  cache
    .command('clear')
    .description('Remove them all.')
    .action(async () => {
      const { runCacheClear } = await import('./commands/cache.ts');
      done(await runCacheClear(host));
    });
  cache
    .command('path')
    .description('Show where they lie.')
    .action(async () => {
      const { runCachePath } = await import('./commands/cache.ts');
      done(await runCachePath(host));
    });

  const mcp = program
    .command('mcp')
    .description('Let an agent ask (Model Context Protocol, on standard input and output); it reads only.')
    .option(
      '--root <folder>',
      'folder whose files may be read (default: this one); may be given several times',
      files,
    )
    .addOption(
      policyOption('what the venue allows; text of review and paper is told with cloudAllowed alone'),
    );
  readingOptions(mcp).action(async (options: McpOptions) => {
    const { runMcp } = await import('./commands/mcp.ts');
    done(await runMcp(options, host));
  });

  const llm = program
    .command('llm')
    .description('The server of a language model that --detector llm asks.')
    .helpCommand(false);
  const about = (command: Command): Command =>
    serverOptions(command, 'the server')
      .addOption(policyOption('what the venue allows'))
      .addOption(modelOption());
  about(llm.command('models').description('List its models; no text is sent.')).action(
    async (options: LlmServerOptions) => {
      const { runLlmModels } = await import('./commands/llm.ts');
      done(await runLlmModels(options, host));
    },
  );
  about(llm.command('test').description('Ask it for one small answer, about nothing of yours.')).action(
    async (options: LlmServerOptions) => {
      const { runLlmTest } = await import('./commands/llm.ts');
      done(await runLlmTest(options, host));
    },
  );

  program
    .command('policies')
    .description('What venues say of reviewers’ use of AI, and the --policy that keeps within it.')
    .action(async () => {
      const { runPolicies } = await import('./commands/policies.ts');
      done(await runPolicies(host));
    });

  addBench(program, host, done);

  return program;
}

/** What checks, how sure it must be, and what the venue allows. */
function checkerOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--detector <detector>', 'what checks the claims')
        .choices(['symbolic', 'local', 'llm', 'auto'])
        .default('auto'),
    )
    .option(
      '--model <folder>',
      'the local model to use; by default the one that comes with the program',
      file,
    )
    .addOption(
      new Option('--threshold <threshold>', 'how sure a finding must be')
        .choices(['strict', 'balanced', 'recall'])
        .default('balanced'),
    )
    .addOption(policyOption('what the venue allows'));
}

function policyOption(description: string): Option {
  return new Option('--policy <policy>', description)
    .choices(['rulesOnly', 'localModel', 'cloudAllowed'])
    .default('localModel');
}

/** How a paper is read, for every command that reads one. */
function readingOptions(command: Command): Command {
  return command
    .option(
      '--password-file <file>',
      'file that holds the passwords of encrypted PDFs, one a line; without it PEERLINT_PDF_PASSWORD is taken',
      file,
    )
    .option('--ocr', 'read pages that are pictures by text recognition, on this machine (English)')
    .option('--no-cache', 'read the paper anew and keep nothing of it');
}
