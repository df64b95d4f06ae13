/** Characters of most texts in European languages, which the first font of every document has. */

/** Printable ASCII, Latin-1 without the soft hyphen, Latin Extended-A, dashes, quotation marks, "•", "…" and "€". */
const COMMON =
  /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]*$/

/** If so, no character of the text is missing from a document. If not, only typesetting tells. */
export const hasOnlyCommonCharacters = (text: string): boolean => COMMON.test(text)
