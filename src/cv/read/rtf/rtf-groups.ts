/** RTF groups: how each is read, and the formatting inside it. */
import { pointsOf } from './rtf-styles.ts'

/** A separate text outside the body. */
export type RtfEdge = 'header' | 'footer' | 'box'

export type RtfGroup = {
  reads: 'text' | 'nothing' | 'fonts' | 'styles' | 'instruction' | 'rows'
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  /** Points; null until set, and again after `\plain`. */
  size: number | null
  font: number
  /** Number of fallback characters to skip after a Unicode character. */
  skip: number
  link: string | null
  /** Set if the group began a separate text. */
  edge: RtfEdge | null
}

export const newGroup = (): RtfGroup => ({
  reads: 'text',
  isBold: false,
  isItalic: false,
  isHidden: false,
  size: null,
  font: -1,
  skip: 1,
  link: null,
  edge: null,
})

/** By the word that begins the group. */
export const EDGES: ReadonlyMap<string, RtfEdge> = new Map([
  ['header', 'header'],
  ['headerf', 'header'],
  ['headerr', 'header'],
  ['footer', 'footer'],
  ['footerf', 'footer'],
  ['footerr', 'footer'],
  ['shptxt', 'box'],
  ['dptxbxtext', 'box'],
])

/** Groups that are not visible text; unknown ones are marked with an asterisk. */
const UNREAD =
  'colortbl info pict object footnote annotation generator themedata datastore latentstyles listtable listoverridetable rsidtbl xmlnstbl nonshppict shprslt bkmkstart bkmkend colorschememapping filetbl revtbl xe tc txe rxe nonesttables sn sv headerl footerl listtext pntext'

/** Groups that are not read as text, by the word that begins them. */
export const READ_AS: ReadonlyMap<string, RtfGroup['reads']> = new Map([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['nesttableprops', 'rows'],
  ['fldinst', 'instruction'],
  ...UNREAD.split(' ').map((word) => [word, 'nothing'] as const),
])

/** Groups with an asterisk that are read anyway. */
export const READ_ANYWAY: ReadonlySet<string> = new Set(['shpinst', 'do'])

/** Returns false for a word that does not format text. */
export function applyFormatWord(group: RtfGroup, word: string, parameter: number | null): boolean {
  const isOn = parameter !== 0
  if (word === 'b') group.isBold = isOn
  else if (word === 'i') group.isItalic = isOn
  else if (word === 'v' || word === 'deleted') group.isHidden = isOn
  else if (word === 'fs') group.size = pointsOf(parameter)
  else if (word === 'f') group.font = parameter ?? 0
  else if (word === 'uc') group.skip = Math.min(8, Math.max(0, parameter ?? 1))
  else if (word === 'plain') {
    Object.assign(group, { isBold: false, isItalic: false, isHidden: false, size: null })
  } else return false
  return true
}
