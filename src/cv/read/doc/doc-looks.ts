/**
 * How letters and paragraphs of a Word document before 2007 look: lists of small changes ("sprm": a code that tells the
 * length of its value, and the value) over a style. After [MS-DOC], sections 2.6 and 2.9.
 */

export type DocLook = {
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  /** Points; 0 where unknown. */
  size: number
  /** Number of the style. */
  style: number
  /** Of the style for letters; 0 for none. */
  letterStyle: number
  isInTable: boolean
  endsRow: boolean
  nesting: number
  endsInnerCell: boolean
  endsInnerRow: boolean
  /** 0 for no list. */
  list: number
  level: number
  /** From 0; 9 is text. */
  outline: number
  /** Points. */
  left: number
  before: number
  after: number
}

export const PLAIN_LOOK: DocLook = {
  isBold: false,
  isItalic: false,
  isHidden: false,
  size: 10,
  style: 0,
  letterStyle: 0,
  isInTable: false,
  endsRow: false,
  nesting: 0,
  endsInnerCell: false,
  endsInnerRow: false,
  list: 0,
  level: 0,
  outline: 9,
  left: 0,
  before: 0,
  after: 0,
}

const TWIPS = 20
/** Lengths of values by the three highest bits of a code; 6 tells its own. */
const LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3]
/** Values with a length of two bytes, against the rule. */
const TABLE_DEFINITION = 0xd608

const int16 = (value: number) => (value << 16) >> 16

/** A yes or no that may also mean "as the style" and "other than the style". */
function toggled(value: number, base: boolean): boolean {
  if (value === 0x80) return base
  return value === 0x81 ? !base : (value & 1) === 1
}

type Change = (value: number, look: DocLook, base: DocLook) => Partial<DocLook>

const isOn = (value: number) => value !== 0

/** What each code changes; `base` is the look of the style. */
const CHANGES: ReadonlyMap<number, Change> = new Map<number, Change>([
  [0x0835, (value, _, base) => ({ isBold: toggled(value, base.isBold) })],
  [0x0836, (value, _, base) => ({ isItalic: toggled(value, base.isItalic) })],
  [0x083c, (value, _, base) => ({ isHidden: toggled(value, base.isHidden) })],
  [0x0800, (value, look) => ({ isHidden: look.isHidden || isOn(value) })], // deleted, with changes tracked
  [0x4a30, (value) => ({ letterStyle: value })],
  [0x4a43, (value) => ({ size: value / 2 })],
  [0x4600, (value) => ({ style: value })],
  [0x2416, (value) => ({ isInTable: isOn(value) })],
  [0x2417, (value) => ({ endsRow: isOn(value) })],
  [0x6649, (value) => ({ nesting: Math.min(20, value) })],
  [0x244b, (value) => ({ endsInnerCell: isOn(value) })],
  [0x244c, (value) => ({ endsInnerRow: isOn(value) })],
  [0x460b, (value) => ({ list: value })],
  [0x260a, (value) => ({ level: value })],
  [0x2640, (value) => ({ outline: value })],
  [0x845e, (value) => ({ left: int16(value) / TWIPS })],
  [0x840f, (value) => ({ left: int16(value) / TWIPS })],
  [0xa413, (value) => ({ before: value / TWIPS })],
  [0xa414, (value) => ({ after: value / TWIPS })],
])

/** The look after these changes. What is cut or unknown changes nothing. */
export function changedLook(base: DocLook, changes: Uint8Array): DocLook {
  const look = { ...base }
  const view = new DataView(changes.buffer, changes.byteOffset, changes.byteLength)
  let at = 0
  while (at + 3 <= changes.length) {
    const code = view.getUint16(at, true)
    at += 2
    let length = LENGTHS[code >> 13] ?? 1
    if (length === 0) {
      const isLong = code === TABLE_DEFINITION && at + 2 <= changes.length
      length = isLong ? view.getUint16(at, true) + 1 : (changes[at] ?? 0) + 1
    }
    if (at + length > changes.length) break
    const value =
      length === 1
        ? view.getUint8(at)
        : length === 2
          ? view.getUint16(at, true)
          : length === 4
            ? view.getUint32(at, true)
            : 0
    Object.assign(look, CHANGES.get(code)?.(value, look, base))
    at += length
  }
  return look
}

