/**
 * Joins glyphs of one baseline into chunks: words close enough to be one text. A wide gap begins another chunk: a
 * table cell, a date at the edge, the next column.
 */
import type { Span } from '#cv/document/document.ts'
import { isDateLike, isToday } from '#cv/words/short-dates.ts'
import { isBulletLetter, isSureBullet } from './pdf-bullets.ts'
import {
  combiningAccent,
  inReadingOrder,
  isRightToLeft,
  plainCharacter,
  withoutSoftHyphens,
} from './pdf-characters.ts'
import type { Glyph } from './pdf-glyphs.ts'
import { joinRaised } from './pdf-raised.ts'
import { breaksOf } from './pdf-spacing.ts'

/** Symbols for "phone" or "place" before a text, which are left out. */
const PICTURE =
  /^[\u2302\u260e\u260f\u2690\u2691\u2706\u2709\u270d-\u2712\u{1f000}-\u{1faff}]\ufe0f?$/u

export type Chunk = {
  text: string
  x: number
  right: number
  y: number
  size: number
  isBold: boolean
  isItalic: boolean
  font: string
  spans: Span[]
  /** Began with a list marker, which is not in its text. */
  isBullet: boolean
}

/** A glyph and the space before it on its baseline. */
export type Letter = Glyph & {
  /** Preceded by a drawn space. */
  afterSpace: boolean
  /** Distance from the letter before; points. */
  room: number
}

/** A gap wider than this is not a space between words; in font sizes. */
const CELL_ROOM = 0.9
/** The same before a margin of the document. */
const MARGIN_ROOM = 0.42
/** The same after a bullet, which may be farther from its text. */
const BULLET_ROOM = 4.5
/** Baselines closer than this count as one; points. */
const SAME_BASELINE = 0.4

/** Above this number, the texts of a page are not compared with one another; a CV's page has about 200. */
export const MOST_CHUNKS = 3_000

/** `margins` are the left edges of other texts in the document; before them a smaller gap is enough to split. */
export function chunksOf(glyphs: readonly Glyph[], margins: readonly number[] = []): Chunk[] {
  const chunks: Chunk[] = []
  for (const row of rowsOf(glyphs)) {
    for (const letters of cutAtRooms(lettersOf(row), margins)) {
      const chunk = chunkOf(letters)
      if (chunk) chunks.push(chunk)
    }
  }
  return chunks.length > MOST_CHUNKS ? chunks : joinRaised(chunks)
}

/** Glyphs by baseline, from the top. */
function rowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: { y: number; glyphs: Glyph[] }[] = []
  for (const glyph of [...glyphs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && glyph.y - row.y <= SAME_BASELINE) row.glyphs.push(glyph)
    else rows.push({ y: glyph.y, glyphs: [glyph] })
  }
  return rows.map((row) => row.glyphs.sort((a, b) => a.x - b.x || a.run - b.run))
}

/** Keeps letters only: no spaces, no icons, no glyphs drawn twice to look bold. */
function lettersOf(row: Glyph[]): Letter[] {
  const letters: Letter[] = []
  let afterSpace = false
  for (const glyph of row) {
    if (glyph.isSpace) {
      afterSpace = true
      continue
    }
    const text = glyph.look.isIcons && !isBulletLetter(glyph.text) ? '' : plainCharacter(glyph.text)
    if (text === '') {
      afterSpace = true
      continue
    }
    const before = letters.at(-1)
    if (isDrawnTwice(glyph, text, letters)) continue
    if (before && accentInto(before, glyph)) continue
    const room = before ? glyph.x - before.right : 0
    letters.push({ ...glyph, text, afterSpace, room })
    afterSpace = false
  }
  return letters
}

function isDrawnTwice(glyph: Glyph, text: string, letters: Letter[]): boolean {
  for (let i = letters.length - 1; i >= 0 && i >= letters.length - 3; i--) {
    const other = letters[i] as Letter
    const near = Math.abs(other.x - glyph.x) < 0.12 * glyph.size
    if (near && other.text === text && Math.abs(other.size - glyph.size) < 0.5) return true
  }
  return false
}

/** Merges an accent with the letter below it, whichever is drawn first. */
function accentInto(before: Letter, glyph: Glyph): boolean {
  const middle = (glyph.x + glyph.right) / 2
  const own = combiningAccent(glyph.text)
  if (own && middle > before.x && middle < before.right && /\p{L}$/u.test(before.text)) {
    before.text = (before.text + own).normalize('NFC')
    return true
  }
  const first = combiningAccent(before.text)
  const middleBefore = (before.x + before.right) / 2
  if (first && middleBefore > glyph.x && middleBefore < glyph.right && /^\p{L}/u.test(glyph.text)) {
    before.text = (glyph.text + first).normalize('NFC')
    before.x = Math.min(before.x, glyph.x)
    before.right = Math.max(before.right, glyph.right)
    return true
  }
  return false
}

