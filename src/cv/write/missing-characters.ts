/**
 * Finds characters that no font of a template has. They are detected before typesetting, drawn as empty boxes, and
 * reported.
 */
import type { Template } from '#core/documents/cv-design-choices.ts'
import { type CharacterRanges, hasCharacter, readFontCharacters } from './font-characters.ts'

export type FontFile = { family: string; bytes: Uint8Array }

/** The first font of each template; the others are fallbacks, in this order. Must match the templates. */
const FIRST: Readonly<Record<Template, string>> = {
  plain: 'Source Sans 3',
  classic: 'Source Serif 4',
  modern: 'Inter',
  compact: 'Source Sans 3',
  sidebar: 'Source Sans 3',
}
const OTHERS = ['Noto Sans', 'Noto Sans Hebrew', 'IBM Plex Sans Arabic', 'Inter']

/** Inter has this character. */
const BOX = '□'
const PLAIN = /^[ -~]*$/
/** Fields that are not drawn as text: link addresses, ids, kinds. */
const UNDRAWN: ReadonlySet<string> = new Set(['url', 'id', 'kind'])

export type Checked = {
  data: unknown
  missing: string[]
  hasLongWord: boolean
  /** All drawn text. */
  text: string
}

/** A word this long may not fit on its line; the templates use the same length. */
const LONG_WORD = /\S{36}/

export function createGlyphCheck(fonts: readonly FontFile[]) {
  const letters = new Map<string, CharacterRanges>()
  for (const { family, bytes } of fonts) {
    if (!letters.has(family)) letters.set(family, readFontCharacters(bytes))
  }
  const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

  /** Returns the same data with a box for each character that cannot be drawn. */
  return (data: unknown, template: Template): Checked => {
    const chain = [FIRST[template], ...OTHERS].map((family) => letters.get(family) ?? [])
    const missing = new Set<string>()
    const texts: string[] = []

    /** A letter and its accents must come from the same font. */
    const isDrawn = (cluster: string) => {
      const points = [...cluster].map((letter) => letter.codePointAt(0) as number)
      return chain.some((font) => points.every((point) => hasCharacter(font, point)))
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
