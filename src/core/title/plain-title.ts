/**
 * A title in the words that the rules know: English, lower case, without gender marks, numbers of requisitions and
 * punctuation, split into its parts. "Softwareentwickler:in Backend (m/w/d) - Berlin" is "software developer backend"
 * and "berlin".
 */
import { fold } from '#core/text/fold-text.ts'
import { COMPOUND_ENDS, COMPOUND_STARTS, TITLE_LEXICON, TITLE_SPELLINGS } from './title-words.ts'

/** Listings allow 500 characters; the longest real title has 160. */
const MAX_CHARACTERS = 240

const GENDERS =
  /[([{]?(?<![\p{L}\p{N}])(?:[mfwhdxi]|gn|div|all)(?:\s{0,2}[/|,*]\s{0,2}(?:[mfwhdxin]|gn|div|divers|genders?))+(?![\p{L}\p{N}])\.?[)\]}]?|[([]\s?(?:all genders?|gn|any gender|mfd|mwd|fmd)\s?[)\]]/giu
/** "Entwickler:in", "Développeur·se", "Desenvolvedor(a)", "Técnico/a". */
const GENDERED_END =
  /(?<=\p{L}{3})(?:[:*_·•]|\(-?|\/-?|\.(?=e|fe|ne|se|trice))(?:innen|in|euse|rice|trice|ière|iere|ne|se|fe|e|a|o|as|or|ora|r)(?![\p{L}\p{N}])\.?s?\)?/giu
/** "Associate Applied (AI) Value Engineer": words in brackets before the role belong to it. */
const INLINE =
  /(?<!engineer|developer|manager|scientist|designer|analyst|architect|lead|intern|director|specialist)\s\(([^()]{1,15})\)\s(?=\p{L})/giu
const REQUISITION = /[([#]?\b(?:job|req|ref|jr|id|r)[ .:#_-]{0,3}\d{3,}[)\]]?|\b\d{4,}\b/giu
/** What separates the parts of a title. A slash with spaces separates two roles. */
const BETWEEN = /\s[-–—/]+\s|[-–—](?=\s)|(?<=\s)[-–—]|[,;:|()[\]{}•–—!?"“”„]|\s@\s/u

export const plainParts = (title: string): string[] => unmarked(markedParts(title))

export const unmarked = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/ [/+](?= )/g, ''))

/** The parts with slashes and plus signs between words: they join the levels of a range, "senior / staff". */
export function markedParts(title: string): string[] {
  const read = title
    .slice(0, MAX_CHARACTERS)
    .replace(/https?:\S*/gi, ' ')
    .replace(GENDERS, ' , ')
    .replace(GENDERED_END, '')
    .replace(INLINE, ' $1 ')
  return inEnglish(fold(read).replace(REQUISITION, ' '))
    .split(BETWEEN)
    .map(wordsOf)
    .filter((part) => part !== '')
}

function inEnglish(folded: string): string {
  let text = folded
  for (const [pattern, english] of TITLE_SPELLINGS) text = text.replace(pattern, english)
  return text
}

/** One part, word for word. Signs that belong to names are letters by now: "csharp", "nodejs". */
function wordsOf(part: string): string {
  const words = part.replace(/['’]s\b/g, '').match(/[\p{L}\p{N}]+|[/+]/gu)
  return (words ?? [])
    .map((word) => TITLE_LEXICON.get(word) ?? compound(word) ?? word)
    .join(' ')
    .replace(/^[/+ ]+|(?<![/+ ])[/+ ]+$/g, '')
}

/** "softwareentwickler": the end tells the role, the beginning its subject. */
function compound(word: string): string | null {
  if (word.length < 9) return null
  for (const [end, english] of COMPOUND_ENDS) {
    if (!word.endsWith(end) || word.length - end.length < 2) continue
    const start = word.slice(0, -end.length)
    return `${COMPOUND_STARTS.get(start) ?? COMPOUND_STARTS.get(`${start}s`) ?? start} ${english}`
  }
  return null
}
