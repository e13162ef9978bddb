import * as vscode from 'vscode';

const opens = 'Open in Browser';

/** A link out of the paper is followed only after the user has seen its whole address. */
export async function askLink(url: string): Promise<void> {
  let uri: vscode.Uri;
  try {
    uri = vscode.Uri.parse(url, true);
  } catch {
    return;
  }
  if (!['http', 'https', 'mailto'].includes(uri.scheme)) {
    void vscode.window.showInformationMessage(
      `PeerLint: links of the kind "${uri.scheme}:" are not followed from a paper.`,
    );
    return;
  }
  const answer = await vscode.window.showWarningMessage(
    'Follow a link of the paper? Whoever owns the address can see that it was opened.',
    { modal: true, detail: url },
    opens,
  );
  if (answer === opens) await vscode.env.openExternal(uri);
}
