import type { Paper, Section } from '../../paper/model.ts';

/**
 * Where in a paper a passage stands. What is only promised (front), told of others (related) or not the paper's own
 * content (back: bibliography, acknowledgements, checklist) shows nothing about what the paper does.
 */
export type Zone = 'front' | 'related' | 'body' | 'end' | 'appendix' | 'back';

const named: readonly (readonly [RegExp, Zone])[] = [
  [
    /^(?:references|bibliography|acknowledge?ments?|acknowledge|funding|author contributions?|table of contents|contents|(?:neurips )?(?:paper )?checklist|competing interests|conflicts? of interest|grant information)\b/i,
    'back',
  ],
  [/^(?:abstract|introduction)\b/i, 'front'],
  [
    /\b(?:related (?:works?|literature|research)|(?:prior|previous) (?:works?|art|research)|literature review)\b/i,
    'related',
  ],
  [/^(?:conclusions?|concluding|discussions?|limitations?|summary|future)\b/i, 'end'],
];

function zoneOf(section: Section): Zone | null {
  return named.find(([title]) => title.test(section.title))?.[1] ?? null;
}

/** Zone of each section of a paper; a subsection has its parent's unless its own title says otherwise. */
export function sectionZones(paper: Paper, isChecklist: (section: number) => boolean): Zone[] {
  const zones: Zone[] = [];
  paper.sections.forEach((section, at) => {
    let parent = at - 1;
    while (parent >= 0 && paper.sections[parent]!.level >= section.level) parent -= 1;
    const above = parent >= 0 ? zones[parent]! : null;
    const own = zoneOf(section);
    if (above === 'back' || isChecklist(at)) zones.push('back');
    else if (own === 'back' || own === 'related') zones.push(own);
    else if (section.appendix) zones.push('appendix');
    else
      zones.push(
        own ??
          (above === 'related'
            ? 'related'
            : above === 'front' && section.number === null
              ? 'front'
              : (above ?? 'body')),
      );
  });
  return zones;
}
