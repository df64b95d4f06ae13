/**
 * Headings in words of people's own: "Where I have been paid to think". Short lines that share their formatting are
 * headings if what follows them differs in kind; lines without formatting need space around them, or a heading's words.
 */
import { fold } from '#core/text/fold-text.ts'
import type { Line } from '#cv/document/document.ts'
import { degreeLikeness } from '#cv/words/degree-words.ts'
import { isLabel } from '#cv/words/label-words.ts'
import { companyLikeness, schoolLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { isDateLike } from '#cv/words/short-dates.ts'
import { titleLikeness } from '#cv/words/title-words.ts'
import { contentKind } from './content-kind.ts'
import {
  entryDates,
  headerVotes,
  isContact,
  isListLine,
  isSentence,
  itemsOf,
  knownSkills,
  languageShare,
} from './line-signs.ts'
import type { Heading, StyledLine } from './line-styles.ts'
import { headingByWords, knownHeading } from './section-headings.ts'

const LONGEST = 60
const MOST_WORDS = 9
/** Space above a line that begins something, in line heights. */
const APART = 0.45
/** From this loudness without its space, formatting sets a line apart from the text. */
const STYLED = 0.35

/** Words that people use of themselves, which names of employers, schools and jobs do not have. */
const OWN_WORDS =
  /(?:^| )(?:i|i m|i ve|me|my|mine|what|where|who|how|why|ich|mich|mir|mein|meine|meinen|was|wo|wer|wie|woher|womit|worum|wofur|j|je|moi|mon|ma|mes|ce|ou|qui|quoi|comment|yo|mi|mis|que|donde|quien|como|lo|cual|io|mio|mia|miei|cosa|dove|chi|eu|meu|minha|onde|quem|ik|mijn|wat|waar|wie)(?: |$)/

const foldWords = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "3. Education:" without its number and colon. */
export const plainHeading = (text: string) =>
  text
    .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, '')
    .replace(/(?<![\s:])[\s:]+$/, '')
    .trim()

export const isOwnHeading = (text: string) => OWN_WORDS.test(foldWords(text))

type Candidate = { at: StyledLine; text: string; trust: number; isStyled: boolean }
type Group = { candidates: Candidate[]; score: number }

/** `known` are headings that were found by their words. */
export function ownHeadings(
  looked: readonly StyledLine[],
  known: ReadonlyMap<number, Heading>,
): Map<number, Heading> {
  const candidates = looked.flatMap((_, i) => candidateOf(looked, i) ?? [])
  const groups = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const key = one.isStyled ? one.at.look : 'plain'
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const looks = new Set([...known.values()].map(({ at }) => at.look))
  const scored = [...groups.values()].map((group) => scoreOf(group, looked, looks))
  const found = new Map(known)
  const [best] = scored.sort((a, b) => b.score - a.score)
  if (!best || best.score < LEAST_SCORE) return found
  const accepted = [best, ...scored.slice(1).filter((group) => isOfOtherColumn(group, best))]
  for (const { at, text } of accepted.flatMap(({ candidates }) => candidates)) {
    if (!found.has(at.index)) found.set(at.index, { at, text, kind: headingByWords(text) })
  }
  return found
}

/** Two kinds of content, under lines that look like headings. */
const LEAST_SCORE = 2.4

/** A sidebar has headings in colors of its own. */
function isOfOtherColumn(group: Group, best: Group): boolean {
  const columns = new Set(best.candidates.map(({ at }) => at.line.column))
  const isOther = group.candidates.every(({ at }) => !columns.has(at.line.column))
  return isOther && group.score >= 1.6
}

