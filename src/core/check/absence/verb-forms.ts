/** Finite and non-finite forms of a verb that matter for reading a denial. */
export interface VerbForm {
  readonly base: string;
  /** Stands after "does not" or "to". */
  readonly bare: boolean;
  /** "discusses", or "discussed" as a past tense. */
  readonly finite: boolean;
  /** "discussed" after a form of be. */
  readonly participle: boolean;
  /** "discussing" after "without". */
  readonly gerund: boolean;
}

const irregular: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  give: ['gave', 'given'],
  show: ['showed', 'shown'],
  draw: ['drew', 'drawn'],
  run: ['ran', 'run'],
  say: ['said', 'said'],
  tell: ['told', 'told'],
  make: ['made', 'made'],
  take: ['took', 'taken'],
  bring: ['brought', 'brought'],
  deal: ['dealt', 'dealt'],
  set: ['set', 'set'],
  put: ['put', 'put'],
  write: ['wrote', 'written'],
  find: ['found', 'found'],
  see: ['saw', 'seen'],
};
const doubling = /^(?:plot|stop|step|permit|omit|admit|submit|run|set|put|refer)$/;

/** Maps every form of the given verbs (space-separated base forms) to what it is. */
export function verbForms(bases: string): Map<string, VerbForm> {
  const forms = new Map<string, VerbForm>();
  for (const base of bases.split(' ')) {
    const stem = base.endsWith('e') ? base.slice(0, -1) : doubling.test(base) ? base + base.at(-1)! : base;
    const consonantY = /[^aeiou]y$/.test(base);
    const third = consonantY
      ? `${base.slice(0, -1)}ies`
      : /(?:s|sh|ch|x|z)$/.test(base)
        ? `${base}es`
        : `${base}s`;
    const regular = consonantY ? `${base.slice(0, -1)}ied` : `${stem}ed`;
    const [past, participle] = irregular[base] ?? [regular, regular];
    const add = (form: string, what: Partial<VerbForm>) =>
      forms.set(form, {
        ...(forms.get(form) ?? { base, bare: false, finite: false, participle: false, gerund: false }),
        ...what,
      });
    add(base, { bare: true, finite: true });
    add(third, { finite: true });
    add(past, { finite: true });
    add(participle, { participle: true });
    add(`${stem}ing`, { gerund: true });
  }
  return forms;
}
