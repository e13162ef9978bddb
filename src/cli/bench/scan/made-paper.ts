import { Random, seedOf } from '../../../core/bench/random.ts';

/** A paper that is made up for measuring: what it is about, what it found, and its text in Markdown. */
export interface MadePaper {
  readonly title: string;
  /** The method, and the one that it is compared with. */
  readonly method: string;
  readonly rival: string;
  readonly datasets: readonly string[];
  /** Percent, by dataset: of the method, of the rival. */
  readonly results: readonly (readonly [number, number])[];
  readonly layers: number;
  readonly seeds: number;
  /** What the paper has beside its results, by section heading. */
  readonly parts: readonly string[];
  /** Blocks: headings begin with "#", rows of tables with "|", all others are paragraphs. */
  readonly blocks: readonly string[];
}

const syllables =
  'ba bel cor dan del fen gar hol ith jun kel lor mar nav or pel quin ras sel tor ul var wen xan yor zel'.split(
    ' ',
  );
const things =
  'encoder,decoder,scheduler,sampler,router,memory,index,buffer,controller,estimator,adapter,mask,kernel,prior,critic,tokenizer,aggregator,retriever,gate,projector,optimiser,regulariser,graph,schedule,codebook'.split(
    ',',
  );
const qualities =
  'sparse,frozen,shared,hierarchical,causal,bounded,adaptive,low-rank,stochastic,layered,discrete,calibrated,local,global,recurrent,delayed,symmetric,weighted,truncated,invariant'.split(
    ',',
  );
const areas =
  'river gauges,meeting transcripts,protein contacts,street scenes,speech in noise,legal contracts,satellite tiles,recipe graphs,sensor logs,chess positions,soil spectra,folk melodies,court hearings,weather maps,machine translation,robot grasping'.split(
    ',',
  );
const effects =
  'the error,training time,the memory footprint,calibration,robustness to noise,sample efficiency,latency,the variance of the gradient,transfer between domains,the number of forward passes'.split(
    ',',
  );
const verbs = 'lowers,raises,stabilises,hardly changes,dominates,halves,limits,smooths,shifts,bounds'.split(
  ',',
);
const times =
  'during training,at test time,after the warm-up,in the first epoch,on long inputs,for rare classes,under a fixed budget,without labels'.split(
    ',',
  );
const extras =
  'Ablation study,Hyperparameters,Limitations,Broader impact,Error analysis,Runtime and memory,Statistical tests,Human evaluation,Proofs,Data collection'.split(
    ',',
  );

