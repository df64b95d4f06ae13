/**
 * Which of some languages a text is in. Counts short words that only one of the languages has; names, skills and English
 * job titles inside a German text do not mislead it.
 */

export const TEXT_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** Function words without those that two of the languages share ("des", "den", "son"). */
const WORDS: Readonly<Record<TextLanguage, string>> = {
  en: 'the and of to for with our you your we is are that this by from as at will on or be have who an it their which',
  de: 'und der die das mit für von zu ein eine einen einer eines dem auf ist sind wir du sie ihr ihre dein deine unser unsere im zur zum bei als oder auch sowie nach durch über aus wird werden haben bist hast nicht',
  fr: 'les des une du et pour avec nous vous votre notre vos nos dans sur au aux est sont par ce cette qui que le la ou ainsi chez leur être plus',
  es: 'los las una el y para con del en nuestro nuestra que por es son su tus como más al se lo tu buscamos años sobre desde hasta experiencia',
}

/** Characters that are enough to tell. */
const MAX_TEXT = 8_000
/** Fewer function words tell nothing. */
const FEWEST = 3

/** Null if the text is too short, or in none of the languages. */
export function languageOfText(text: string): TextLanguage | null {
  const plain = text.slice(0, MAX_TEXT).toLowerCase()
  const counts = TEXT_LANGUAGES.map((language) => ({ language, count: 0 }))
  let words = 0
  for (let at = 0; at < plain.length; at++) {
    let end = at
    let hash = 0
    for (; end < plain.length; end++) {
      const code = plain.charCodeAt(end)
      if (code < LETTER_A || code > LETTER_Z) break
      hash = nextHash(hash, code)
    }
    if (end < plain.length && plain.charCodeAt(end) >= 128) {
      const before = end
      end = wordEnd(plain, end)
      if (end > before) hash = -1
    }
    if (end === at) continue
    words++
    if (end - at <= LONGEST_WORD && (hash < 0 || KNOWN_HASHES[hash] === 1)) {
      const known = LANGUAGES_OF.get(plain.slice(at, end)) ?? []
      for (const language of known) (counts[language] as { count: number }).count++
    }
    at = end
  }
  const [best, second] = counts.sort((a, b) => b.count - a.count)
  if (!best || best.count < FEWEST || best.count * 15 < words) return null
  return best.count >= (second?.count ?? 0) * 1.5 ? best.language : null
}

/** The offset where the run of lower-case letters ends. */
function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code >= LETTER_A && code <= LETTER_Z) at++
    else if (code < 128) break
    else {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0)
      if (!/\p{L}/u.test(letter)) break
      at += letter.length
    }
  }
  return at
}

const LETTER_A = 'a'.charCodeAt(0)
const LETTER_Z = 'z'.charCodeAt(0)

/** The languages that have a word, as offsets in `TEXT_LANGUAGES`. */
const LANGUAGES_OF = new Map<string, number[]>()
for (const [at, language] of TEXT_LANGUAGES.entries()) {
  for (const word of WORDS[language].split(' ')) {
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), at])
  }
}
const LONGEST_WORD = Math.max(...[...LANGUAGES_OF.keys()].map(({ length }) => length))

/** Of words of ASCII letters: most words of a text are none of these, and need not be looked up. */
const HASHES = 2 ** 12
const nextHash = (hash: number, code: number) => (Math.imul(hash, 31) + code) & (HASHES - 1)
const KNOWN_HASHES = new Uint8Array(HASHES)
for (const word of LANGUAGES_OF.keys()) {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at))
  KNOWN_HASHES[hash] = 1
}
