import type { TextBlock } from './blocks.ts';
import type { Sentence } from './model.ts';

/** Finds the line that introduces a list ("The paper lacks:"), level by level of nested lists. */
export class LeadIns {
  private levels: { indent: number; list: string; leadIn: string }[] = [];
  /** Last sentence of the block before, if it ends with a colon. */
  private pending = '';

  reset(): void {
    this.levels = [];
    this.pending = '';
  }

  /** Lead-in of a block: "" for what is not a list item. */
  of(block: TextBlock): string {
    if (!block.item) {
      // An indented line goes on with the item above it; any other text ends the lists.
      if (block.indent < 2) this.levels = [];
      return '';
    }
    const known = this.levels.findLastIndex(
      ({ indent, list }) => list === block.list && Math.abs(indent - block.indent) <= 1,
    );
    if (known >= 0) {
      this.levels.length = known + 1;
    } else {
      while ((this.levels.at(-1)?.indent ?? -1) > block.indent) this.levels.pop();
      const nested = (this.levels.at(-1)?.indent ?? block.indent) < block.indent;
      const leadIn = this.pending || (nested ? this.levels.at(-1)!.leadIn : '');
      this.levels.push({ indent: block.indent, list: block.list, leadIn });
    }
    return this.levels.at(-1)!.leadIn;
  }

  /** Tells what was read from the block just before the next one. */
  note(_block: TextBlock, sentences: readonly Sentence[]): void {
    const last = sentences.at(-1)?.text ?? '';
    this.pending = last.endsWith(':') ? last : '';
  }
}
