/**
 * Patterns written as lists: `anyOf('intern | internship | co op')` is one of these as whole words.
 * Long word tables stay readable over several lines; each item is still a regular expression.
 */

/** `unless` is what may not follow, `flags` as for RegExp. */
export function anyOf(list: string, { unless = '', flags = '' } = {}): RegExp {
  const tail = unless === '' ? '' : `(?! ${either(unless)}\\b)`
  return new RegExp(`\\b${either(list)}\\b${tail}`, flags)
}

/** The source of a group of alternatives, to build a larger pattern with. */
export function either(list: string): string {
  return `(?:${list
    .split('|')
    .map((word) => word.trim())
    .join('|')})`
}
