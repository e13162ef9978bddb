const others =
  /\b(?:existing|previous|prior|recent|recently|earlier|traditional|conventional|current) (?:[\p{L}-]+ ){0,4}?(?:methods?|approach(?:es)?|works?|models?|techniques?|systems?|studies|algorithms?|solutions?|frameworks?|policies|literature|research|efforts|advances)\b|\bet al\b|\bin (?:the literature|contrast to)\b/iu;
const own = /\b(?:we|our|ours|us|this (?:paper|work|study)|the proposed)\b/iu;

/** Whether a statement reports what others did, and nothing of the authors' own. */
export function speaksOfOthers(text: string): boolean {
  return others.test(text) && !own.test(text);
}
