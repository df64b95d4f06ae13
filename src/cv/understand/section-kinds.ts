/**
 * Determines a section's kind from its content, where the heading is unknown or ambiguous ("Web" over addresses, or
 * over a list of technologies).
 */
import type { Line, SectionKind } from '#cv/document/document.ts'
import { isDateLike } from '#cv/words/short-dates.ts'

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
  if (kind === null) return kindByContent(lines)
  if (lines.length === 0) return kind
  if (AMBIGUOUS.test(heading) && isSkillGroup(lines)) return 'skills'
  if (kind === 'contact' && heading.length < 8 && !lines.some(isContact)) {
    return isSkillGroup(lines) || isShort(lines) ? 'skills' : kind
  }
  if (kind === 'summary' && isContactCard(lines)) return 'contact'
  return kind
}

/** A level under the heading, then words. */
function isSkillGroup(lines: readonly Line[]): boolean {
  return LEVEL.test(lines[0]?.text ?? '') && isShort(lines.slice(1))
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

/** Dates and bullets mean work; short items mean skills. */
function kindByContent(lines: readonly Line[]): SectionKind {
  const dates = lines.filter(hasDate)
  const bullets = lines.filter((line) => line.isBullet)
  if (dates.length > 0 && bullets.length > dates.length) return 'work'
  if (dates.length === 0 && lines.length > 0 && (isSkillGroup(lines) || isSkillList(lines)))
    return 'skills'
  return 'other'
}

function hasDate(line: Line): boolean {
  return isDateLike(line.text) || line.cells.some((cell) => isDateLike(cell.text))
}

/** Several items of one to three words, separated by commas or on separate lines. */
function isSkillList(lines: readonly Line[]): boolean {
  const items = lines.flatMap((line) =>
    line.text.replace(/^[^:]{2,30}:/, '').split(/[,;|•·]|\s{2}/u),
  )
  const words = items.map((item) => item.trim().split(/\s+/).length)
  return items.length >= 4 && words.every((count) => count <= 3)
}
