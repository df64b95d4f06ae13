/** The style sheet of an RTF file: style names, and what paragraphs inherit from their style. */
import type { Paragraph } from '#cv/read/office/flow.ts'

type Style = {
  name: string
  /** Heading level from 0; 9 is body text. */
  outline: number | null
  /** Number of the style that it is based on. */
  base: number
  /** Points. */
  size: number | null
}

export type RtfStyles = {
  /** A control word of the style sheet. */
  takeWord(word: string, parameter: number | null): void
  /** Characters of a name, which ends with a semicolon. */
  takeName(text: string): void
  /** Points. Some programs omit what the style defines, although the format requires it in the text too. */
  sizeOf(style: number): number
  /** `outline` is the paragraph's own level. */
  roleOf(style: number, outline: number | null): Paragraph['role']
}

const NEW_STYLE: Style = { name: '', outline: null, base: -1, size: null }
const MAX_STYLES = 1_000
const MAX_NAME = 100
/** A longer chain of styles is a loop. */
const MAX_CHAIN = 20
/** The format's default, in points. */
const USUAL_SIZE = 12
/** Character, section and table styles are numbered separately. */
const OTHER_KINDS = new Set(['cs', 'ds', 'ts'])

/** Sizes are given in half points. */
export const pointsOf = (halves: number | null) => Math.min(1_000, Math.max(0, (halves ?? 24) / 2))

export function createRtfStyles(): RtfStyles {
  const styles = new Map<number, Style>()
  let current = 0

  const change = (changes: Partial<Style>) => {
    if (styles.size >= MAX_STYLES && !styles.has(current)) return
    styles.set(current, { ...(styles.get(current) ?? NEW_STYLE), ...changes })
  }

  function sizeOf(number: number, chain = 0): number {
    const style = styles.get(number)
    if (!style || chain > MAX_CHAIN) return USUAL_SIZE
    return style.size ?? sizeOf(style.base, chain + 1)
  }

  return {
    takeWord(word, parameter) {
      if (word === 's') current = parameter ?? 0
      else if (OTHER_KINDS.has(word)) current = -1
      else if (word === 'outlinelevel') change({ outline: parameter })
      else if (word === 'sbasedon') change({ base: parameter ?? -1 })
      else if (word === 'fs') change({ size: pointsOf(parameter) })
    },
    takeName(text) {
      const name = `${styles.get(current)?.name ?? ''}${text}`
      change({ name: name.slice(0, MAX_NAME) })
    },
    sizeOf: (style) => sizeOf(style),
    roleOf(style, outline) {
      const found = styles.get(style)
      const name = (found?.name.toLowerCase() ?? '').replace(/;.*$/s, '').trim()
      if (name === 'title') return 'title'
      const isHeading = (outline ?? found?.outline ?? 9) < 9 || /^heading \d/.test(name)
      return isHeading ? 'heading' : null
    },
  }
}
