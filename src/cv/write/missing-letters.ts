/** Letters that no font of a template has: found before anything is set, drawn as empty boxes, and told. */
import type { Template } from '#core/documents/cv-design-choices.ts'
import { hasLetter, type LetterRanges, readFontLetters } from './font-letters.ts'

export type FontFile = { family: string; bytes: Uint8Array }

/** The first family of each template; the others come to help, in this order. As the templates have it. */
const FIRST: Readonly<Record<Template, string>> = {
  plain: 'Source Sans 3',
  classic: 'Source Serif 4',
  modern: 'Inter',
  compact: 'Source Sans 3',
  sidebar: 'Source Sans 3',
}
const OTHERS = ['Noto Sans', 'Noto Sans Hebrew', 'IBM Plex Sans Arabic', 'Inter']

/** Inter has it. */
const BOX = '□'
const PLAIN = /^[ -~]*$/
/** Where a link leads, which part this is: no text that is drawn. */
const UNDRAWN: ReadonlySet<string> = new Set(['url', 'id', 'kind'])

export type Checked = {
  data: unknown
  missing: string[]
  hasLongWord: boolean
  /** All that is drawn. */
  text: string
}

/** It may not fit on its line; as long as the templates have it. */
const LONG_WORD = /\S{36}/

export function createLetterCheck(fonts: readonly FontFile[]) {
  const letters = new Map<string, LetterRanges>()
  for (const { family, bytes } of fonts) {
    if (!letters.has(family)) letters.set(family, readFontLetters(bytes))
  }
  const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

  /** The same data with a box for each letter that cannot be drawn. */
  return (data: unknown, template: Template): Checked => {
    const chain = [FIRST[template], ...OTHERS].map((family) => letters.get(family) ?? [])
    const missing = new Set<string>()
    const texts: string[] = []

    /** A letter and its accents are drawn by one font. */
    const isDrawn = (cluster: string) => {
      const points = [...cluster].map((letter) => letter.codePointAt(0) as number)
      return chain.some((font) => points.every((point) => hasLetter(font, point)))
    }

    function checkText(text: string): string {
      texts.push(text)
      if (PLAIN.test(text)) return text
      return Array.from(clusters.segment(text), ({ segment }) => {
        if (isDrawn(segment) || isDrawn(segment.normalize('NFD'))) return segment
        missing.add(segment)
        return BOX
      }).join('')
    }

    function checkAll(value: unknown): unknown {
      if (typeof value === 'string') return checkText(value)
      if (Array.isArray(value)) return value.map(checkAll)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, UNDRAWN.has(key) ? part : checkAll(part)]),
      )
    }

    const checked = checkAll(data)
    const hasLongWord = texts.some((text) => LONG_WORD.test(text))
    return { data: checked, missing: [...missing], hasLongWord, text: texts.join(' ') }
  }
}
