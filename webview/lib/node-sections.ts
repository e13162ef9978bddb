/**
 * The blocks of the taxonomy page as sections: one for each type (h2), one for each family (h3) that folds, and inside
 * it one for each error (h4). The list of contents before the first type is left out: the folded families are one.
 */
export function nodeSections(blocks: readonly HTMLElement[]): HTMLElement[] {
  const firstType = blocks.findIndex(({ tagName }) => tagName === 'H2');
  const sections: HTMLElement[] = [];
  let family: HTMLElement | null = null;
  let open: HTMLElement | null = null;
  for (const [i, block] of blocks.entries()) {
    if (i < firstType && block.tagName === 'UL') continue;
    if (block.tagName === 'H3') {
      family = foldable(block);
      open = family;
      sections.push(sectionOf(family));
      continue;
    }
    if (block.tagName === 'H4' && family) {
      open = sectionOf(block);
      family.append(open);
    } else if (block.tagName === 'H2' || !open) {
      family = null;
      open = sectionOf(block);
      sections.push(open);
    } else {
      open.append(block);
    }
  }
  return sections;
}

function sectionOf(first: HTMLElement): HTMLElement {
  const section = document.createElement('section');
  section.append(first);
  return section;
}

/** Closed to begin with; the heading is what folds it. */
function foldable(heading: HTMLElement): HTMLElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.append(heading);
  details.append(summary);
  return details;
}

/** Opens what the element is folded into. */
export function unfold(element: Element): void {
  const details = element.closest('details');
  if (details) details.open = true;
}

/**
 * Shows the sections that hold the wanted text; of a family the errors that hold it, all of them where only its own
 * words do. A family is open while it is filtered.
 */
export function filterSections(sections: readonly HTMLElement[], wanted: string): void {
  const text = wanted.trim().toLowerCase();
  const holds = (element: Element): boolean => (element.textContent ?? '').toLowerCase().includes(text);
  for (const section of sections) {
    section.hidden = !holds(section);
    const details = section.querySelector('details');
    if (!details) continue;
    details.open = text !== '' && !section.hidden;
    const errors = [...details.querySelectorAll('section')];
    const any = errors.some(holds);
    for (const error of errors) error.hidden = any && !holds(error);
  }
}
