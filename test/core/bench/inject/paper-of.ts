/** A paper in Markdown that makes the given statements, each in a section of its own, among some on other things. */
export function paperOf(...statements: readonly string[]): string {
  const others = [
    'Harbour pilots read the water level at a wooden post.',
    'Storms were taken from the log of a lighthouse keeper.',
    'Ferries cross the inlet on the hour in all weathers.',
    'A diver cleans the instruments of mussels in spring.',
  ];
  const sections = [...statements, ...others].map((text, at) => `## ${at + 1} Part ${at + 1}\n\n${text}\n`);
  return `# Tidenet: Harbour Currents from Few Gauges\n\n${sections.join('\n')}`;
}
