/** Groups of rich text: as what each is read, and how the letters in it look. */
import { pointsOf } from './rtf-styles.ts'

/** A text of its own, apart from the page's. */
export type RtfEdge = 'header' | 'footer' | 'box'

export type RtfGroup = {
  reads: 'text' | 'nothing' | 'fonts' | 'styles' | 'instruction' | 'rows'
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  /** Points; null until it is said, and again after `\plain`. */
  size: number | null
  font: number
  /** Letters that stand for a Unicode letter before them. */
  skip: number
  link: string | null
  /** It began a text of its own. */
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

/** Groups that are no part of what one reads; unknown ones are marked with an asterisk. */
const UNREAD =
  'colortbl info pict object footnote annotation generator themedata datastore latentstyles listtable listoverridetable rsidtbl xmlnstbl nonshppict shprslt bkmkstart bkmkend colorschememapping filetbl revtbl xe tc txe rxe nonesttables sn sv headerl footerl listtext pntext'

/** By the word that begins the group, where it is no text. */
export const READ_AS: ReadonlyMap<string, RtfGroup['reads']> = new Map([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['nesttableprops', 'rows'],
  ['fldinst', 'instruction'],
  ...UNREAD.split(' ').map((word) => [word, 'nothing'] as const),
])

/** Groups with an asterisk that are read all the same. */
export const READ_ANYWAY: ReadonlySet<string> = new Set(['shpinst', 'do'])

/** False for a word that says nothing about letters. */
export function takeLook(group: RtfGroup, word: string, parameter: number | null): boolean {
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
