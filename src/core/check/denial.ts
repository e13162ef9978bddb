/** Words by which a sentence says that something is not there, or too little of it. */
const denials =
  /\b(?:no|not|none|nothing|nobody|nowhere|never|neither|nor|without|cannot|lack(?:s|ed|ing)?|miss(?:es|ed|ing)|omit(?:s|ted|ting)?|omission|absen(?:t|ce)|fail(?:s|ed)? to|devoid|un(?:clear|explored|addressed|reported|specified)|(?:in)?sufficient(?:ly)?|inadequate(?:ly)?|limited|little|few|scarce(?:ly)?|hardly|barely)\b|n['’]t\b/iu;

/** True if a sentence denies something: whether it is right to, a few passages of the paper cannot tell. */
export function isDenial(text: string): boolean {
  return denials.test(text);
}
