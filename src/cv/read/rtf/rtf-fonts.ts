/** The code pages of an RTF file: the document's, and those of fonts that have their own. */
import { charsetOf, codePageOf } from './rtf-characters.ts'

const MAX_FONTS = 1_000
const WESTERN = 1252
const MACINTOSH = 10_000

export type RtfFonts = {
  /** A control word of the font table. */
  takeWord(word: string, parameter: number | null): void
  /** A control word of the text; false if it does not concern code pages. */
  takeDocumentWord(word: string, parameter: number | null): boolean
  codePageOf(font: number): string
}

export function createRtfFonts(): RtfFonts {
  const codePages = new Map<number, string>()
  let ofDocument = codePageOf(WESTERN)
  let current = 0

  return {
    takeWord(word, parameter) {
      if (word === 'f') current = parameter ?? 0
      const charset = word === 'fcharset' ? charsetOf(parameter) : null
      if (charset && codePages.size < MAX_FONTS) codePages.set(current, charset)
    },
    takeDocumentWord(word, parameter) {
      if (word === 'ansicpg') ofDocument = codePageOf(parameter)
      else if (word === 'mac') ofDocument = codePageOf(MACINTOSH)
      else return false
      return true
    },
    codePageOf: (font) => codePages.get(font) ?? ofDocument,
  }
}
