/** An element with attributes (null: left out) and children. No text is ever read as HTML. */
export function element<Tag extends string>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null>> = {},
  ...children: readonly (Node | string)[]
): Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value);
  made.append(...children);
  return made as never;
}

/** A button of the toolkit. `label` is read out where the text alone would not do. */
export function button(text: string, run: () => void, label?: string, title?: string): HTMLButtonElement {
  const made = element(
    'vscode-button',
    { appearance: 'secondary', 'aria-label': label ?? null, title: title ?? label ?? null },
    text,
  );
  made.addEventListener('click', run);
  return made as HTMLButtonElement;
}

/** A text field of the toolkit. */
export function textField(label: string, classes: string): HTMLInputElement {
  const attributes = { 'aria-label': label, placeholder: label, class: classes };
  return element('vscode-text-field', attributes) as unknown as HTMLInputElement;
}

/** A list to choose from, of [value, words]. The editor's own element: the toolkit's list has no name for screen readers. */
export function choice(
  label: string,
  options: readonly (readonly [value: string, words: string])[],
  changed: () => void,
): HTMLSelectElement {
  const made = element(
    'select',
    { 'aria-label': label },
    ...options.map(([value, words]) => element('option', { value }, words)),
  );
  made.addEventListener('change', changed);
  return made;
}
