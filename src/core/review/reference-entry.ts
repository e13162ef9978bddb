/** Whether a text is an entry of a list of works ("[1] Smith, J. ... 2020"), not a sentence about the paper. */
export function isReferenceEntry(text: string): boolean {
  const tagged = /^\[[A-Za-z+]{0,8}\d{0,4}[a-z]?\][.:]?\s+\S/u.test(text);
  const dated = /\b(?:19|20)\d{2}[a-z]?\b/u.test(text);
  const source =
    /\b(?:arXiv|Proceedings|Proc\.|Conference|Journal|Trans\.|Transactions|doi|Advances in|ICML|ICLR|NeurIPS|NIPS|CVPR|ICCV|ECCV|ACL|EMNLP|NAACL|AAAI|IJCAI|KDD|JMLR|TMLR|preprint|Springer|Elsevier|Nature|IEEE)\b|https?:\/\//u.test(
      text,
    );
  const authors =
    /^(?:\[[^\]]*\][.:]?\s*)?\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.[ -]?){1,3}|\bet al\.,? [“"\p{Lu}(]/u.test(text);
  if (tagged) return dated || source;
  return dated && authors && (source || /\(\d{4}\)\./u.test(text)) && /[.:]\s/u.test(text);
}
