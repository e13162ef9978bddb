import type { PageColours } from './paper-view.ts';

/** In themes of high contrast pages take the theme's colours; else a paper is shown as it is. */
export function pageColours(): PageColours | null {
  const { vscodeThemeKind = '' } = document.body.dataset;
  if (!vscodeThemeKind.startsWith('vscode-high-contrast')) return null;
  const style = getComputedStyle(document.documentElement);
  return {
    foreground: style.getPropertyValue('--vscode-editor-foreground').trim() || 'CanvasText',
    background: style.getPropertyValue('--vscode-editor-background').trim() || 'Canvas',
  };
}

/** Calls back when the theme becomes one of another kind. */
export function onThemeKind(changed: () => void): void {
  let last = document.body.dataset['vscodeThemeId'];
  new MutationObserver(() => {
    const now = document.body.dataset['vscodeThemeId'];
    if (now === last) return;
    last = now;
    changed();
  }).observe(document.body, { attributes: true });
}
