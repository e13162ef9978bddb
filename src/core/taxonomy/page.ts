import type { TaxonomyFamily, TaxonomyLeaf, TaxonomyType } from './node-schema.ts';
import { taxonomy } from './taxonomy.ts';

/** Anchor of a node in `docs/taxonomy.md`: its path with slashes as double hyphens. */
export function anchorOf(path: string): string {
  return path.replaceAll('/', '--');
}

/**
 * The page that every diagnostic's code links to, as markdown: a list of contents, then one anchor a node, with a
 * heading for types and families and a heading with an example pair for each error type below them.
 */
export function taxonomyPage(): string {
  const families = taxonomy.children.flatMap(({ children }) => children);
  const leaves = families.flatMap(({ children }) => children);
  return [
    '# Error types',
    taxonomy.description,
    `${taxonomy.children.length} types, ${families.length} families, ${leaves.length} errors. A finding names the finest of them that its checker can tell. Each error is shown on a pair of review sentences about an invented paper; what makes the second one wrong is in bold. The types are those of HalluPeer (arXiv 2609.03580).`,
    contents(),
    ...taxonomy.children.map(typeSection),
    answeredSection(),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Where the code of a hint on an answered request leads; it is no type of error. */
export const answeredNode = 'already-answered';

function answeredSection(): string {
  return [
    head(answeredNode, 2, 'Already answered'),
    'No error: a request or question for something that the paper already has, at least in part. The hint names the place, so that the reviewer can look before asking. It is never more than a hint and is off at the threshold `strict`.',
  ].join('\n\n');
}

function contents(): string {
  return taxonomy.children
    .map((type) =>
      [
        `- [${type.name}](#${type.slug})`,
        ...type.children.map((family) => `  - [${family.name}](#${anchorOf(`${type.slug}/${family.slug}`)})`),
      ].join('\n'),
    )
    .concat(`- [Already answered](#${answeredNode})`)
    .join('\n');
}

function typeSection(type: TaxonomyType): string {
  return [
    head(type.slug, 2, type.name),
    type.description,
    ...type.children.map((family) => familySection(family, `${type.slug}/${family.slug}`)),
  ].join('\n\n');
}

function familySection(family: TaxonomyFamily, path: string): string {
  return [
    head(path, 3, family.name),
    family.description,
    ...family.children.map((leaf) => leafSection(leaf, `${path}/${leaf.slug}`)),
  ].join('\n\n');
}

function leafSection(leaf: TaxonomyLeaf, path: string): string {
  const { correct, wrong, altered, paper } = leaf.example;
  const at = wrong.indexOf(altered);
  const marked = `${plain(wrong.slice(0, at))}**${plain(altered)}**${plain(wrong.slice(at + altered.length))}`;
  return [
    head(path, 4, leaf.name),
    leaf.description,
    `Possible with: ${lowered(leaf.prerequisite)} Found by: ${leaf.checker ? `\`${leaf.checker}\`` : 'no checker yet'}. Aspects: ${leaf.aspects.join(', ')}.`,
    `_${plain(paper)}_`,
    [`- Right: ${plain(correct)}`, `- Wrong: ${marked}`].join('\n'),
  ].join('\n\n');
}

/** The anchor stands on a line of its own, so that a heading may be renamed without a link being lost. */
function head(path: string, depth: number, name: string): string {
  return `<a id="${anchorOf(path)}"></a>\n\n${'#'.repeat(depth)} ${name}\n\n\`${path}\``;
}

function lowered(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}

/** Characters that markdown would take for markup. */
function plain(text: string): string {
  return text.replaceAll(/[*_`<[\]\\^]/g, String.raw`\$&`);
}
