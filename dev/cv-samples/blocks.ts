/**
 * A document as word processors see it: paragraphs and tables, without pages. One description is written in every
 * format, so that each trait of a layout is tested in each of them.
 */

/** A tab in `text` separates texts at one height; a line feed ends the line. */
export type Run = { text: string; isBold?: boolean; isItalic?: boolean }

export type Para = {
  kind: 'para'
  runs: Run[]
  /** Points; 10.5 if absent. */
  size?: number
  isBullet?: boolean
  /** A word processor's own heading style. */
  isHeading?: boolean
  isCentred?: boolean
  isUpper?: boolean
  color?: string
  /** Space above, in points. */
  before?: number
  /** Only plain text shows this above and below the paragraph. */
  mark?: string
}

/** Widths are shares of the page. */
type Table = { kind: 'table'; widths: number[]; rows: Block[][][] }
export type Block = Para | Table

type ParaLook = Omit<Para, 'kind' | 'runs'>

/** "**bold** and _italic_" becomes runs. */
export function para(text: string, look: ParaLook = {}): Para {
  const runs = text.split(/(\*\*[^*]+\*\*|__[^_]+__)/).filter((part) => part !== '')
  return {
    kind: 'para',
    ...look,
    runs: runs.map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), isBold: true }
      if (part.startsWith('__')) return { text: part.slice(2, -2), isItalic: true }
      return { text: part }
    }),
  }
}

export const bullets = (texts: readonly string[], look: ParaLook = {}) =>
  texts.map((text) => para(text, { isBullet: true, ...look }))

export const table = (widths: number[], rows: Block[][][]): Table => ({
  kind: 'table',
  widths,
  rows,
})

export const textOf = ({ runs, isUpper }: Para) => {
  const text = runs.map((run) => run.text).join('')
  return isUpper ? text.toUpperCase() : text
}
