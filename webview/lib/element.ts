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
