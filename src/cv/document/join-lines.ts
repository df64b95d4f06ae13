/** Joins wrapped lines into one text. Hyphens added by the line break go; hyphens of the word stay. */

/** Endings that no word begins with, so the word before one was cut. */
const ENDINGS =
  /^(?:tions?|sions?|tional|ments?|mental|ings?|ings|ness|able|ible|ability|ibility|ally|ity|ities|ical|ically|ized|ised|izing|ising|ization|isation|ers?|eling|elling|ed|ing|ously|ous|ive|ively|ence|ences|ance|ances|ate|ated|ating|ation|ations|ture|tures|ularly|lar|ment|tural|tive|tives|gies|ology|ologies|nology|graphy|ware|ties|ties|ies|tecture|tectures|mance|formance|sis|ysis|tics|cess|cessing|cation|cations|ganization|ganisation|velopment|velop|veloped|veloping|oper|opers|opment|neering|neer|neers|agement|ager|agers|ect|ects|ected|ecting|ungen|ung|keit|heit|schaft|lich|liche|lichen|ten|gen|den|ment|ments)(?![\p{L}])/iu

/** One or two letters before such an ending belong to the same syllable: "organi-zation", "program-ming". */
const SYLLABLE =
  /^(?!wise|size|rise|table|cable|king|wing|ring|sing|user|over)[bcdfghklmnprstvz]{1,2}(?:ations?|itions?|ments?|ness|it(?:y|ies)|ively?|ing|ings|ers?|ous|ances?|ences?|ables?|ibles?|ures?|ogy|ists?|isms?|i[sz]e[ds]?|ally|ical)(?![\p{L}])/iu

/** Longer than any word, in characters. */
const LONGEST_WORD = 60

export function joinLines(lines: readonly string[], vocabulary?: ReadonlySet<string>): string {
  let whole = ''
  for (const line of lines) {
    const text = line.trim()
    if (text === '') continue
    whole = whole === '' ? text : joinTwo(whole, text, vocabulary)
  }
  return whole.replaceAll('­', '').replace(/\s+/g, ' ').trim()
}

function joinTwo(before: string, behind: string, vocabulary?: ReadonlySet<string>): string {
  if (before.endsWith('­')) return before.slice(0, -1) + behind
  const cut = /(?<!\p{L})(\p{L}+)[-‐]$/u.exec(before.slice(-LONGEST_WORD))
  if (!cut) return `${before}${/[\p{L}\p{N}]\/$/u.test(before) ? '' : ' '}${behind}`
  const [, start = ''] = cut
  const next = /^\p{Ll}+/u.exec(behind)?.[0]
  if (!next) return before + behind
  const [joined, hyphened] = [`${start}${next}`.toLowerCase(), `${start}-${next}`.toLowerCase()]
  if (vocabulary?.has(hyphened)) return before + behind
  const isCut =
    vocabulary?.has(joined) || ENDINGS.test(next) || (next.length > 3 && SYLLABLE.test(next))
  return isCut ? before.slice(0, -1) + behind : before + behind
}

/** A document's words and compounds, used to distinguish a cut word from a compound. */
export function vocabularyOf(lines: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const line of lines) {
    for (const [word] of line.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) words.add(word)
  }
  return words
}
