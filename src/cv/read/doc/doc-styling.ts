/**
 * Formatting of text and paragraphs in a Word document from before 2007: lists of changes to a style ("sprm": a code
 * that implies its value's length, and the value). After [MS-DOC], sections 2.6 and 2.9.
 */

export type DocStyling = {
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  /** Points; 0 where unknown. */
  size: number
  /** Number of the paragraph style. */
  style: number
  /** Number of the character style; 0 for none. */
  letterStyle: number
  isInTable: boolean
  endsRow: boolean
  nesting: number
  endsInnerCell: boolean
  endsInnerRow: boolean
  /** 0 outside of lists. */
  list: number
  level: number
  /** Heading level from 0; 9 is body text. */
  outline: number
  /** Points. */
  left: number
  before: number
  after: number
}

export const PLAIN_LOOK: DocStyling = {
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
/** Value lengths by the three highest bits of a code; with 6, the value begins with its length. */
const LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3]
/** The exception: this value's length has two bytes. */
const TABLE_DEFINITION = 0xd608

const int16 = (value: number) => (value << 16) >> 16

/** A boolean that may also mean "same as the style" or "opposite of the style". */
function toggled(value: number, base: boolean): boolean {
  if (value === 0x80) return base
  return value === 0x81 ? !base : (value & 1) === 1
}

type Change = (value: number, look: DocStyling, base: DocStyling) => Partial<DocStyling>

const isOn = (value: number) => value !== 0

/** The effect of each code; `base` is the style's formatting. */
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

/** Applies changes to the formatting. A truncated or unknown change has no effect. */
export function withChanges(base: DocStyling, changes: Uint8Array): DocStyling {
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

export type DocStyle = { look: DocStyling; role: 'heading' | 'title' | null }

export type DocStyles = {
  paragraph(number: number): DocStyle
  /** Text formatting: the paragraph's, then the character style's, then these changes. */
  letters(look: DocStyling, changes: Uint8Array): DocStyling
}

/** Word's fixed number for its title style. */
const TITLE = 62
const MAX_STYLES = 4_096
const MAX_CHAIN = 12
const NO_BASE = 0xfff
const NOTHING = new Uint8Array()
const PARAGRAPHS = 1
const LETTERS = 2

type Written = { base: number; sti: number; paragraph: Uint8Array; letters: Uint8Array }

/** Reads the style sheet ("STSH"). */
export function readDocStyles(sheet: Uint8Array): DocStyles {
  const written = sheet.length > 6 ? writtenStyles(sheet) : []
  const known = new Map<number, DocStyle>()

  function look(number: number, chain: number): DocStyling {
    const style = written[number]
    if (!style || chain > MAX_CHAIN) return PLAIN_LOOK
    const below = style.base === NO_BASE ? PLAIN_LOOK : look(style.base, chain + 1)
    return withChanges(withChanges(below, style.paragraph), style.letters)
  }

  function styledLetters(number: number, around: DocStyling, chain: number): DocStyling {
    const style = written[number]
    if (!style || chain > MAX_CHAIN) return around
    const below = style.base === NO_BASE ? around : styledLetters(style.base, around, chain + 1)
    return withChanges(below, style.letters)
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
      const changed = withChanges(around, changes)
      if (changed.letterStyle === 0) return changed
      return withChanges(styledLetters(changed.letterStyle, around, 0), changes)
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
  // Skips the name, which has its length before it and a zero after it.
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
    paragraph: paragraph.subarray(2), // without the style's own number
    letters,
  }
}
