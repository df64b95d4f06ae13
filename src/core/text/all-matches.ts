/** All matches of a global pattern. Most texts have none, and `matchAll` copies the pattern before it looks. */
export const allMatches = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]
