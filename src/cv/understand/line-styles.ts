/**
 * How a line's formatting compares with the rest of its document, which is how a reader recognizes a heading at a
 * glance. Formatting is only compared: size, weight, capitals, font and color.
 */
import type { CvDocument, Line, SectionKind } from '#cv/document/document.ts'
import { isKnownHeading } from './section-headings.ts'

export type StyledLine = {
  line: Line
  index: number
  /** Equal for lines with the same formatting. */
  look: string
  /** How far the formatting differs from the body text, from 0. */
  loudness: number
}

/** A line recognized as a heading. */
export type Heading = {
  at: StyledLine
  text: string
  /** Null if its words suggest nothing. */
  kind: SectionKind | null
  /** The next line is its second half. */
  isOnTwoLines?: boolean
}

type BodyLook = { size: number; isBold: boolean; font: string }

export function stylesOf({ lines }: CvDocument): StyledLine[] {
  const body = bodyLook(lines)
  return lines.map((line, index) => ({
    line,
    index,
    look: lookOf(line),
    loudness: loudnessOf(line, body),
  }))
}

/** The formatting of most of the text. Headings are ignored: in a very short CV they may outnumber the rest. */
function bodyLook(lines: readonly Line[]): BodyLook {
  const letters = new Map<string, { count: number; look: BodyLook }>()
  for (const line of lines) {
    if (isKnownHeading(line.text)) continue
    const look = { size: rounded(line.size), isBold: line.isBold, font: fontOf(line) }
    const key = `${look.size} ${look.isBold} ${look.font}`
    const counted = letters.get(key) ?? { count: 0, look }
    letters.set(key, { ...counted, count: counted.count + line.text.length })
  }
  const [most] = [...letters.values()].sort((a, b) => b.count - a.count)
  return most?.look ?? { size: 0, isBold: false, font: '' }
}

function lookOf(line: Line): string {
  return [
    rounded(line.size),
    line.isBold ? 'bold' : '',
    line.isItalic ? 'italic' : '',
    isCapitals(line.text) ? 'capitals' : '',
    fontOf(line),
    line.role ?? '',
  ].join(' ')
}

function loudnessOf(line: Line, body: BodyLook): number {
  const bigger = line.size > 0 && body.size > 0 ? line.size / body.size - 1 : 0
  return (
    Math.max(0, Math.min(2, bigger * 4)) +
    (line.isBold && !body.isBold ? 1 : 0) +
    (isCapitals(line.text) ? 0.8 : 0) +
    (line.role === null ? 0 : 2) +
    (fontOf(line) !== '' && fontOf(line) !== body.font ? 0.4 : 0) +
    Math.min(0.6, line.gap * 0.5)
  )
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return (
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  )
}

/** Rounds to half points: sizes vary slightly from page to page. */
function rounded(size: number): number {
  return Math.round(size * 2) / 2
}

function fontOf(line: Line): string {
  return line.spans.find((span) => span.text.trim() !== '')?.font ?? ''
}
