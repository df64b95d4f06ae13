/**
 * Determines a section's kind from its content, where the heading is unknown or ambiguous ("Web" over addresses, or
 * over a list of technologies).
 */
import type { Line, SectionKind } from '#cv/document/document.ts'
import { contentKind } from './content-kind.ts'
import { knownSkills, languageShare } from './line-signs.ts'
import { knownHeading } from './section-headings.ts'

const CONTACT =
  /@|https?:|www\.|linkedin|github|\+\d|\(\d{2,4}\)|\d{3}[ .-]\d{3,4}|(?:^|\s)[\w-]+\.(?:com|io|net|org|dev|me|de|co|eu)(?:\/|\s|$)/i
const LEVEL =
  /^(?:advanced|beginner|intermediate|master|expert|proficient|novice|fluent|basic|native|elementary|competent|experienced|skilled|fortgeschritten|grundkenntnisse|experte|avance|debutant|courant|avanzado|basico|intermedio)\b/i
const SENTENCE_LETTERS = 60

/** Words that are headings of skill lists as well as of what they usually mean. */
const AMBIGUOUS =
  /^(?:web|project|software|database|online|links|design|research|technologies|location|media|other|tools|languages?)$/i

/** The kind suggested by the heading's words, or another where the lines contradict it. */
export function kindOf(
  heading: string,
  kind: SectionKind | null,
  lines: readonly Line[],
): SectionKind {
  if (lines.length === 0) return kind ?? 'other'
  if (kind === null) return kindByContent(lines)
  if (!DATED_ENTRIES.has(kind) && lines.every((line) => languageShare(line) >= 0.9))
    return 'languages'
  if (kind === 'languages' && isOfProgramming(lines)) return 'skills'
  if (knownHeading(heading) === null) {
    const other = contradiction(kind, lines)
    if (other) return other
  }
  if (AMBIGUOUS.test(heading) && isSkillGroup(lines)) return 'skills'
  if (kind === 'contact' && heading.length < 8 && !lines.some(isContact)) {
    return isSkillGroup(lines) || isShort(lines) ? 'skills' : kind
  }
  if (kind === 'summary' && isContactCard(lines)) return 'contact'
  return kind
}

/** "Languages" over Go and Kotlin. */
function isOfProgramming(lines: readonly Line[]): boolean {
  const isSpoken = lines.some((line) => languageShare(line) > 0)
  return !isSpoken && lines.filter((line) => knownSkills(line) > 0).length * 2 >= lines.length
}

/** A level under the heading, then words. */
function isSkillGroup(lines: readonly Line[]): boolean {
  const [first, ...more] = lines
  return first !== undefined && LEVEL.test(first.text) && first.text.length < 25 && isShort(more)
}

function isShort(lines: readonly Line[]): boolean {
  return lines.every((line) => line.text.length < 40 || /[,|•·]/.test(line.text))
}

function isContact(line: Line): boolean {
  return CONTACT.test(line.text)
}

function isContactCard(lines: readonly Line[]): boolean {
  const letters = Math.max(...lines.map((line) => line.text.length))
  return lines.filter(isContact).length >= 2 && letters < SENTENCE_LETTERS
}

/** Their lines are never only names of languages. */
const DATED_ENTRIES: ReadonlySet<SectionKind> = new Set(['work', 'education', 'contact'])

/** Sections whose entries have dates too, so that dates say nothing against them. */
const DATED: ReadonlySet<SectionKind> = new Set([
  'projects',
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'references',
])

/** The kind of lines that a heading's words are wrong about: "How I work" over a text, "What I studied" over jobs. */
function contradiction(kind: SectionKind, lines: readonly Line[]): SectionKind | null {
  if (DATED.has(kind)) return null
  const found = contentKind(lines)
  if (found.kind === kind || found.kind === 'other') return null
  const isEntries = found.kind === 'work' || found.kind === 'education'
  if (isEntries) return found.weight >= 0.4 ? found.kind : null
  const hasEntries = kind === 'work' || kind === 'education'
  return hasEntries && found.weight >= 0.5 ? found.kind : null
}

/** Entries with dates are work or education; lists and sentences show what they are. */
function kindByContent(lines: readonly Line[]): SectionKind {
  if (isSkillGroup(lines)) return 'skills'
  const { kind, weight } = contentKind(lines)
  return weight >= LEAST_WEIGHT ? kind : 'other'
}

const LEAST_WEIGHT = 0.25
