import { expect, test } from 'vitest'
import { piecesOf } from '#core/text/marked-text.ts'
import { createMarkFinder } from './mark-words.ts'
import { SNIPPET_LENGTH, snippet } from './snippet.ts'

const cut = (text: string, marks: string[], wanted = marks) =>
  snippet(text, createMarkFinder(marks), wanted)

const shown = (text: string, marks: string[], wanted?: string[]) => {
  const found = cut(text, marks, wanted)
  if (!found) return null
  return piecesOf(found)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')
}

const FILLER = 'We care about people and about the things they make together every day of the year.'

test('a short text is shown whole, its spaces made single', () => {
  expect(shown('We use\n\n  Kafka\tand Go.', ['kafka'])).toBe('We use [Kafka] and Go.')
})

test('a text without a marked word has no snippet', () => {
  expect(shown(FILLER, ['kafka'])).toBe(null)
  expect(shown('', ['kafka'])).toBe(null)
  expect(shown(FILLER, [])).toBe(null)
})

test('the sentence of the word is shown from its beginning, cut between words', () => {
  const text = `${FILLER} ${FILLER} Our stack is Kafka and Go. ${FILLER} ${FILLER}`
  expect(shown(text, ['kafka'])).toBe(
    '… Our stack is [Kafka] and Go. We care about people and about the things they make together ' +
      'every day of the year. We care about people and about the things they …',
  )
})

test('in a long sentence a few words before the marked one are shown', () => {
  const text = `${'lots and lots of other words '.repeat(10)}then Kafka comes`
  expect(shown(text, ['kafka'])).toBe('… lots and lots of other words then [Kafka] comes')
})

test('the part that holds most different words is preferred to one that repeats a word', () => {
  const text = `Kafka Kafka Kafka. ${FILLER} ${FILLER} ${FILLER} Kafka meets Rust here.`
  expect(shown(text, ['kafka', 'rust'])).toBe('… [Kafka] meets [Rust] here.')
})

test('words that are wanted decide; the others are marked where they stand beside them', () => {
  const text = `Kafka and Go. ${FILLER} ${FILLER} ${FILLER} We like Rust and Go.`
  expect(shown(text, ['kafka', 'go', 'rust'], ['rust'])).toBe('… We like [Rust] and [Go].')
  expect(shown('Only Go is here.', ['go', 'rust'], ['rust'])).toBe(null)
})

test('phrases and beginnings are marked too', () => {
  expect(shown('Some machine learning, some engineering.', ['machine learning', 'engin*'])).toBe(
    'Some [machine learning], some [engineering].',
  )
})

test('one endless word is cut within itself, never within a letter', () => {
  const found = cut(`kafka${'🚀'.repeat(400)}`, ['kafka'])
  expect(found?.text.isWellFormed()).toBe(true)
  expect(found?.text.length).toBeLessThanOrEqual(SNIPPET_LENGTH + 2)
})

test.each([1, 40, 59, 60, 61, 159, 160, 161, 500, 4_000])(
  'with %i letters before the word it is within the length, and marks what it says',
  (before) => {
    const text = `${'ab cd. '.repeat(before).slice(0, before)} kafka ${'ef gh '.repeat(200)}`
    const found = cut(text, ['kafka'])
    expect(found?.text.replaceAll('…', '').trim().length).toBeLessThanOrEqual(SNIPPET_LENGTH)
    expect(found?.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['kafka'])
  },
)
