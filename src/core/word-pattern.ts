/**
 * Patterns written as lists: `anyOf('intern | internship | co op')` is one of these as whole words.
 * Long word tables stay readable over several lines; each item is still a regular expression.
 */

/** `unless` is what may not follow, `flags` as for RegExp. */
export function anyOf(list: string, { unless = '', flags = '' } = {}): RegExp {
  const items = list.trim().replace(/\s*\|\s*/g, '|')
  const tail = unless === '' ? '' : `(?! (?:${unless.trim().replace(/\s*\|\s*/g, '|')})\\b)`
  return new RegExp(`\\b(?:${items})\\b${tail}`, flags)
}
