/** A reviewer who speaks so quotes what he doubts, proposes a correction, or lists a source. */
const marked =
  /\b(?:over-?stat\p{L}*|exaggerat\p{L}*|over-?claim\p{L}*|misleading|unclear|questionable|questioned|unsubstantiated|unsupported|unjustified|not (?:evidenced|supported|justified|convincing|clear)|does not make sense|lacks?|contradict\p{L}*|inaccurate|wrong|incorrect|typos?)\b|[-=]>|\u2192|^\s*\[\d|^\s*"|\barxiv\b|\?\s*$/iu;

/** Whether a sentence states something about the paper in the reviewer's own voice, and holds it to be so. */
export function isPlainClaim(text: string): boolean {
  return !marked.test(text);
}
