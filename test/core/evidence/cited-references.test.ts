import assert from 'node:assert/strict';
import { findAnchors } from '../../../src/core/evidence/anchors.ts';
import { citationsOf, citedReferences } from '../../../src/core/evidence/cited-references.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';

function cited(text: string, entries: readonly string[]): string[] {
  const source = `# Birds\n\n## 1 Songs\n\n${text}\n\n## References\n\n${entries.map((entry) => `- ${entry}`).join('\n')}\n`;
  const paper = paperFromMarkdown(source, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
  return citationsOf(paper).map(({ passage, start, end, references }) => {
    const words = paper.passages[passage]!.text.slice(start, end);
    return `${words}: ${references.map((at) => paper.references[at]!.text.slice(0, 14)).join(', ')}`;
  });
}

describe('citations of a paper', () => {
  it('lead by number to the entry with that key', () => {
    const entries = ['[1] A. Ekdahl. Songs. 2019.', '[2] B. Lund. Calls. 2020.', '[3] C. Holm. Wings. 2021.'];
    assert.deepEqual(cited('Songs are long [2, 3]. In 2000 Series 2000 was built.', entries), [
      '[2, 3]: [2] B. Lund. C',
      '[2, 3]: [3] C. Holm. W',
    ]);
  });

  const entries = [
    'Anna Ekdahl and Bo Lund. 2019. Songs of the lake. In Birds.',
    'Anna Ekdahl and Carl Holm. 2019. Calls of the lake. In Birds.',
    'Dora Quist. 2020a. Wings. In Birds.',
    'Dora Quist. 2020b. Tails. In Birds.',
    'Ria van Dorn. 2018. Nests. In Birds, pages 2001-2009.',
  ];

  it('lead by first author and year, then by second author or letter', () => {
    assert.deepEqual(cited('As Ekdahl and Holm (2019) say, and (Quist, 2020b; van Dorn, 2018).', entries), [
      'Ekdahl and Holm (2019): Anna Ekdahl an',
      'Quist, 2020b: Dora Quist. 20',
      'Dorn, 2018: Ria van Dorn. ',
    ]);
    const [both] = cited('As Ekdahl et al. (2019) say.', entries);
    assert.equal(both, 'Ekdahl et al. (2019): Anna Ekdahl an, Anna Ekdahl an', 'both fit');
  });

  it('lead to works of groups by the name of the group', () => {
    const groups = [
      'Heron Team. Heron 2 report, 2024. URL http://example.org/heron2',
      'Heron Team, Bo Lund, et al. Heron 3 report, 2025.',
      'Wren-2.5 Team, Ada Holm, et al. Wren report, 2025.',
      'Lake-AI, Ada Holm, Bo Lund, et al. Lake-V3 report, 2024.',
    ];
    assert.deepEqual(
      cited(
        'Use Heron Team (2025), (Heron Team, 2024), Wren(Wren-2.5 Team et al., 2025) and (Lake-AI et al., 2024).',
        groups,
      ),
      [
        'Heron Team (2025): Heron Team, Bo',
        'Heron Team, 2024: Heron Team. He',
        'Wren-2.5 Team et al., 2025: Wren-2.5 Team,',
        'Lake-AI et al., 2024: Lake-AI, Ada H',
      ],
    );
  });

  it('lead to the bibliography of their own document first', () => {
    const [anchor] = findAnchors('As in [1].');
    const one = { key: '1', author: null, year: null, text: '', page: null };
    const paper = paperFromMarkdown('# Birds\n', { path: '', sha256: '', format: 'markdown', pages: null });
    const references = [
      { ...one, document: 0 },
      { ...one, document: 1 },
    ];
    assert.deepEqual(citedReferences({ ...paper, references }, anchor!, '[1]', 1), [1]);
    assert.deepEqual(citedReferences({ ...paper, references }, anchor!, '[1]', 2), [0, 1]);
  });

  it('are no names of data with a year in them', () => {
    assert.deepEqual(cited('On Lake-2003 and Ponds-2005 (Ekdahl and Lund, 2019).', entries), [
      'Ekdahl and Lund, 2019: Anna Ekdahl an',
    ]);
  });

  it('lead nowhere where no entry fits, and are no intervals', () => {
    assert.deepEqual(cited('As Ekdahl (2011) says, in [0, 1].', entries), ['Ekdahl (2011): ']);
    assert.deepEqual(cited('As Ekdahl (2011) says.', []), []);
  });
});
