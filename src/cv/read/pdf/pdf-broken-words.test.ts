import { expect, test } from 'vitest'
import { madeLine } from '#test/sample-line.ts'
import { joinCutWords } from './pdf-broken-words.ts'

const textsOf = (lines: Parameters<typeof joinCutWords>[0]) =>
  joinCutWords(lines).map(({ text }) => text)

const LINK = ['https://www.example.org/people/ada-lovelace/cv']
const WORD = 'Rindfleischetikettierungsaufgaben'

test('an address cut twice is joined if its parts link to it', () => {
  const lines = [
    madeLine('See example.org/people/', { links: LINK }),
    madeLine('ada-love', { links: LINK, x: 90 }),
    madeLine('lace/cv · Leeds', { links: LINK, x: 70 }),
  ]
  expect(textsOf(lines)).toEqual(['See example.org/people/ada-lovelace/cv', '· Leeds'])
})

test('an email address cut in two is joined', () => {
  const links = ['mailto:ada.lovelace@example.org']
  const lines = [madeLine('ada.lovelace@', { links }), madeLine('example.org', { links })]
  expect(textsOf(lines)).toEqual(['ada.lovelace@example.org'])
})

test('a line with another link target is left alone', () => {
  const texts = ['example.org/people/', 'ada-lovelace']
  const [first = '', second = ''] = texts
  expect(textsOf([madeLine(first, { links: LINK }), madeLine(second)])).toEqual(texts)
  expect(textsOf([madeLine(first), madeLine(second)])).toEqual(texts)
})

test('a word that fills its column is joined, and its box covers both lines', () => {
  const lines = [
    madeLine(WORD, { box: { x: 50, y: 100, width: 165, height: 12 } }),
    madeLine('übertragung, Leeds', { box: { x: 50, y: 112, width: 60, height: 12 } }),
  ]
  expect(textsOf(lines)).toEqual([`${WORD}übertragung,`, 'Leeds'])
  const [whole] = joinCutWords([lines[0], { ...lines[1], text: 'übertragung' }] as typeof lines)
  expect(whole?.box).toEqual({ x: 50, y: 100, width: 165, height: 24 })
})

test('a word cut beside its dates is joined', () => {
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
  const [line, more] = joinCutWords(lines)
  expect(line?.text).toBe(`${WORD}übertragung  2019 – 2021`)
  expect(line?.cells.map(({ text }) => text)).toEqual([`${WORD}übertragung`, '2019 – 2021'])
  expect(more).toBeUndefined()
})

const WIDE = madeLine('What fills the column from the left to the right', {
  box: { x: 50, y: 0, width: 400, height: 12 },
})

test.each([
  ['a line with space after its word', [WIDE, madeLine(WORD), madeLine('übertragung')]],
  ['two short words', [madeLine('internationalization'), madeLine('and')]],
  ['a line of several words', [madeLine(`In ${WORD}`), madeLine('übertragung')]],
  ['a new name', [madeLine(WORD), madeLine('Übertragung')]],
  ['a line with another left edge', [madeLine(WORD), madeLine('übertragung', { x: 60 })]],
  ['a list item', [madeLine(WORD), madeLine('übertragung', { isBullet: true })]],
  ['a line after a gap', [madeLine(WORD), madeLine('übertragung', { gap: 0.5 })]],
  ['a line in another size', [madeLine(WORD), madeLine('übertragung', { size: 9 })]],
  ['a line on the next page', [madeLine(WORD), madeLine('übertragung', { page: 1 })]],
])('%s is left alone', (_, lines) => {
  expect(textsOf(lines)).toEqual(lines.map(({ text }) => text))
})

test('joining words has a limit', () => {
  const lines = [madeLine(WORD), ...Array.from({ length: 2_000 }, () => madeLine('übertragung'))]
  const [longest = 0] = textsOf(lines)
    .map(({ length }) => length)
    .sort((a, b) => b - a)
  expect(longest).toBeGreaterThan(400)
  expect(longest).toBeLessThan(600)
})
