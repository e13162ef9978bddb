import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

interface Rule {
  match?: string;
  begin?: string;
  while?: string;
  name?: string;
  captures?: Record<string, { name?: string; patterns?: Rule[] }>;
  patterns?: { include: string }[];
}
interface Grammar {
  scopeName: string;
  firstLineMatch: string;
  patterns: { include: string }[];
  repository: Record<string, Rule>;
}

const file = new URL('../../../syntaxes/hotcrp-review.tmLanguage.json', import.meta.url);
const grammar = JSON.parse(readFileSync(file, 'utf8')) as Grammar;

/** Name of the first top-level rule that matches a line, as a TextMate engine would try them. */
function ruleOf(line: string): string | undefined {
  return grammar.patterns
    .map(({ include }) => include.slice(1))
    .find((name) => {
      const rule = grammar.repository[name]!;
      return new RegExp(rule.match ?? rule.begin!, 'u').test(line);
    });
}

describe('grammar of HotCRP review forms', () => {
  it('tells the classes of lines apart', () => {
    const lines: [string, string][] = [
      ['==+== CONF Review Form', 'structure'],
      ['==+== Begin Review #18A', 'structure'],
      ['==+== =====================', 'structure'],
      ['==+== A. Overall merit', 'oldField'],
      ['==*== Comments for authors', 'field'],
      ['==-== (hidden from authors)', 'instruction'],
      ['==-==    1. Reject', 'instruction'],
      ['==-==', 'instruction'],
      ['\\==+== not a mark', 'body'],
      ['==+==no space', ''],
      ['Plain text', 'body'],
      ['  ==+== indented', 'body'],
      ['', 'body'],
    ];
    for (const [line, rule] of lines) assert.equal(ruleOf(line) ?? '', rule, line);
  });

  it('finds the parts of a line', () => {
    const field = new RegExp(grammar.repository['field']!.match!, 'u').exec('==*== Paper summary')!;
    assert.equal(field[2], 'Paper summary');
    assert.equal(grammar.repository['field']!.captures!['2']!.name, 'entity.name.section.hotcrp-review');
    const visibility = grammar.repository['instruction']!.captures!['0']!.patterns![0]!;
    assert.equal(
      new RegExp(visibility.match!, 'u').exec('==-== (hidden from authors)')![0],
      '(hidden from authors)',
    );
    assert.ok(visibility.name!.startsWith('storage.modifier'));
    const escaped = grammar.repository['escaped']!;
    assert.equal(new RegExp(escaped.match!, 'u').exec('\\==*== x')![0], '\\');
    assert.ok(escaped.name!.startsWith('constant.character.escape'));
    assert.ok(grammar.repository['structure']!.name!.startsWith('keyword.control'));
    assert.ok(grammar.repository['instruction']!.name!.startsWith('comment.line'));
  });

  it('embeds Markdown that never runs over a line of the form', () => {
    const body = grammar.repository['body']!;
    assert.ok(body.patterns!.some(({ include }) => include === 'text.html.markdown'));
    const goesOn = new RegExp(body.while!, 'u');
    assert.equal(goesOn.test('==*== Next field'), false);
    assert.equal(goesOn.test('```'), true);
  });

  it('is chosen by the first line', () => {
    const first = new RegExp(grammar.firstLineMatch, 'u');
    assert.ok(first.test('==+== CONF Review Form') && first.test('==-== x') && !first.test('== Title =='));
    assert.equal(grammar.scopeName, 'text.hotcrp-review');
  });
});
