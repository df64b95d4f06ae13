/** RTF paragraphs: their control words, and the resulting formatting. */
import type { Paragraph } from '#cv/read/office/flow.ts'
import type { RtfStyles } from './rtf-styles.ts'

const TWIPS = 20
/** Points per list level. */
const LEVEL = 18

/** Lengths are in twips, twenty per point. */
export type RtfParagraph = {
  left: number
  before: number
  after: number
  style: number
  outline: number | null
  list: number
  level: number
  isInTable: boolean
  nesting: number
  hasMark: boolean
}

export const newParagraph = (): RtfParagraph => ({
  left: 0,
  before: 0,
  after: 0,
  style: 0,
  outline: null,
  list: 0,
  level: 0,
  isInTable: false,
  nesting: 0,
  hasMark: false,
})

export function takeParagraphWord(paragraph: RtfParagraph, word: string, number: number) {
  if (word === 'pard') Object.assign(paragraph, { ...newParagraph(), hasMark: paragraph.hasMark })
  else if (word === 'intbl') paragraph.isInTable = true
  else if (word === 'itap') paragraph.nesting = number
  else if (word === 'li' || word === 'lin') paragraph.left = number
  else if (word === 'sb') paragraph.before = number
  else if (word === 'sa') paragraph.after = number
  else if (word === 's') paragraph.style = number
  else if (word === 'outlinelevel') paragraph.outline = number
  else if (word === 'ls') paragraph.list = number
  else if (word === 'ilvl') paragraph.level = number
}

/** Table nesting depth; 0 outside of tables. */
export const depthOf = ({ isInTable, nesting }: RtfParagraph) =>
  isInTable ? Math.max(1, nesting) : 0

export function lookOf(
  { left, before, after, list, level, hasMark, style, outline }: RtfParagraph,
  styles: RtfStyles,
): Omit<Paragraph, 'kind' | 'runs'> {
  const role = styles.roleOf(style, outline)
  return {
    isBullet: role === null && (hasMark || list > 0),
    indentPoints: Math.max(left / TWIPS, list > 0 ? level * LEVEL : 0),
    role,
    before: before / TWIPS,
    after: after / TWIPS,
    startsColumn: false,
  }
}
