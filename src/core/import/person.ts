import { orNull } from './clean-text.ts';

/** "First Last <first@place>" as name and address. */
export function readPerson(text: string): { name: string | null; email: string | null } {
  const email = /<?(?<email>[^\s<>@]+@[^\s<>@]+)>?/u.exec(text);
  return {
    name: orNull(email ? text.replace(email[0], ' ') : text),
    email: email?.groups?.['email'] ?? null,
  };
}