function cutAtRooms(letters: Letter[], margins: readonly number[]): Letter[][] {
  const rooms = letters
    .filter((letter) => letter.afterSpace && letter.room < CELL_ROOM * letter.size)
    .map((letter) => letter.room / letter.size)
    .sort((a, b) => a - b)
  const usual = rooms[rooms.length >> 1] ?? 0.3
  const widest = Math.max(CELL_ROOM, Math.min(2.2, 2.4 * usual))
  const out: Letter[][] = []
  for (const letter of letters) {
    const chunk = out.at(-1)
    const before = chunk?.at(-1)
    const size = before ? Math.max(letter.size, before.size) : 0
    const isMark = chunk?.length === 1 && before !== undefined && isBulletLetter(before.text)
    const most = (isMark ? BULLET_ROOM : widest) * size + spacedMore(before)
    const isMargin =
      letter.room - spacedMore(before) > Math.max(MARGIN_ROOM, 1.6 * usual) * size &&
      margins.some((x) => Math.abs(x - letter.x) < 0.8)
    if (chunk && before && letter.room <= most && (isMark || !isMargin)) chunk.push(letter)
    else out.push([{ ...letter, room: 0, afterSpace: false }])
  }
  return out
}

/** Letter-spaced words are farther apart by their letter-spacing. */
function spacedMore(before: Letter | undefined): number {
  return before && before.room > 0.08 * before.size ? 2.5 * Math.min(before.room, before.size) : 0
}

function chunkOf(all: Letter[]): Chunk | null {
  const isTurned = all.some((letter) => isRightToLeft(letter.text))
  const [first, second] = isTurned ? [...all].reverse() : all
  if (!first) return null
  const isBullet =
    second !== undefined &&
    isBulletLetter(first.text, { before: second }) &&
    spaceAfter(first, second) &&
    !isDashOfDates(all)
  const isIcon = second !== undefined && PICTURE.test(first.text)
  // "— Work —" is a heading between two marks.
  const last = all.at(-1)
  const isFramed = isBullet && all.length > 4 && last?.text === first.text
  const marks = isFramed ? [first, last] : [first]
  const letters = isBullet || isIcon ? all.filter((letter) => !marks.includes(letter)) : all
  const spans = spansOf(letters)
  const text = inReadingOrder(withoutSoftHyphens(spans.map((span) => span.text).join(''))).trim()
  if (text === '' || spans.length === 0) return null
  const main = mainSpan(spans)
  return {
    text,
    x: Math.min(...letters.map((letter) => letter.x)),
    right: Math.max(...letters.map((letter) => letter.right)),
    y: main.y,
    size: Math.max(...spans.map((span) => span.size)),
    isBold: isMostly(spans, (span) => span.isBold),
    isItalic: isMostly(spans, (span) => span.isItalic),
    font: main.font,
    spans,
    isBullet: isBullet && !isFramed,
  }
}

/** "– Present": the second half of a period. */
function isDashOfDates([mark, ...rest]: Letter[]): boolean {
  if (mark === undefined || rest.length > 20 || !/^[-–—]$/u.test(mark.text)) return false
  const text = rest
    .map((letter) => `${letter.afterSpace ? ' ' : ''}${letter.text}`)
    .join('')
    .trim()
  return isDateLike(text) || isToday(text)
}

/** The marker may be on either side of the text. */
function spaceAfter(mark: Letter, next: Letter): boolean {
  if (isSureBullet(mark.text) && /^\p{L}/u.test(next.text)) return true
  const right = mark.x < next.x ? next : mark
  return right.afterSpace || right.room > 0.15 * mark.size
}

/** Spans of letters with the same font and size, with spaces between words. */
function spansOf(letters: Letter[]): Span[] {
  const breaks = breaksOf(letters)
  const spans: Span[] = []
  letters.forEach((letter, i) => {
    const text = `${breaks[i] ? ' ' : ''}${letter.text}`
    const span = spans.at(-1)
    if (span && span.font === letter.font && Math.abs(span.size - letter.size) < 0.3) {
      span.text += text
      span.right = Math.max(span.right, letter.right)
      return
    }
    spans.push({
      text,
      x: letter.x,
      right: letter.right,
      y: letter.y,
      size: letter.size,
      isBold: letter.look.isBold,
      isItalic: letter.look.isItalic,
      font: letter.font,
    })
  })
  return spans
}

function mainSpan(spans: Span[]): Span {
  return spans.reduce((most, span) => (span.text.length > most.text.length ? span : most))
}

function isMostly(spans: Span[], is: (span: Span) => boolean): boolean {
  let yes = 0
  for (const span of spans) yes += (is(span) ? 1 : -1) * span.text.trim().length
  return yes > 0
}
