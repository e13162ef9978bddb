import * as vscode from 'vscode';
import { ruleCaution, venueRules } from '../../core/policy/venues.ts';

/** Lets the user pick the venue's rule, with its source and date, or a policy, and sets `peerlint.venuePolicy`. */
export async function chooseVenue(): Promise<void> {
  const venues = venueRules.map(({ venue, policy, rule, source, read }) => ({
    label: venue,
    description: policy,
    detail: `${rule} (${source}, read ${read})`,
    policy,
  }));
  const plain = (['rulesOnly', 'localModel', 'cloudAllowed'] as const).map((policy) => ({
    label: policy,
    description: 'for another venue',
    detail: meanings[policy],
    policy,
  }));
  const picked = await vscode.window.showQuickPick([...venues, ...plain], {
    title: 'What does the venue allow?',
    placeHolder: ruleCaution,
    matchOnDetail: true,
  });
  if (!picked) return;
  await vscode.workspace
    .getConfiguration('peerlint')
    .update('venuePolicy', picked.policy, vscode.ConfigurationTarget.Global);
  void vscode.window.showInformationMessage(
    `PeerLint: the venue policy is ${picked.policy} now. ${ruleCaution}`,
  );
}

const meanings = {
  rulesOnly: 'No neural network of any kind runs.',
  localModel: 'Models on this machine alone.',
  cloudAllowed:
    'Texts may be sent to a language model elsewhere, each time after you have seen them and agreed.',
};
