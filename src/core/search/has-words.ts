/** Whether a search text has a word to search for: an emoji, "!!!", `""` and a lone OR match every job. */

/** Joins alternatives, as the search reads it; in quotes it is a word. */
const OPERATOR = /(?<!\S)OR(?!\S)/g

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(OPERATOR, ' '))
