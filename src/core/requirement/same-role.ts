/** Whether two titles name the same role, whatever their grades and brackets. */
import { fold } from '#core/text/fold-text.ts'

/** An advert that lists more is a list of everything the company does. */
export const MAX_OPENINGS = 16

const GRADES =
  /^(?:senior|sr|junior|jr|staff|principal|lead|mid|level|intern|founding|the|of|for|and|m|f|d|w|x|remote|onsite|hybrid|ii|iii|iv)$/

export const plainWords = (text: string) =>
  (fold(text).match(/[\p{L}\d+#]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  )

/** The words of a title that tell it from others, without grades and brackets. */
export const nameWords = (title: string): string[] =>
  plainWords(title.replace(/[([][^()[\]]*[)\]]/g, ' ').split(/,|\s[-–—|]\s|:/)[0] ?? '').filter(
    (word) => !GRADES.test(word),
  )

export function isSameRole(one: string, other: string): boolean {
  const words = nameWords(one)
  const others = new Set(nameWords(other))
  if (words.length === 0 || others.size === 0) return one === other
  const common = words.filter((word) => others.has(word)).length
  return common === Math.min(words.length, others.size) && common >= 2
    ? words.length === others.size || Math.abs(words.length - others.size) <= 1
    : common === words.length && words.length === others.size
}

/** The first roles, each once; of two names of the same role the longer, which says more. */
export function distinct(titles: readonly string[]): string[] {
  const kept: string[] = []
  for (const title of titles) {
    const known = kept.findIndex((one) => isOneRole(one, title))
    if (known === -1) {
      // Compared with a few, so that a long list takes time in proportion to its length.
      if (kept.length < MAX_OPENINGS) kept.push(title)
    } else if (title.length > (kept[known] ?? '').length) kept[known] = title
  }
  return kept
}

function isOneRole(one: string, other: string): boolean {
  if (nameWords(one).join(' ') !== nameWords(other).join(' ')) return false
  if (gradeOf(one) !== gradeOf(other)) return false
  return [/\(([^()]*)\)/, /,\s{0,9}(.{1,300})$/, /\s[-–—]\s(.{1,300})$/].every((part) => {
    const [first, second] = [one, other].map((title) => part.exec(title)?.[1] ?? '')
    return first === second || first === '' || second === ''
  })
}

export const gradeOf = (title: string) =>
  plainWords(title)
    .filter((word) =>
      /^(?:senior|sr|junior|jr|staff|principal|lead|intern|head|director)$/.test(word),
    )
    .join(' ')
