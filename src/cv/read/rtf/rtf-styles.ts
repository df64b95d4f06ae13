/** The style sheet of a rich text: what a style is called, and what paragraphs take from it without saying so. */
import type { Paragraph } from '#cv/read/office/flow.ts'

type Style = {
  name: string
  /** From 0; 9 is text. */
  outline: number | null
  /** Number of the style that it rests on. */
  base: number
  /** Points. */
  size: number | null
}

export type RtfStyles = {
  /** A word of the sheet. */
  takeWord(word: string, parameter: number | null): void
  /** Letters of a name, which ends with a semicolon. */
  takeName(text: string): void
  /** Points. Some programs leave out what the style says, against the rule. */
  sizeOf(style: number): number
  /** `outline` is what the paragraph itself says. */
  roleOf(style: number, outline: number | null): Paragraph['role']
}

const NEW_STYLE: Style = { name: '', outline: null, base: -1, size: null }
const MAX_STYLES = 1_000
const MAX_NAME = 100
/** Styles that rest on each other further than this do so in a circle. */
const MAX_CHAIN = 20
/** What the format has where nothing is said. */
const USUAL_SIZE = 12
/** Styles for letters, sections and tables have numbers of their own. */
const OTHER_KINDS = new Set(['cs', 'ds', 'ts'])

/** Sizes are told in halves of a point. */
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
