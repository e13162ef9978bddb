/** What single keys do while no field has the focus. */
export type Keys = Readonly<Record<string, () => void>>;

/** Ctrl+F (Cmd+F) searches everywhere; the other keys are left to fields and to what has a modifier. */
export function listenToKeys(keys: Keys, search: () => void): void {
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f') {
      event.preventDefault();
      search();
      return;
    }
    const inField = target instanceof HTMLElement && target.localName === 'vscode-text-field';
    const run = keys[key.toLowerCase()];
    if (!run || ctrlKey || metaKey || altKey || inField) return;
    event.preventDefault();
    run();
  });
}
