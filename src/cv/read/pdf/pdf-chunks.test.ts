import { expect, test } from 'vitest'
import { chunksOf } from './pdf-chunks.ts'
import type { Glyph } from './pdf-glyphs.ts'

type Drawn = Partial<Glyph> & { advance?: number }

const LOOK = { isBold: false, isItalic: false, isIcons: false }

/** Letters 5 points wide, beginning at `x`; "_" is a drawn space of 2.8 points. */
function draw(text: string, { x = 50, y = 100, advance = 5, ...more }: Drawn = {}): Glyph[] {
  let at = x
  return [...text].map((sign) => {
    const isSpace = sign === '_'
    const width = isSpace ? 2.8 : advance
    const glyph = { text: isSpace ? ' ' : sign, x: at, right: at + width, isSpace }
    at += width
    return { ...glyph, y, size: 10, look: LOOK, font: 'Sans', run: 1, ...more }
  })
}

const texts = (glyphs: Glyph[], margins?: number[]) =>
  chunksOf(glyphs, margins).map((chunk) => chunk.text)

test('words close together are one chunk, a wide gap begins the next', () => {
  const glyphs = [...draw('Acme_Ltd'), ...draw('Berlin', { x: 300 })]
  expect(texts(glyphs)).toEqual(['Acme Ltd', 'Berlin'])
})

test('a smaller gap is enough before a margin of the document', () => {
  const glyphs = [...draw('Work'), ...draw('Engineer', { x: 77 })]
  expect(texts(glyphs)).toEqual(['Work Engineer'])
  expect(texts(glyphs, [77])).toEqual(['Work', 'Engineer'])
})

test('letters drawn twice to look bold are read once', () => {
  expect(texts([...draw('Acme'), ...draw('Acme', { x: 50.4, run: 2 })])).toEqual(['Acme'])
})

test('an accent drawn over its letter merges with it', () => {
  const glyphs = [...draw('Mu'), ...draw('¨', { x: 55.5, advance: 4, run: 2 })]
  expect(texts(glyphs)).toEqual(['Mü'])
})

test('bullets and icons are left out of the text', () => {
  const icon = draw('\uf095', { look: { ...LOOK, isIcons: true } })
  const [bullet] = chunksOf([...draw('•_'), ...draw('Led', { x: 62 })])
  expect(bullet).toMatchObject({ text: 'Led', isBullet: true, x: 62 })
  expect(texts([...icon, ...draw('+49_30', { x: 60 })])).toEqual(['+49 30'])
  expect(texts([...draw('☎_'), ...draw('+49', { x: 60 })])).toEqual(['+49'])
})

test('a chunk has the formatting of most of its letters, and a span for each style', () => {
  const bold = { look: { ...LOOK, isBold: true }, font: 'Sans-Bold' }
  const [chunk] = chunksOf([...draw('Engineer', bold), ...draw('_at', { x: 90 })])
  expect(chunk).toMatchObject({ text: 'Engineer at', isBold: true })
  expect(chunk?.spans.map((span) => [span.text, span.isBold])).toEqual([
    ['Engineer', true],
    [' at', false],
  ])
})

test('a big first letter and small capitals are one word', () => {
  const glyphs = [...draw('P', { size: 14 }), ...draw('ROFILE', { x: 55.5, size: 10 })]
  expect(chunksOf(glyphs)).toMatchObject([{ text: 'PROFILE', size: 14 }])
})
