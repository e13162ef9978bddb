const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The nodes of an F1000RD submission (title, headings, paragraphs, figures and tables as JATS XML) as markdown, the
 * first node being the title. Headings are not marked in the data: a short node that ends like none is taken for one.
 */
export function f1000Markdown(nodes: readonly string[]): string {
  const blocks: string[] = [];
  let label = '';
  for (const [i, raw] of nodes.entries()) {
    const node = raw.trim();
    if (/^(?:Figure|Table|Box|Scheme)\s+\w{1,4}\.?$/.test(node)) {
      label = node.replace(/\.$/, '');
      continue;
    }
    if (node.startsWith('<')) blocks.push(...xmlBlocks(node, label));
    else if (i === 0) blocks.push(`# ${node}`);
    else if (isHeading(node)) blocks.push(`## ${node}`);
    else blocks.push(node);
    label = '';
  }
  return blocks.join('\n\n');
}

function isHeading(node: string): boolean {
  return node.length <= 90 && /^\p{Lu}/u.test(node) && !/[.?!:;,]$/.test(node);
}

/** Caption ("Table 1: ...") and, for a table, its HTML on lines of its own, as markdown embeds it. */
function xmlBlocks(xml: string, label: string): string[] {
  const caption = plain(/<caption>(?<text>[\s\S]*?)<\/caption>/.exec(xml)?.groups?.['text'] ?? '');
  const table = /<table[\s>][\s\S]*<\/table>/.exec(xml)?.[0].replace(/\s+/g, ' ');
  const title = [label, caption].filter((part) => part !== '').join(': ');
  if (table) return title === '' ? [table] : [title, table];
  if (xml.startsWith('<fig')) return title === '' ? [] : [title];
  if (xml.startsWith('<preformat')) return [`\`\`\`\n${plain(xml)}\n\`\`\``];
  return [[label, plain(xml)].filter((part) => part !== '').join(': ')];
}

function plain(xml: string): string {
  return xml
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?<name>[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
