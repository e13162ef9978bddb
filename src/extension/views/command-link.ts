const escapes: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/** Address of a link in markdown that runs a command; a bracket in the argument does not end the link. */
export function commandLink(command: string, argument: unknown): string {
  const told = encodeURIComponent(JSON.stringify([argument])).replace(/[()]/gu, (sign) => escapes[sign]!);
  return `command:${command}?${told}`;
}
