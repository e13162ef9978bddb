import { taxonomy, taxonomyPaths } from './taxonomy.ts';

/** Anchor of a node in `docs/taxonomy.md`: its path with slashes as double hyphens. */
export function anchorOf(path: string): string {
  return path.replaceAll('/', '--');
}

/** The page that every diagnostic's code links to, as markdown with one anchor a node. */
export function taxonomyPage(): string {
  const nodes = taxonomyPaths().map(
    ({ path, depth, node }) =>
      `<a id="${anchorOf(path)}"></a>\n\n${'#'.repeat(depth + 1)} ${node.name}\n\n\`${path}\`\n\n${node.description}\n`,
  );
  return `# Error types\n\n${taxonomy.description}\n\n${nodes.join('\n')}`;
}