/** One of the made papers; the same number and seed give the same paper. Papers have nothing in common but the pattern. */
export function madePaper(seed: number, number: number, words: number): MadePaper {
  const random = new Random(seedOf('paper', seed, number));
  const name = (): string => {
    const word = [...Array(random.int(2, 4))].map(() => random.pick(syllables)!).join('');
    return word[0]!.toUpperCase() + word.slice(1);
  };
  const terms = [...Array(30)].map(() => `${random.pick(qualities)!} ${random.pick(things)!}`);
  const area = random.pick(areas)!;
  const method = name();
  const rivals = [name(), name(), name()];
  const datasets = [`${name()}Bench`, `${name()}QA`, `${name()}-${random.int(2, 90)}k`];
  const results = datasets.map(() => {
    const own = random.int(5200, 9400) / 100;
    return [own, own - random.int(30, 700) / 100] as const;
  });
  const [layers, seeds] = [random.int(4, 49), random.int(3, 11)];
  const parts = random.shuffled(extras).slice(0, random.int(4, 9));
  const authors = [...Array(24)].map(() => `${name()} and ${name()} (${random.int(2009, 2025)})`);
  const sentence = (): string => {
    const [a, b] = [random.pick(terms)!, random.pick(terms)!];
    const [effect, verb, time] = [random.pick(effects)!, random.pick(verbs)!, random.pick(times)!];
    const [set, cited] = [random.pick(datasets)!, random.pick(authors)!];
    const figure = (random.int(10, 990) / 10).toFixed(1);
    return random.pick([
      `The ${a} ${verb} ${effect} ${time}, and the ${b} takes what is left over from it.`,
      `On ${set}, a ${a} of width ${random.int(16, 2049)} reaches ${figure}% when the ${b} is left out.`,
      `${cited} showed that a ${a} ${verb} ${effect}, which we find for ${area} as well.`,
      `We train the ${a} for ${random.int(2, 300)} epochs with a learning rate of ${random.int(1, 9)}e-${random.int(3, 6)} and clip at ${random.int(1, 9)}.`,
      `Unlike ${cited}, ${method} computes the ${b} once and keeps it ${time}.`,
      `Let the ${a} be given by its ${random.int(2, 64)} states; then the ${b} ${verb} ${effect} by a factor of ${(random.int(11, 60) / 10).toFixed(1)}.`,
      `A reader may ask why the ${a} ${verb} ${effect} although no ${b} is used ${time}.`,
      `In ${random.int(3, 400)} of ${random.int(500, 9000)} cases the ${a} disagrees with the ${b}, most often ${time}.`,
      `Table ${random.int(1, 4)} and Figure ${random.int(1, 6)} show that ${effect} depends on the ${a} more than on the ${b}.`,
      `This choice follows from the ${a}: where it ${verb} ${effect}, the loss of ${method} stays below ${figure}.`,
    ])!;
  };
  const paragraph = (): string => [...Array(random.int(4, 8))].map(sentence).join(' ');
  const table = (caption: string, rows: readonly (readonly string[])[]): string[] => [
    caption,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ];
  const main = [
    ['Method', ...datasets],
    ...[method, ...rivals].map((one, i) => [
      one,
      ...results.map(([own, rival]) => (i === 0 ? own : rival - (i - 1) * 1.3).toFixed(2)),
    ]),
  ];
  const title = `${method}: A ${terms[0]!} for ${area}`;
  const opening = `We present ${method}, a ${terms[0]!} with ${layers} layers for ${area}. ${method} reaches ${results[0]![0].toFixed(2)}% on ${datasets[0]!}, against ${results[0]![1].toFixed(2)}% for ${rivals[0]!}. All results are means over ${seeds} seeds.`;
  const body: string[][] = [
    ['# Introduction', opening],
    ['# Related work'],
    [`# ${method}`, `${method} has ${layers} layers and consists of a ${terms[0]!} and a ${terms[1]!}.`],
    ['## Training', `We repeat every run with ${seeds} seeds.`],
    ['# Experiments', ...table('Table 1: Accuracy (%) on all three datasets.', main)],
    ...parts.map((part) => [`## ${part}`]),
    ['# Conclusion'],
  ];
  let count = 0;
  for (let at = 0; count < words; at = (at + 1) % body.length) {
    const text = paragraph();
    body[at]!.push(text);
    count += text.split(' ').length;
  }
  const references = authors.map(
    (one, i) => `[${i + 1}] ${one.replace(/ \((\d+)\)/, '. $1')}. On the ${terms[i]!} for ${area}.`,
  );
  const blocks = ['# Abstract', opening, ...body.flat(), '# References', ...references];
  return { title, method, rival: rivals[0]!, datasets, results, layers, seeds, parts, blocks };
}

/** The paper as a file of Markdown. */
export function paperMarkdown({ title, blocks }: MadePaper): string {
  const lines: string[] = [`# ${title}`, ''];
  for (const [i, block] of blocks.entries()) {
    const row = block.startsWith('|');
    lines.push(block.replace(/^#/, '##'));
    // The first row of a table is its head.
    if (row && !blocks[i - 1]!.startsWith('|')) lines.push(block.replace(/[^|]+/g, ' --- '));
    if (!row || !blocks[i + 1]?.startsWith('|')) lines.push('');
  }
  return lines.join('\n');
}
