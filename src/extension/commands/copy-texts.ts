import * as vscode from 'vscode';
import { aiDisclosure, arrOption } from '../../core/copy/ai-disclosure.ts';
import type { ArrCode } from '../../core/copy/arr-justification.ts';
import { arrCodes, arrJustification } from '../../core/copy/arr-justification.ts';
import { reviewForSite } from '../../core/copy/review-for-site.ts';
import { InputError } from '../../core/input-error.ts';
import type { ChatRecord } from '../agent/chat-record.ts';
import { openDocument } from '../editor/documents.ts';
import type { Draft } from '../editor/draft.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { AskedRecord } from '../llm/asked-record.ts';
import type { FindingArgument } from './dismiss.ts';

/** Copies the draft for the venue's site: the whole, or the field that the user picks. `field` names it, "" the whole. */
export async function copyReview(draft: Draft, field?: string): Promise<void> {
  try {
    const { whole, fields } = reviewForSite(draft.text(), draft.path ?? draft.name);
    const all = [{ label: 'Whole review', text: whole, name: '' }].concat(
      fields.map(({ name, text }) => ({ label: name, text, name })),
    );
    const picked =
      field === undefined && all.length > 1
        ? await vscode.window.showQuickPick(all, {
            title: 'Copy for the site',
            placeHolder: 'The whole review, or one field of its form',
          })
        : (all.find(({ name }) => name === field) ?? all[0]);
    if (picked) await copy(picked.text, picked.label);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    void vscode.window.showWarningMessage(`PeerLint: ${error.message}`);
  }
}

export interface DisclosureParts {
  readonly store: Pick<FindingsStore, 'get'>;
  readonly chats: Pick<ChatRecord, 'of'>;
  readonly asked: Pick<AskedRecord, 'of'>;
  readonly version: string;
}

/** Copies what ran on the draft in words for the venue; `form` says for which one, and is asked for where left out. */
export async function copyDisclosure(
  { uri }: Draft,
  { store, chats, asked, version }: DisclosureParts,
  form?: 'any' | 'arr',
): Promise<void> {
  const state = store.get(uri);
  if (!state?.ran || state.status.kind !== 'checked') {
    void vscode.window.showInformationMessage(
      'PeerLint: nothing has run on this draft yet. Check it first, then copy the disclosure.',
    );
    return;
  }
  const ocr = state.paper?.warnings.some(({ kind }) => kind === 'ocr') ?? false;
  const ran = { ...state.ran, version, ocr, chat: chats.of(uri), asked: asked.of(uri) };
  const forms = [
    { label: 'For any venue', form: 'any' },
    { label: 'With the option of ARR’s form that fits', form: 'arr' },
  ] as const;
  const picked = form
    ? { form }
    : await vscode.window.showQuickPick(forms, { title: 'Copy the disclosure of AI use' });
  if (!picked) return;
  const text = aiDisclosure(ran);
  await copy(picked.form === 'arr' ? `${text}\n\n${arrOption(ran)}` : text, 'Disclosure');
}

/**
 * Copies a finding as a justification for ARR's form, once the user has read the quotation and picked a code: that is
 * what confirms it.
 */
export async function copyArrJustification(
  { uri, finding: id }: FindingArgument,
  store: FindingsStore,
  code?: ArrCode,
): Promise<void> {
  const finding = store.find(uri, id);
  const document = openDocument(uri);
  if (!finding || !document || finding.evidence.length === 0) {
    void vscode.window.showInformationMessage(
      'PeerLint: put the cursor into a finding with a quotation from the paper first.',
    );
    return;
  }
  const codes = arrCodes.map((label) => ({ label, description: meanings[label] }));
  const picked = code
    ? { label: code }
    : await vscode.window.showQuickPick(codes, {
        title: 'You have read the quotation in the paper, and it contradicts the review:',
        placeHolder: 'the code of ARR’s form for review issues',
      });
  if (!picked) return;
  const claim = document.getText().slice(finding.sentence.start, finding.sentence.end);
  const { reason, evidence } = finding;
  const documents = store.get(uri)?.paper?.documents ?? [];
  await copy(arrJustification(picked.label, { claim, reason, evidence, documents }), 'Justification');
}

const meanings: Readonly<Record<ArrCode, string>> = {
  I5: 'not based on a deep understanding of the submission',
  I11: 'critical misunderstanding or unnoticed evidence, after the response',
};

async function copy(text: string, what: string): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(`PeerLint: ${what.replaceAll('$(', '$ (')} copied.`, 4000);
}
