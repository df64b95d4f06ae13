/**
 * Turns a page's drawing operators into glyphs with position, size and font, and collects the lines drawn on the
 * page. pdf.js can also extract text, but it joins runs by its own rules and drops colors; with the operators, those
 * decisions are ours. Coordinates are points from the top left of the page.
 */

import { isUnmapped } from './pdf-characters.ts'
import { type FontStyling, stylingOfFont } from './pdf-font.ts'

export type Glyph = {
  /** As the font maps it: one letter, a ligature's several, or "" if unmapped. */
  text: string
  x: number
  right: number
  /** The baseline. */
  y: number
  size: number
  look: FontStyling
  /** Font and color. */
  font: string
  isSpace: boolean
  /** Number of the drawing operator. Glyphs of one run belong together more than their distance suggests. */
  run: number
}

/** A box of ink that is not a letter. */
export type Mark = { x: number; right: number; y: number; bottom: number }

export type PageInk = {
  glyphs: Glyph[]
  /** Glyphs of text that is not horizontal, left to right. */
  turned: Glyph[]
  /** Lines drawn on the page: under a heading, between columns. */
  rules: Mark[]
  /** Small round or square shapes, as browsers draw list bullets. */
  dots: Mark[]
  /** Number of letters that their font does not map to text, not counting icon fonts. */
  unmapped: number
}

export type PageFont = {
  name?: string
  fontMatrix?: number[]
  vertical?: boolean
  composite?: boolean
}

/** What pdf.js calls an operator list; `ops` are its operator numbers by name. */
export type PageOperators = {
  fns: ArrayLike<number>
  args: ArrayLike<unknown>
  ops: Record<string, number>
  fontOf: (id: string) => PageFont | null
  /** From page units to points from the top left. */
  viewport: Matrix
}

type Matrix = readonly [number, number, number, number, number, number]

type GraphicsState = {
  ctm: Matrix
  fontId: string
  fontName: string
  font: PageFont | null
  look: FontStyling
  size: number
  charSpace: number
  wordSpace: number
  stretch: number
  leading: number
  rise: number
  mode: number
  colour: string
}

const PLAIN: FontStyling = { isBold: false, isItalic: false, isIcons: false }
const INVISIBLE = 3
/** Points; smaller type is unreadable and meant for machines. */
const SMALLEST = 2.5
const DEEPEST = 200
/** Limit of glyphs per page; a CV's page has about 4,000. */
const MOST_GLYPHS = 60_000
const MOST_MARKS = 5_000

export function inkOf({ fns, args, ops, fontOf, viewport }: PageOperators): PageInk {
  const ink: PageInk = { glyphs: [], turned: [], rules: [], dots: [], unmapped: 0 }
  let state: GraphicsState = {
    ctm: viewport,
    fontId: '',
    fontName: '',
    font: null,
    look: PLAIN,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    colour: '#000000',
  }
  const saved: GraphicsState[] = []
  let text: Matrix = [1, 0, 0, 1, 0, 0]
  let line: Matrix = text
  let run = 0

  const save = () => {
    if (saved.length < DEEPEST) saved.push({ ...state })
  }
  const restore = () => {
    state = saved.pop() ?? state
  }
  const moveLine = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const show = (glyphs: unknown) => {
    if (!Array.isArray(glyphs)) return
    run++
    for (const glyph of glyphs) text = place(glyph, { state, text, run, ink })
  }

  const orders: Record<string, (a: unknown[]) => void> = {
    save,
    restore,
    transform: (a) => {
      state.ctm = times(state.ctm, matrixOf(a))
    },
    paintFormXObjectBegin: ([matrix]) => {
      save()
      if (isNumbers(matrix)) state.ctm = times(state.ctm, matrixOf(matrix))
    },
    paintFormXObjectEnd: restore,
    beginText: () => {
      text = [1, 0, 0, 1, 0, 0]
      line = text
    },
    setFont: ([id, size]) => {
      state.fontId = String(id)
      state.font = fontOf(state.fontId)
      state.fontName = state.font?.name ?? state.fontId
      state.look = stylingOfFont(state.fontName)
      state.size = Number(size)
    },
    setCharSpacing: ([n]) => {
      state.charSpace = Number(n)
    },
    setWordSpacing: ([n]) => {
      state.wordSpace = Number(n)
    },
    setHScale: ([n]) => {
      state.stretch = Number(n) / 100
    },
    setLeading: ([n]) => {
      state.leading = Number(n)
    },
    setTextRise: ([n]) => {
      state.rise = Number(n)
    },
    setTextRenderingMode: ([n]) => {
      state.mode = Number(n)
    },
    setTextMatrix: ([matrix]) => {
      line = matrixOf(matrix)
      text = line
    },
    moveText: ([x, y]) => moveLine(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      state.leading = -Number(y)
      moveLine(Number(x), Number(y))
    },
    nextLine: () => moveLine(0, -state.leading),
    showText: ([glyphs]) => show(glyphs),
    showSpacedText: ([glyphs]) => show(glyphs),
    setFillRGBColor: ([colour]) => {
      state.colour = String(colour)
    },
    constructPath: ([, , bounds]) => {
      const mark = markOf(bounds, state.ctm)
      if (!mark || ink.rules.length + ink.dots.length > MOST_MARKS) return
      if (isRule(mark)) ink.rules.push(mark)
      else if (isDot(mark)) ink.dots.push(mark)
    },
  }
  const byNumber = new Map<number, (a: unknown[]) => void>()
  for (const [name, order] of Object.entries(orders)) {
    const number = ops[name]
    if (number !== undefined) byNumber.set(number, order)
  }
  for (let i = 0; i < fns.length && ink.glyphs.length < MOST_GLYPHS; i++) {
    const order = byNumber.get(fns[i] as number)
    const a = args[i]
    order?.(Array.isArray(a) ? a : [])
  }
  return ink
}

