import { expect, test } from 'vitest'
import { readWords } from '#search/postings/terms.ts'
import { wordSpans } from './word-spans.ts'

test('every word comes with its position', () => {
  expect(wordSpans('Zürich: full-stack')).toEqual({
    words: [
      { word: 'zurich', start: 0, end: 6 },
      { word: 'full', start: 8, end: 12 },
      { word: 'stack', start: 13, end: 18 },
    ],
    forms: [{ word: 'fullstack', start: 8, end: 18 }],
  })
})

// biome-ignore format: a table
const PARTS = [
  'React', 'c', 'C', 'r', 'net', '.net', 'ASP', 'node', '.js', 'u', 's', 'full', 'stack', 'front', 'end',
  'e', 'Zürich', 'Straße', 'ﬁ', 'İ', '™', '2', '2024', '日本', '서울', 'टाटा', '🚀', '\u00ad', '\u0308',
  '+', '++', '#', '.', '-', '‑', '&', "'", '’', '/', ' ', ' ', ' ', '\n', 'x'.repeat(60),
]

/** Deterministic texts: the parts in many different orders. */
function* texts(count: number): Generator<string> {
  let seed = 7
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  for (let made = 0; made < count; made++) {
    let text = ''
    for (let length = next() % 9; length >= 0; length--) text += PARTS[next() % PARTS.length]
    yield text
  }
}

// Highlighting must match what search found, or it shows people a wrong reason.
test('the words equal those of the search in 5,000 unusual texts', () => {
  for (const text of texts(5_000)) {
    const { words, forms } = wordSpans(text)
    const said = { words: words.map(({ word }) => word), forms: forms.map(({ word }) => word) }
    expect(said, JSON.stringify(text)).toEqual(readWords(text))
  }
})

test('positions are in order and within the text', () => {
  for (const text of texts(1_000)) {
    let before = 0
    for (const { start, end } of wordSpans(text).words) {
      expect(start, JSON.stringify(text)).toBeGreaterThanOrEqual(before)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(text.length)
      before = start
    }
  }
})
