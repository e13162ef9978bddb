import { Random, seedOf } from '../../../core/bench/random.ts';
import type { MadePaper } from './made-paper.ts';

const absences: readonly (readonly [string, string])[] = [
  ['Ablation study', 'There is no ablation study, so the role of each component stays unclear.'],
  ['Hyperparameters', 'The hyperparameters are not given.'],
  ['Limitations', 'The paper does not discuss its limitations.'],
  ['Broader impact', 'The broader impact of the work is never addressed.'],
  ['Error analysis', 'An error analysis is missing.'],
  ['Runtime and memory', 'Neither runtime nor memory use is reported.'],
  ['Statistical tests', 'No statistical test is carried out.'],
  ['Human evaluation', 'There is no human evaluation.'],
  ['Proofs', 'The theoretical claims come without proofs.'],
  ['Data collection', 'It is not explained how the data were collected.'],
];
const opinions = [
  'The problem is relevant, and the text is pleasant to read.',
  'I am not convinced that the idea is new enough for this venue.',
  'The figures are hard to read in print.',
  'The motivation could be sharper.',
  'Overall this is solid work with a clear story.',
  'The notation of the method section is heavy.',
  'The comparison feels somewhat narrow to me.',
];
const requests = [
  'Could the authors explain how the threshold was chosen?',
  'Please compare with a simpler baseline of the same size.',
  'How sensitive is the method to the learning rate?',
  'It would help to see results on longer inputs.',
  'What happens if the second component is trained from scratch?',
];

/** A review of some 27 sentences in the usual fields: facts, right and wrong, opinions and requests. */
export function madeReview(paper: MadePaper, file: string, seed: number, number: number): string {
  const random = new Random(seedOf('review', seed, paper.title, number));
  const slip = (value: number): number => (random.next() < 0.15 ? value + random.int(2, 9) : value);
  const facts = (count: number): string[] => [...Array(count)].map(() => factOf(paper, random, slip));
  const some = (from: readonly string[], count: number): string[] => random.shuffled(from).slice(0, count);
  const denials = some(
    absences.filter(([part]) => random.next() < 0.4 || !paper.parts.includes(part)).map(([, text]) => text),
    3,
  );
  const list = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');
  return [
    `---\npaper: ${JSON.stringify(file)}\n---\n`,
    '## Summary\n',
    `The paper proposes ${paper.method}, which has ${slip(paper.layers)} layers. ${facts(5).join(' ')}\n`,
    '## Strengths\n',
    `${list([...some(opinions, 3), ...facts(4)])}\n`,
    '## Weaknesses\n',
    `${list([...denials, ...facts(4), ...some(opinions, 2)])}\n`,
    '## Questions\n',
    `${list([...some(requests, 3), ...facts(1)])}\n`,
    '## Rating\n',
    `${random.int(3, 9)}\n`,
  ].join('\n');
}

function factOf(paper: MadePaper, random: Random, slip: (value: number) => number): string {
  const at = random.int(0, paper.datasets.length);
  const [own, other] = paper.results[at]!;
  const set = paper.datasets[at]!;
  // A sentence of the paper in the reviewer's frame.
  const told = random.pick(
    paper.blocks.filter((block) => !/^[#|[]|^Table/.test(block)).flatMap((block) => block.split(/(?<=\.) /)),
  )!;
  return random.pick([
    `On ${set}, ${paper.method} reaches ${slip(own).toFixed(2)}%, against ${slip(other).toFixed(2)}% for ${paper.rival}.`,
    `All results are means over ${slip(paper.seeds)} seeds.`,
    `${paper.method} outperforms ${paper.rival} on ${random.next() < 0.5 ? 'every dataset' : set}.`,
    `The gain on ${set} is ${slip(own - other).toFixed(1)} points.`,
    `According to the authors, ${told[0]!.toLowerCase()}${told.slice(1)}`,
    told,
  ])!;
}
