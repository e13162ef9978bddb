import { skipKinds, type SkippedFile } from '../../src/core/report/scan/scan-row.ts';
import { element } from '../lib/element.ts';

/** More are counted and not listed; exports have them all. */
const listed = 500;

/** What the scan did not check, with the reasons. */
export class SkippedFiles {
  readonly root = element('details', { class: 'skipped', hidden: '' });

  show(files: readonly SkippedFile[]): void {
    this.root.hidden = files.length === 0;
    const items = files
      .slice(0, listed)
      .map(({ path, kind, reason }) =>
        element('li', {}, element('b', {}, path), ` (${skipKinds[kind]}): ${reason}`),
      );
    if (files.length > listed)
      items.push(element('li', {}, `${files.length - listed} more: see the exports.`));
    this.root.replaceChildren(
      element('summary', {}, `${files.length} ${files.length === 1 ? 'file was' : 'files were'} not checked`),
      element('ul', {}, ...items),
    );
  }
}
