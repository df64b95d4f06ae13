/**
 * Patterns written as lists: `anyOf('intern | internship | co op')` matches any of these as whole
 * words. Long word tables can span several lines; each item is still a regular expression.
 */

/** `unless`: words that may not follow. `flags`: as for RegExp. */
export function anyOf(list: string, { unless = '', flags = '' } = {}): RegExp {
  const tail = unless === '' ? '' : `(?! ${either(unless)}\\b)`
  return new RegExp(`\\b${either(list)}\\b${tail}`, flags)
}

/** The source of a group of alternatives, for building larger patterns. */
export function either(list: string): string {
  return `(?:${list
    .split('|')
    .map((word) => word.trim())
    .join('|')})`
}
