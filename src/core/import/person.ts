import { orNull } from './clean-text.ts';

/** "First Last <first@place>" as name and address. */
export function readPerson(text: string): { name: string | null; email: string | null } {
  const short = text.slice(0, 300);
  const email = /<?(?<email>[^\s<>@]+@[^\s<>@]+)>?/u.exec(short);
  return {
    name: orNull(email ? short.replace(email[0], ' ') : short),
    email: email?.groups?.['email'] ?? null,
  };
}
