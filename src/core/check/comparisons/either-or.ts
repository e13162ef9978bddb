const equal = String.raw`(?:match\w*|equal\w*|rival\w*|on par(?: with)?|comparable(?: to)?|competitive(?: with)?|similar(?: to)?|close to|approach\w*|tie\w*)`;
const lead = new RegExp(
  String.raw`\b${equal}(?: [^,;]{1,30})?,? (?:or|and|and\/or|to|and sometimes|but)(?: (?:even|slightly|often|sometimes|is|are|performs?))* $`,
  'iu',
);
const tail = new RegExp(
  String.raw`^,? (?:or|and\/or)(?: (?:at least|closely|is|are|performs?))* ${equal}\b`,
  'iu',
);

/**
 * "matches or surpasses", "outperforms or is on par with": the comparison is one half of an alternative, and true where
 * either half is.
 *
 * @param before Words of the clause before the comparison.
 * @param behind Words behind it.
 */
export function isHalved(before: string, behind: string): boolean {
  return lead.test(before) || tail.test(behind);
}
