const venue =
  /\b(?:arXiv|Proceedings|Proc\.|Conference|Journal|Trans\.|Transactions|doi|Advances in|ICML|ICLR|NeurIPS|NIPS|CVPR|ICCV|ECCV|ACL|EMNLP|NAACL|AAAI|IJCAI|KDD|JMLR|TMLR|preprint|Springer|Elsevier|Nature|IEEE|PMLR)(?:\b|['’]?\d{2})|https?:\/\//u;
const authorsFirst =
  /^(?:\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.[ -]?){1,3}(?:,|;| and| &|$|\s*\()|(?:\p{Lu}\.[ -]?){1,3}\p{Lu}[\p{L}'’-]+(?:,| and |\. )|\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)?,? et al\.,? [“"(]?\p{Lu})/u;

/** Whether a text is an entry of a list of works ("[1] Smith, J. ... 2020"), not a sentence about the paper. */
export function isReferenceEntry(text: string): boolean {
  if (text.length > 500) return false;
  const dated = /\b(?:19|20)\d{2}[a-z]?\b/u.test(text);
  // "[1] proposes ..." goes on in lower case; an entry goes on with a name or a title.
  if (/^\[[A-Za-z+]{0,8}\d{0,4}[a-z]?\][.:]?\s+["“'‘*_]?[\p{Lu}\d]/u.test(text))
    return dated || venue.test(text);
  return (
    dated &&
    authorsFirst.test(text) &&
    (venue.test(text) || /["“”]|\(\d{4}[a-z]?\)\.|\d{4}[a-z]?\.?$/u.test(text))
  );
}
