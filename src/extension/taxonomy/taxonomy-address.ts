import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';
import { nodeOfAddress, nodeQuery, taxonomyPath } from './node-address.ts';
import type { TaxonomyPanel } from './taxonomy-panel.ts';

/** The address under which the editor shows a node of the taxonomy: vscode://<extension>/taxonomy?node=... */
export function nodeAddress(extension: string, node: string): vscode.Uri {
  return vscode.Uri.from({
    scheme: vscode.env.uriScheme,
    authority: extension,
    path: taxonomyPath,
    query: nodeQuery(node),
  });
}

export function registerTaxonomyAddress(panel: TaxonomyPanel): Disposable {
  return vscode.window.registerUriHandler({
    handleUri(address) {
      const node = nodeOfAddress(address);
      if (node !== null) panel.show(node);
    },
  });
}
