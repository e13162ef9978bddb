/** A JSON value with its place in the source. `value` is set for scalars. */
export interface JsonNode {
  readonly kind: 'object' | 'array' | 'string' | 'scalar';
  readonly start: number;
  readonly end: number;
  readonly value: string | number | boolean | null;
  /** Members of an object in order, duplicates included. */
  readonly members: readonly { readonly key: string; readonly node: JsonNode }[];
  readonly items: readonly JsonNode[];
}

/**
 * Places of all values of a JSON text. `source` from `start` to `end` must be what `JSON.parse` accepts: that does the
 * checking, this finds the places that it does not tell. Throws RangeError beyond 500 levels.
 */
export function jsonTree(source: string, start = 0): JsonNode {
  return new Scanner(source, start).value();
}

const none = { value: null, members: [], items: [] } as const;

class Scanner {
  private readonly source: string;
  private at: number;
  private depth = 0;

  constructor(source: string, start: number) {
    this.source = source;
    this.at = start;
  }

  value(): JsonNode {
    this.space();
    const first = this.source[this.at];
    if (first === '"') return this.string();
    if (first !== '{' && first !== '[') return this.scalar();
    if (++this.depth > 500) throw new RangeError('JSON is nested too deeply');
    const node = first === '{' ? this.object() : this.array();
    this.depth--;
    return node;
  }

  private object(): JsonNode {
    const start = this.at;
    const members: { key: string; node: JsonNode }[] = [];
    while (this.next('}')) {
      const key = String(this.string().value);
      this.space();
      this.at++; // the colon
      members.push({ key, node: this.value() });
    }
    return { ...none, kind: 'object', start, end: this.at, members };
  }

  private array(): JsonNode {
    const start = this.at;
    const items: JsonNode[] = [];
    while (this.next(']')) items.push(this.value());
    return { ...none, kind: 'array', start, end: this.at, items };
  }

  /** Steps over the opening mark or the comma; false behind the closing mark. */
  private next(close: string): boolean {
    this.space();
    if (this.source[this.at] !== close) this.at++;
    this.space();
    if (this.source[this.at] !== close) return true;
    this.at++;
    return false;
  }

  private string(): JsonNode {
    const start = this.at;
    do {
      this.at = this.source.indexOf('"', this.at + 1);
    } while (this.escaped());
    this.at++;
    const value = JSON.parse(this.source.slice(start, this.at)) as string;
    return { ...none, kind: 'string', start, end: this.at, value };
  }

  private escaped(): boolean {
    let slashes = 0;
    while (this.source[this.at - 1 - slashes] === '\\') slashes++;
    return slashes % 2 === 1;
  }

  private scalar(): JsonNode {
    const start = this.at;
    const text = /[^\s,\]}]+/y;
    text.lastIndex = start;
    const literal = text.exec(this.source)?.[0] ?? '';
    this.at += literal.length;
    return {
      ...none,
      kind: 'scalar',
      start,
      end: this.at,
      value: JSON.parse(literal) as number | boolean | null,
    };
  }

  private space(): void {
    while (' \t\r\n'.includes(this.source[this.at] ?? 'x')) this.at++;
  }
}
