/**
 * Name and label of a person. The name is recognized by its size, its position, the email address and user names, and
 * by not being anything else. The label is beside or below the name.
 */
import { fold } from '#core/text/fold-text.ts'
import type { Line } from '#cv/document/document.ts'
import { companyLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { titleLikeness } from '#cv/words/title-words.ts'

const NOT_NAMES =
  /\b(?:curriculum|vitae|resume|résumé|lebenslauf|cv|profile|profil|contact|kontakt|summary|experience|education|skills|page|address|phone|email|e-mail|updated|confidential|references|portfolio|about|objective|currículum|hoja de vida|persönliche|personal|photo|profile-pic|picture)\b/i
const AFTER_NAME =
  /,? (?:ph\.?d\.?|m\.?d\.?|mba|msc|m\.sc\.?|bsc|b\.sc\.?|cpa|pmp|cfa|esq\.?|rn|pe|jr\.|sr\.|ii|iii|dr\.|dipl\.-ing\.)$/i
const LABELLED = /^(?:name|full name|nom|nombre|vor- und nachname|nome|имя)\s*[:：]\s*/i

export type NameFound = {
  name: string
  label: string | null
  lines: number[]
  labelLines: number[]
  isSure: boolean
}

type Part = { text: string; line: Line; rest: string | null; more?: number }

/**
 * Particles that join the names of one person. They are lower case, and even several do not make a line a sentence.
 */
const JOINTS =
  /^(?:de|da|do|dos|das|del|della|di|du|la|le|las|los|van|von|vom|der|den|ten|ter|zu|zur|bin|binti|ibn|al|el|e|y|i|af|av|st|und|och)$/u
const MOST_NAMES = 6
const MOST_WORDS = 11
const LONGEST = 80
/** From this many characters, a line of large type may be full and continue on the next. */
const FULL = 24

/** How many lines at the top may contain the name. */
const MOST_LINES = 14

export function readName(lines: readonly Line[], hints: readonly string[]): NameFound | null {
  const top = lines.slice(0, MOST_LINES)
  const largest = Math.max(0, ...top.map(({ size }) => size))
  const keys = hints
    .map((hint) => fold(hint).replace(/[^\p{L}]/gu, ''))
    .filter((key) => key.length > 2)
  let best: { part: Part; score: number; at: number } | null = null
  for (const [at, line] of top.entries()) {
    const below = [1, 2, 3].find((by) => {
      const next = top[at + by]
      return next && isOneName(line, next, largest)
    })
    const next = below ? top[at + below] : undefined
    const joined = next && below ? [bothOf(line, next, below)] : []
    for (const part of [...partsOf(line), ...joined]) {
      const score = nameLikeness(part.text, keys)
      if (score <= 0) continue
      const size =
        largest > 0 && line.size > 0
          ? line.size >= largest - 0.3
            ? 1.5
            : line.size / largest - 0.8
          : 0
      const title = line.role === 'title' ? 1 : 0
      const both = part.more ? 0.7 : 0
      const whole = score + size + title + both - at * 0.12
      if (!best || whole > best.score) best = { part, score: whole, at }
    }
  }
  if (!best || best.score < 0.4) return null
  const { part, at } = best
  const label = labelBeside(part, top, at + (part.more ?? 0))
  return {
    name: part.text.replace(AFTER_NAME, '').trim(),
    label: label?.text ?? null,
    lines: part.more ? [at, at + part.more] : [at],
    labelLines: label ? [label.at] : [],
    isSure: best.score > 2,
  }
}

const wordsOf = (text: string) => text.split(/\s+/)
const isJoint = (word: string | undefined) => word !== undefined && JOINTS.test(word)

/** First and last name on two lines in the largest type, or a long name that wrapped. */
function isOneName(line: Line, next: Line, largest: number): boolean {
  const isLarge = line.size >= largest - 0.3 && Math.abs(line.size - next.size) < 0.3
  const [first, second] = [wordsOf(firstCell(line)), wordsOf(firstCell(next))]
  const words = [...first, ...second]
  const isOpen = isJoint(first.at(-1)) || isJoint(second[0]) || first.at(-1)?.endsWith('-')
  const most = isOpen || firstCell(line).length >= FULL ? MOST_WORDS : 4
  const areNames =
    words.length <= most &&
    words.every((word) => isJoint(word) || /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word))
  return line.size > 0 && isLarge && areNames && next.gap < 0.6
}

/** `more` is the distance between the two lines. */
function bothOf(line: Line, next: Line, more: number): Part {
  const [first, last] = [firstCell(line), firstCell(next)]
  const text = first.endsWith('-') ? first + last : `${first} ${last}`
  return { text, line, rest: null, more }
}

const firstCell = ({ cells, text }: Line) => (cells[0]?.text ?? text).trim()

/** The line as a name alone, and as a name and a label around a separator. */
function partsOf(line: Line): Part[] {
  const cells = line.cells.length > 1 ? line.cells.map(({ text }) => text) : [line.text]
  return cells.flatMap((cell) => {
    const text = cell.replace(LABELLED, '').trim()
    const split = /^(.{2,60}?)(?:,\s+|\s+[-–—|·•]\s+|\s*[|•]\s*)(.+)$/su.exec(text)
    const whole: Part = { text, line, rest: null }
    return split?.[1]
      ? [whole, { text: split[1].trim(), line, rest: split[2]?.trim() ?? null }]
      : [whole]
  })
}

function nameLikeness(text: string, keys: readonly string[]): number {
  const plain = text.replace(AFTER_NAME, '')
  if (plain.length > LONGEST || plain.length < 2) return 0
  const words = wordsOf(plain)
  const names = words.filter((word) => !isJoint(word))
  if (names.length > MOST_NAMES || words.length > MOST_WORDS) return 0
  if (!/^[\p{L}\p{M}\s.'’,()"“”-]+$/u.test(plain) || /,/.test(plain)) return 0
  if (NOT_NAMES.test(plain)) return 0
  const isCased = names.length > 0 && names.every((word) => /^["“(]?\p{Lu}|^\p{Lo}/u.test(word))
  let score = isCased ? 1 : -0.6
  if (words.length === 1) score -= 0.5
  const folded = words
    .map((word) => fold(word).replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length > 1)
  const met = folded.filter((word) => keys.some((key) => key.includes(word)))
  if (met.length > 0) score += met.length / folded.length > 0.45 ? 2.5 : 1
  const title = titleLikeness(plain)
  if (title >= 1.2) score -= met.length > 1 ? 0.5 : 2.2
  score -= companyLikeness(plain) * (met.length ? 0.2 : 0.6)
  if (placeLikeness(plain) >= 2) score -= 1.5
  return score
}

/** What a person calls their work: after the name, or on a short line near it. */
function labelBeside(part: Part, top: readonly Line[], at: number) {
  if (part.rest && titleLikeness(part.rest) > 0.5) return { text: part.rest, at }
  for (const near of [at + 1, at + 2, at - 1]) {
    const line = top[near]
    if (!line || line.role === 'heading' || line.isBullet) continue
    const text = line.text.trim()
    const isShort = text.length <= 100 && text.split(/\s+/).length <= 12
    if (!isShort || /[@\d:]|https?|\.$/.test(text) || NOT_NAMES.test(text)) continue
    if (titleLikeness(text) >= 1.2) return { text, at: near }
    const isBetween = near === at + 1 && line.size > 0 && line.size < part.line.size
    if (isBetween && titleLikeness(text) > 0.3 && placeLikeness(text) < 1) return { text, at: near }
  }
  return null
}
