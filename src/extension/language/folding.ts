import * as vscode from 'vscode';
import { foldsOf } from '../../core/language/folding.ts';
import { draftSelector } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { Outlines } from './outlines.ts';

/** Fields, reviews, instructions of a form and front matter fold. */
export function offerFolding(outlines: Outlines): Disposable {
  return vscode.languages.registerFoldingRangeProvider(draftSelector, {
    provideFoldingRanges: (document) =>
      foldsOf(outlines.of(document)).flatMap(({ start, end, aside }) => {
        const [first, last] = [document.positionAt(start).line, document.positionAt(end).line];
        if (last <= first) return [];
        return [new vscode.FoldingRange(first, last, aside ? vscode.FoldingRangeKind.Comment : undefined)];
      }),
  });
}
