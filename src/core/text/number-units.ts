/** What a number is measured in. Values of one dimension are comparable after scaling to its base unit. */
export interface Unit {
  /**
   * Dimension: "" (a bare number or count), "%" (percent and percentage points), "x" (factors and ratios), "$", or a
   * physical dimension named by its base unit ("s", "byte", "W", "m", "g", "Hz", "V", "A", "J", "eV", "M", "FLOP").
   */
  readonly dimension: string;
  /** Factor to the base unit. */
  readonly factor: number;
}

const prefixes: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  '\u00B5': 1e-6,
  '\u03BC': 1e-6,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  '': 1,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
};

const units = new Map<string, Unit>();

function add(names: string, dimension: string, factor: number): void {
  for (const name of names.split(' ')) units.set(name, { dimension, factor });
}

function addPrefixed(names: string, dimension: string, allowed: string): void {
  for (const prefix of ['', ...allowed]) {
    for (const name of names.split(' ')) add(`${prefix}${name}`, dimension, prefixes[prefix] ?? 1);
  }
}

add('% \\% percent pct', '%', 1);
for (const point of ['pp', 'p.p.', 'pts', 'point', 'points', 'pt']) add(point, '%', 1);
add('x \u00D7 times fold', 'x', 1);
add('$ \u20AC \u00A3 \u00A5 USD EUR GBP dollars dollar euros euro', '$', 1);
add('cents', '$', 0.01);
addPrefixed('s sec secs', 's', 'mnu\u00B5\u03BC');
add('second seconds', 's', 1);
add('millisecond milliseconds', 's', 1e-3);
add('microsecond microseconds', 's', 1e-6);
add('nanosecond nanoseconds', 's', 1e-9);
add('min mins minute minutes', 's', 60);
add('h hr hrs hour hours', 's', 3600);
add('day days', 's', 86_400);
add('week weeks', 's', 7 * 86_400);
add('month months', 's', 30.4375 * 86_400);
add('year years yr yrs', 's', 365.25 * 86_400);
for (const [prefix, factor] of [
  ['K', 1e3],
  ['k', 1e3],
  ['M', 1e6],
  ['G', 1e9],
  ['T', 1e12],
] as const) {
  add(`${prefix}B ${prefix}iB ${prefix}b`, 'byte', factor);
}
add('bytes byte', 'byte', 1);
add('kilobytes', 'byte', 1e3);
add('megabytes', 'byte', 1e6);
add('gigabytes', 'byte', 1e9);
add('bit bits', 'bit', 1);
addPrefixed('W watts watt', 'W', 'nmukMG\u00B5\u03BC');
addPrefixed('V volts volt', 'V', 'mk\u00B5\u03BC');
addPrefixed('A', 'A', 'np\u00B5\u03BCum');
units.delete('A');
addPrefixed('Hz', 'Hz', 'mkMGT');
addPrefixed('eV', 'eV', 'mkMGT');
addPrefixed('J', 'J', 'nmkM\u00B5\u03BC');
add('kWh', 'J', 3.6e6);
add('nm', 'm', 1e-9);
add('um \u00B5m \u03BCm micron microns', 'm', 1e-6);
add('mm millimeters', 'm', 1e-3);
add('cm centimeters', 'm', 1e-2);
add('m meters meter metres', 'm', 1);
add('km kilometers', 'm', 1e3);
add('inch inches', 'm', 0.0254);
add('ng', 'g', 1e-9);
add('ug \u00B5g \u03BCg', 'g', 1e-6);
add('mg', 'g', 1e-3);
add('g grams', 'g', 1);
add('kg', 'g', 1e3);
addPrefixed('M mol', 'mol', 'pn\u00B5\u03BCum');
units.delete('M');
add('mL ml', 'L', 1e-3);
add('uL \u00B5L \u03BCL \u00B5l \u03BCl', 'L', 1e-6);
add('K mK', 'K', 1);
units.set('mK', { dimension: 'K', factor: 1e-3 });
add('\u00B0C \u00B0 \u25E6 degrees degree deg', 'degree', 1);
add('dB', 'dB', 1);
add('FPS fps', 'fps', 1);
addPrefixed('FLOP FLOPs Flops flops FLOPS', 'FLOP', 'MGTP');
add('MACs GMACs', 'MAC', 1);
units.set('GMACs', { dimension: 'MAC', factor: 1e9 });
add('px pixel pixels', 'px', 1);
add('rpm', 'rpm', 1);

/** Longest first, so that "ms" is met before "m". */
const escaped = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[\\$.]/g, '\\$&'));

/** Source of a pattern for a unit right behind a number (after at most one space). Case matters. */
export const unitSource = escaped.join('|');

/** Unit of a name as printed ("GB", "percent", "ms"), or null. */
export function unitNamed(name: string): Unit | null {
  return units.get(name) ?? null;
}

/** True for percentage points ("2.3 points"), which share their dimension with percent. */
export function isPoints({ dimension, unit }: { dimension: string; unit: string }): boolean {
  return dimension === '%' && /^p(?!er ?cent$|ct$|ercentage$)/u.test(unit);
}

/** Unit or scale that a table's header gives to the values below it: "Memory (GB)", "Params (M)"; null if none. */
export function headerUnit(header: string): Unit | null {
  const name = /[([]\s?(?:in )?(?<name>[^()[\]\s]{1,12})\s?[)\]]/u.exec(header)?.groups?.['name'];
  if (name === undefined) return null;
  const scale = scaleNamed(name);
  return scale === 1 ? unitNamed(name) : { dimension: '', factor: scale };
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  b: 1e9,
  thousand: 1e3,
  M: 1e6,
  million: 1e6,
  mil: 1e6,
  B: 1e9,
  billion: 1e9,
  T: 1e12,
  trillion: 1e12,
  hundred: 100,
  dozen: 12,
};

/** Factor of a scale word or letter ("k", "M", "billion"); 1 if it is none. */
export function scaleNamed(name: string): number {
  return scales[name] ?? 1;
}

/** The name under which a unit is listed: "per cent" and "percentage" are "%". */
export function unitAlias(name: string): string {
  if (/^(?:per cent|percentage)$/u.test(name)) return '%';
  if (name.startsWith('percentage point')) return 'points';
  return name === '\\times' ? 'x' : name;
}