export type DocStyle = { look: DocLook; role: 'heading' | 'title' | null }

export type DocStyles = {
  paragraph(number: number): DocStyle
  /** The look of letters: the paragraph's, the style for letters that is named, and what is said here. */
  letters(look: DocLook, changes: Uint8Array): DocLook
}

/** Numbers that Word gives its own styles. */
const TITLE = 62
const MAX_STYLES = 4_096
const MAX_CHAIN = 12
const NO_BASE = 0xfff
const NOTHING = new Uint8Array()
const PARAGRAPHS = 1
const LETTERS = 2

type Written = { base: number; sti: number; paragraph: Uint8Array; letters: Uint8Array }

/** The style sheet ("STSH"). */
export function readDocStyles(sheet: Uint8Array): DocStyles {
  const written = sheet.length > 6 ? writtenStyles(sheet) : []
  const known = new Map<number, DocStyle>()

  function look(number: number, chain: number): DocLook {
    const style = written[number]
    if (!style || chain > MAX_CHAIN) return PLAIN_LOOK
    const below = style.base === NO_BASE ? PLAIN_LOOK : look(style.base, chain + 1)
    return changedLook(changedLook(below, style.paragraph), style.letters)
  }

  function styledLetters(number: number, around: DocLook, chain: number): DocLook {
    const style = written[number]
    if (!style || chain > MAX_CHAIN) return around
    const below = style.base === NO_BASE ? around : styledLetters(style.base, around, chain + 1)
    return changedLook(below, style.letters)
  }

  return {
    paragraph(number) {
      const found = known.get(number)
      if (found) return found
      const sti = written[number]?.sti ?? 0
      const role = sti === TITLE ? 'title' : sti >= 1 && sti <= 9 ? 'heading' : null
      const style: DocStyle = { look: { ...look(number, 0), style: number }, role }
      known.set(number, style)
      return style
    },
    letters(around, changes) {
      const said = changedLook(around, changes)
      if (said.letterStyle === 0) return said
      return changedLook(styledLetters(said.letterStyle, around, 0), changes)
    },
  }
}

function writtenStyles(sheet: Uint8Array): (Written | null)[] {
  const view = new DataView(sheet.buffer, sheet.byteOffset, sheet.byteLength)
  const count = Math.min(MAX_STYLES, view.getUint16(2, true))
  const baseBytes = view.getUint16(4, true)
  const styles: (Written | null)[] = []
  let at = 2 + view.getUint16(0, true)
  while (styles.length < count && at + 2 <= sheet.length) {
    const length = view.getUint16(at, true)
    const from = at + 2
    at = from + length
    styles.push(at <= sheet.length ? writtenStyle(sheet.subarray(from, at), baseBytes) : null)
  }
  return styles
}

function writtenStyle(style: Uint8Array, baseBytes: number): Written | null {
  const view = new DataView(style.buffer, style.byteOffset, style.byteLength)
  if (style.length < baseBytes + 2 || baseBytes < 8) return null
  const kind = view.getUint16(2, true)
  const isOfLetters = (kind & 0xf) === LETTERS
  if (!isOfLetters && (kind & 0xf) !== PARAGRAPHS) return null
  const parts: Uint8Array[] = []
  // The name, its length before it and a zero behind it.
  let at = baseBytes + 2 + view.getUint16(baseBytes, true) * 2 + 2
  while (parts.length < 2 && at + 2 <= style.length) {
    const length = view.getUint16(at, true)
    parts.push(style.subarray(at + 2, at + 2 + length))
    at += 2 + length + (length % 2)
  }
  if (isOfLetters) parts.unshift(NOTHING)
  const [paragraph = NOTHING, letters = NOTHING] = parts
  return {
    base: kind >> 4,
    sti: view.getUint16(0, true) & 0xfff,
    paragraph: paragraph.subarray(2), // before it stands the style's own number
    letters,
  }
}
