import assert from 'node:assert/strict';
import { scoped, tokenize } from './tokenize.ts';

const hotcrp = 'text.hotcrp-review';

/** Kind of each line: the outermost scope of its first token, without the language's name. */
async function kinds(text: string): Promise<string[]> {
  const lines = await tokenize(hotcrp, text);
  return lines.map(([first]) => first?.scopes[0]?.replace(/\.hotcrp-review$/, '') ?? '');
}

describe('grammar of HotCRP review forms', () => {
  it('tells the classes of lines apart; the space belongs to the mark', async () => {
    const lines: [string, string][] = [
      ['==+== CONF Review Form', 'keyword.control.structure'],
      ['==+== Begin Review #18A', 'keyword.control.structure'],
      ['==+== =====================', 'keyword.control.structure'],
      ['==+== A. Overall merit', 'meta.field'],
      ['==*== Comments for authors', 'meta.field'],
      ['==-== (hidden from authors)', 'comment.line.instruction'],
      ['==-==', 'comment.line.instruction'],
      ['==+==no space', ''],
      ['==*==no space', ''],
      [' ==+== indented', ''],
    ];
    for (const [line, kind] of lines) assert.deepEqual(await kinds(line), [kind], line);
  });

  it('finds the parts of a field’s head', async () => {
    assert.deepEqual(await scoped(hotcrp, '==*== Paper summary', 'entity.name.section'), ['Paper summary']);
    assert.deepEqual(await scoped(hotcrp, '==+== B. Novelty', 'entity.name.section'), ['Novelty']);
    assert.deepEqual(
      await scoped(hotcrp, '==-== (hidden from authors until decision)', 'storage.modifier.visibility'),
      ['(hidden from authors until decision)'],
    );
    assert.deepEqual(await scoped(hotcrp, '\\==*== x', 'constant.character.escape'), ['\\']);
  });

  it('marks the value of a score, and no list item of a text', async () => {
    const form = [
      '==*== Overall merit',
      '==-== Choices:',
      '==-==    2. Weak reject',
      '==-== Enter the number of your choice:',
      '',
      '2. Weak reject',
      '',
      '==*== Comments',
      '',
      '2. Weak baselines',
    ].join('\n');
    assert.deepEqual(await scoped(hotcrp, form, 'constant.other.score'), ['2. Weak reject']);
  });

  it('ends open Markdown at the form’s own lines', async () => {
    for (const open of ['```', '- a list', '> quoted', '“never closed', '$x']) {
      const form = `==*== A\n${open}\n==*== Next field\n==+== End Review`;
      assert.deepEqual(
        (await kinds(form)).slice(2),
        ['meta.field', 'keyword.control.structure'],
        `behind ${open}`,
      );
    }
  });

  it('sees places, items and quotations inside a field', async () => {
    const form =
      '==*== Weaknesses\n\n- W1: Table 3 contradicts line 120 and [4].\nIt is “a new state” of $x_1$.';
    assert.deepEqual(await scoped(hotcrp, form, 'entity.name.tag.item'), ['W1']);
    assert.deepEqual(await scoped(hotcrp, form, 'constant.other.place'), ['Table 3', 'line 120']);
    assert.deepEqual(await scoped(hotcrp, form, 'constant.other.citation'), ['[4]']);
    assert.deepEqual(await scoped(hotcrp, form, 'string.quoted'), ['“a new state”']);
    assert.deepEqual(await scoped(hotcrp, form, 'constant.other.math'), ['$x_1$']);
  });
});