function candidateOf(looked: readonly StyledLine[], index: number): Candidate | null {
  const [at, next] = [looked[index] as StyledLine, looked[index + 1]]
  const { line } = at
  if (index === 0 || !next || !isShort(line)) return null
  const text = plainHeading(line.text)
  const style = at.loudness - Math.min(0.6, line.gap * 0.5)
  const isStyled = style >= STYLED
  const hasWords = knownHeading(text) !== null || headingByWords(text) !== null
  const isOwn = isOwnHeading(text)
  const isSign = /:$/.test(line.text) || line.text !== text
  if (!isStyled) {
    const isNamed = isSign && !isLabel(line.text)
    if (line.gap < APART && !isOwn && !isNamed) return null
    const isAlone = next.line.gap >= APART
    const isMeant = hasWords || isOwn || isSign || isWhole(next.line) || isOverText(looked, index)
    if (!isAlone && !isMeant) return null
  }
  const trust =
    Math.min(1.5, style) +
    (line.gap >= APART ? 0.4 : 0) +
    (hasWords ? 0.8 : 0) +
    (isOwn ? 0.8 : 0) +
    (isSign ? 0.4 : 0) -
    nameLikeness(text) * (isOwn ? 0.3 : 1)
  return { at, text, trust, isStyled }
}

/** Above a sentence, and no dates are near that would make the two an entry. */
function isOverText(looked: readonly StyledLine[], index: number): boolean {
  const near = looked.slice(Math.max(0, index - 1), index + 3)
  const next = looked[index + 1]?.line
  const isText = next !== undefined && !next.isBullet && isSentence(next)
  return isText && near.every(({ line }) => entryDates(line) === null)
}

/** Needs no line above: a whole header of an entry, or a list. */
function isWhole(line: Line): boolean {
  if (languageShare(line) >= 0.6) return true
  const { job, school } = headerVotes([line])
  if (entryDates(line)) return Math.max(job, school) >= 1.2
  if (!isListLine(line)) return false
  return itemsOf(line).length >= 3 || (line.isBullet && knownSkills(line) > 0)
}

function isShort(line: Line): boolean {
  const text = plainHeading(line.text)
  return (
    line.cells.length < 2 &&
    !line.isBullet &&
    text.length > 1 &&
    text.length <= LONGEST &&
    text.split(/\s+/).length <= MOST_WORDS &&
    !isDateLike(text) &&
    !/[@\d|•;]|[.,]$/.test(text) &&
    /\p{L}/u.test(text) &&
    !isContact(line)
  )
}

/** How much a text looks like what an entry begins with. */
function nameLikeness(text: string): number {
  return (
    (titleLikeness(text) >= 1.2 ? 1.3 : 0) +
    (companyLikeness(text) >= 1.1 ? 0.8 : 0) +
    (degreeLikeness(text) >= 1.6 ? 1 : 0) +
    (schoolLikeness(text) > 0 ? 0.8 : 0) +
    (placeLikeness(text) >= 1.2 ? 0.8 : 0)
  )
}

function scoreOf(
  given: Candidate[],
  looked: readonly StyledLine[],
  looks: ReadonlySet<string>,
): Group {
  const trusted = given.filter(({ trust }) => trust >= 0.3)
  const candidates = trusted.filter(({ at }) => !isUnderAnother(at, trusted))
  const kinds = new Set<string>()
  let empty = 0
  let lone = 0
  for (const [i, { at, text }] of candidates.entries()) {
    const end = candidates[i + 1]?.at.index ?? looked.length
    const lines = looked.slice(at.index + 1, end).map(({ line }) => line)
    if (lines.length === 0) empty++
    const { kind, weight } = contentKind(lines)
    const byWords = knownHeading(text)
    if (byWords && byWords !== 'other') kinds.add(byWords)
    else if (weight >= 0.25 && kind !== 'other') kinds.add(kind)
    if (lines.filter((line) => entryDates(line) !== null).length === 1 && lines.length < 12) lone++
  }
  const { length } = candidates
  if (length === 0) return { candidates, score: 0 }
  const trust = candidates.reduce((sum, one) => sum + one.trust, 0) / length
  const isKnown = candidates.some(({ at }) => looks.has(at.look))
  const score =
    kinds.size +
    Math.min(1.2, trust * 0.6) +
    (isKnown ? 0.6 : 0) -
    (empty / length) * 2 -
    // Names of entries have one period each below them.
    (length > 3 ? (lone / length) * 1.5 : 0) -
    (given[0]?.isStyled ? (given.length - length) / given.length : 0)
  return { candidates, score }
}

/** The second of two lines of one style is an entry's name below a heading. */
function isUnderAnother(at: StyledLine, candidates: readonly Candidate[]): boolean {
  return candidates.some((one) => one.at.index === at.index - 1) && at.line.gap < APART
}