/** Adds one glyph, or applies one kerning value, and returns the text matrix after it. */
function place(
  glyph: unknown,
  { state, text, run, ink }: { state: GraphicsState; text: Matrix; run: number; ink: PageInk },
): Matrix {
  const { size, stretch, font } = state
  const forward = (by: number): Matrix =>
    font?.vertical ? times(text, [1, 0, 0, 1, 0, by]) : times(text, [1, 0, 0, 1, by * stretch, 0])
  if (typeof glyph === 'number') return forward((-glyph * size) / 1000)
  const { unicode, width, isSpace } = (glyph ?? {}) as {
    unicode?: string
    width?: number
    isSpace?: boolean
  }
  const advance = (width ?? 0) * (font?.fontMatrix?.[0] ?? 0.001) * size
  const after = forward(advance + state.charSpace + (isSpace ? state.wordSpace : 0))
  const drawn = times(state.ctm, times(text, [size * stretch, 0, 0, size, 0, state.rise]))
  const height = Math.hypot(drawn[2], drawn[3])
  const letters = unicode ?? ''
  if (state.mode === INVISIBLE || !(height > SMALLEST) || !Number.isFinite(height)) return after
  const end = times(state.ctm, times(text, [1, 0, 0, 1, advance * stretch, 0]))
  const isTurned = Math.abs(drawn[1]) > Math.abs(drawn[0]) * 0.1 || drawn[0] < 0
  const x = isTurned ? drawn[4] : Math.min(drawn[4], end[4])
  const made: Glyph = {
    text: letters,
    x,
    right: isTurned ? drawn[4] : Math.max(drawn[4], end[4]),
    y: drawn[5],
    size: height,
    look: state.look,
    font: `${state.fontName.replace(/^[A-Z]{6}\+/, '')} ${state.colour}`,
    isSpace: /^[\s\u00a0]*$/.test(letters),
    run,
  }
  if (!state.look.isIcons && isUnmapped(letters)) ink.unmapped++
  if (isTurned) ink.turned.push(made)
  else ink.glyphs.push(made)
  return after
}

function markOf(bounds: unknown, ctm: Matrix): Mark | null {
  if (!isNumbers(bounds)) return null
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds)
  const [a, b] = [times(ctm, [1, 0, 0, 1, x0, y0]), times(ctm, [1, 0, 0, 1, x1, y1])]
  const mark = {
    x: Math.min(a[4], b[4]),
    right: Math.max(a[4], b[4]),
    y: Math.min(a[5], b[5]),
    bottom: Math.max(a[5], b[5]),
  }
  return Number.isFinite(mark.right - mark.x + mark.bottom - mark.y) ? mark : null
}

/** A line may be drawn as a stroke or as a flat box. */
function isRule(mark: Mark): boolean {
  const [width, height] = [mark.right - mark.x, mark.bottom - mark.y]
  return (height <= 4 && width >= 20) || (width <= 4 && height >= 20)
}

function isDot(mark: Mark): boolean {
  const [width, height] = [mark.right - mark.x, mark.bottom - mark.y]
  return width >= 1.2 && width <= 7 && height >= 1.2 && height <= 7 && Math.abs(width - height) < 1
}

function isNumbers(value: unknown): value is ArrayLike<number> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)
}

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = isNumbers(value) ? Array.from(value) : []
  return [a, b, c, d, e, f]
}

/** The matrix product: `n` first, then `m`. */
function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}
