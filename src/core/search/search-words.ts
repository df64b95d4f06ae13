/**
 * The words of a name as the search reads them: "Node.js" is nodejs; "C++", ".net" and "R&D" are one word each;
 * "T-SQL" is tsql. Only for short names from tables; the search reads whole texts itself.
 */
import { fold } from '#core/text/fold-text.ts'

const DOT_JS = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)\.js(?![\p{L}\p{N}])/gu
const WORD = new RegExp(
  [
    /(?<![\p{L}\p{N}-])\p{L}(?:\+\+|#)/u, // c++, c#
    /(?<![\p{L}\p{N}])(?:asp|vb|ado)?\.net(?![\p{L}\p{N}])/u,
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}&[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}])/u, // r&d
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:\.[\p{L}\p{N}](?![\p{L}\p{N}]))+/u, // u.s., 2.0
    /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** Joined by single spaces. */
export function toSearchWords(name: string): string {
  const words = fold(name).replace(DOT_JS, '$1js').match(WORD) ?? []
  return words.flatMap(partsOf).join(' ')
}

/** A hyphen splits words, but a single letter stays with its neighbor: objective-c is not C. */
function partsOf(word: string): string[] {
  if (/^[^.]\./.test(word)) return [word.replaceAll('.', '')]
  const parts = word.split('-')
  const isOne = parts.some((part) => part.length === 1) && !/\d/.test(word)
  return isOne ? [parts.join('')] : parts
}
