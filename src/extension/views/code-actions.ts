import * as vscode from 'vscode';
import {
  applyFixCommand,
  copyArrJustificationCommand,
  applyRepairsCommand,
  dismissCommand,
  dismissForPaperCommand,
  dismissWithNoteCommand,
  showEvidenceCommand,
} from '../commands/names.ts';
import { draftSelector, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { isRepair, repairOf } from '../findings/tracked-finding.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { diagnosticSource } from './diagnostics.ts';

/** Quick fixes of the findings that touch the range. They run as commands, which read the text anew before they edit. */
export function offerCodeActions(store: FindingsStore): Disposable {
  return vscode.languages.registerCodeActionsProvider(
    draftSelector,
    {
      provideCodeActions(document, range, context) {
        const uri = document.uri.toString();
        const shown = store.shown(uri);
        const repairs = shown.filter((finding) => repairOf(finding) !== null).length;
        return shown.flatMap((finding) => {
          const at = rangeOf(document, finding);
          if (!at.intersection(range)) return [];
          const diagnostics = context.diagnostics.filter(
            (diagnostic) => diagnostic.source === diagnosticSource && diagnostic.range.isEqual(at),
          );
          return actionsOf(uri, finding, repairs).map((action) => Object.assign(action, { diagnostics }));
        });
      },
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );
}

/** `repairs`: how many findings of the draft have one. */
function actionsOf(uri: string, finding: TrackedFinding, repairs: number): vscode.CodeAction[] {
  const at = { uri, finding: finding.id };
  const fixes = finding.fixes.map((fix, index) => {
    const action = quickFix(fix.title, applyFixCommand, { ...at, fix: index });
    // Only a repair that follows from the paper's own words may be applied unseen.
    action.isPreferred = isRepair(finding, fix);
    return action;
  });
  const all = repairs > 1 && repairOf(finding) !== null;
  return [
    ...fixes,
    ...(all ? [quickFix(`Preview all ${repairs} repairs…`, applyRepairsCommand, { uri })] : []),
    ...(finding.evidence.length > 0 ? [quickFix('Show what the paper says', showEvidenceCommand, at)] : []),
    quickFix('Not a problem', dismissCommand, at),
    quickFix('Not a problem, with a note…', dismissWithNoteCommand, at),
    quickFix('Not a problem in any review of this paper', dismissForPaperCommand, at),
    ...(finding.kind === 'error' && finding.evidence.length > 0
      ? [quickFix('Copy justification for ARR (I5, I11)…', copyArrJustificationCommand, at)]
      : []),
  ];
}

function quickFix(title: string, command: string, argument: object): vscode.CodeAction {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command, arguments: [argument] };
  return action;
}
