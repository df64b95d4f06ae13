import { expect, test } from 'vitest'
import { madeLine } from '#test/made-line.ts'
import { withWholeWords } from './pdf-broken-words.ts'

const textsOf = (lines: Parameters<typeof withWholeWords>[0]) =>
  withWholeWords(lines).map(({ text }) => text)

const LINK = ['https://www.example.org/people/ada-lovelace/cv']
const WORD = 'Rindfleischetikettierungsaufgaben'

test('an address broken twice is whole again where its letters lead to it', () => {
  const lines = [
    madeLine('See example.org/people/', { links: LINK }),
    madeLine('ada-love', { links: LINK, x: 90 }),
    madeLine('lace/cv · Leeds', { links: LINK, x: 70 }),
  ]
  expect(textsOf(lines)).toEqual(['See example.org/people/ada-lovelace/cv', '· Leeds'])
})

test('an e-mail address broken in two is whole again', () => {
  const links = ['mailto:ada.lovelace@example.org']
  const lines = [madeLine('ada.lovelace@', { links }), madeLine('example.org', { links })]
  expect(textsOf(lines)).toEqual(['ada.lovelace@example.org'])
})

test('a line that leads elsewhere is left', () => {
  const texts = ['example.org/people/', 'ada-lovelace']
  const [first = '', second = ''] = texts
  expect(textsOf([madeLine(first, { links: LINK }), madeLine(second)])).toEqual(texts)
  expect(textsOf([madeLine(first), madeLine(second)])).toEqual(texts)
})

test('a word that fills its column is whole again, and its place is on both lines', () => {
  const lines = [
    madeLine(WORD, { box: { x: 50, y: 100, width: 165, height: 12 } }),
    madeLine('übertragung, Leeds', { box: { x: 50, y: 112, width: 60, height: 12 } }),
  ]
  expect(textsOf(lines)).toEqual([`${WORD}übertragung,`, 'Leeds'])
  const [whole] = withWholeWords([lines[0], { ...lines[1], text: 'übertragung' }] as typeof lines)
  expect(whole?.box).toEqual({ x: 50, y: 100, width: 165, height: 24 })
})

test('a word broken beside its dates is whole again', () => {
  const cell = (text: string, x: number, right: number) => ({
    text,
    x,
    right,
    isBold: false,
    isItalic: false,
  })
  const lines = [
    madeLine(`${WORD}  2019 – 2021`, {
      cells: [cell(WORD, 50, 215), cell('2019 – 2021', 230, 290)],
    }),
    madeLine('übertragung'),
  ]
  const [line, more] = withWholeWords(lines)
  expect(line?.text).toBe(`${WORD}übertragung  2019 – 2021`)
  expect(line?.cells.map(({ text }) => text)).toEqual([`${WORD}übertragung`, '2019 – 2021'])
  expect(more).toBeUndefined()
})

const WIDE = madeLine('What fills the column from the left to the right', {
  box: { x: 50, y: 0, width: 400, height: 12 },
})

test.each([
  ['a line with room behind its word', [WIDE, madeLine(WORD), madeLine('übertragung')]],
  ['two short words', [madeLine('internationalization'), madeLine('and')]],
  ['a line of several words', [madeLine(`In ${WORD}`), madeLine('übertragung')]],
  ['a new name', [madeLine(WORD), madeLine('Übertragung')]],
  ['a line that begins elsewhere', [madeLine(WORD), madeLine('übertragung', { x: 60 })]],
  ['an item of a list', [madeLine(WORD), madeLine('übertragung', { isBullet: true })]],
  ['a line after some room', [madeLine(WORD), madeLine('übertragung', { gap: 0.5 })]],
  ['a line in other type', [madeLine(WORD), madeLine('übertragung', { size: 9 })]],
  ['a line of the next page', [madeLine(WORD), madeLine('übertragung', { page: 1 })]],
])('%s is left as it is', (_, lines) => {
  expect(textsOf(lines)).toEqual(lines.map(({ text }) => text))
})

test('a word is not put together without end', () => {
  const lines = [madeLine(WORD), ...Array.from({ length: 2_000 }, () => madeLine('übertragung'))]
  const [longest = 0] = textsOf(lines)
    .map(({ length }) => length)
    .sort((a, b) => b - a)
  expect(longest).toBeGreaterThan(400)
  expect(longest).toBeLessThan(600)
})
