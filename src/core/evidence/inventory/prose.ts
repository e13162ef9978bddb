const common =
  /^(?:a|an|the|of|in|on|for|and|or|to|with|by|from|at|as|that|which|this|these|those|it|its|is|are|was|were|be|been|we|our|their|can|has|have|had|not|no|than|then|when|where|while|all|each|both|into|over|under|between|per|if|so|do|does|will|may|using|used|also|only|such|more|but|et|al|see)$/;

/**
 * Whether a folded lower-case text reads as a sentence: text taken from inside a figure (axis ticks, boxes, a legend)
 * has next to no common words, many bare numbers or the same few words again and again.
 */
export function isProse(text: string): boolean {
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  if (tokens.length < 6) return true;
  const words = tokens.map((token) => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const share = (test: (word: string) => boolean) => words.filter(test).length / words.length;
  if (share((word) => /\p{L}{2}/u.test(word)) < 0.4) return false;
  if (share((word) => word.length > 22) > 0.15) return false;
  if (tokens.length >= 12 && new Set(words).size / words.length < 0.4) return false;
  return share((word) => common.test(word)) >= (tokens.length < 12 ? 0.08 : 0.15);
}
