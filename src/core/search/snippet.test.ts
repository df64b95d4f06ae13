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

test('a short text is shown whole, with single spaces', () => {
  expect(shown('We use\n\n  Kafka\tand Go.', ['kafka'])).toBe('We use [Kafka] and Go.')
})

test('a text without a marked word has no snippet', () => {
  expect(shown(FILLER, ['kafka'])).toBe(null)
  expect(shown('', ['kafka'])).toBe(null)
  expect(shown(FILLER, [])).toBe(null)
})

test('a snippet starts with the sentence of the match and is cut between words', () => {
  const text = `${FILLER} ${FILLER} Our stack is Kafka and Go. ${FILLER} ${FILLER}`
  expect(shown(text, ['kafka'])).toBe(
    '… Our stack is [Kafka] and Go. We care about people and about the things they make together ' +
      'every day of the year. We care about people and about the things they …',
  )
})

test('in a long sentence, the snippet starts a few words before the match', () => {
  const text = `${'lots and lots of other words '.repeat(10)}then Kafka comes`
  expect(shown(text, ['kafka'])).toBe('… lots and lots of other words then [Kafka] comes')
})

test('a passage with more different words wins over one that repeats a word', () => {
  const text = `Kafka Kafka Kafka. ${FILLER} ${FILLER} ${FILLER} Kafka meets Rust here.`
  expect(shown(text, ['kafka', 'rust'])).toBe('… [Kafka] meets [Rust] here.')
})

test('wanted words decide the passage, and other words in it are marked too', () => {
  const text = `Kafka and Go. ${FILLER} ${FILLER} ${FILLER} We like Rust and Go.`
  expect(shown(text, ['kafka', 'go', 'rust'], ['rust'])).toBe('… We like [Rust] and [Go].')
  expect(shown('Only Go is here.', ['go', 'rust'], ['rust'])).toBe(null)
})

test('phrases and prefixes are marked too', () => {
  expect(shown('Some machine learning, some engineering.', ['machine learning', 'engin*'])).toBe(
    'Some [machine learning], some [engineering].',
  )
})

test('a very long word is cut, but never within a surrogate pair', () => {
  const found = cut(`kafka${'🚀'.repeat(400)}`, ['kafka'])
  expect(found?.text.isWellFormed()).toBe(true)
  expect(found?.text.length).toBeLessThanOrEqual(SNIPPET_LENGTH + 2)
})

test.each([1, 40, 59, 60, 61, 159, 160, 161, 500, 4_000])(
  'with %i characters before the match, the snippet fits and marks the match',
  (before) => {
    const text = `${'ab cd. '.repeat(before).slice(0, before)} kafka ${'ef gh '.repeat(200)}`
    const found = cut(text, ['kafka'])
    expect(found?.text.replaceAll('…', '').trim().length).toBeLessThanOrEqual(SNIPPET_LENGTH)
    expect(found?.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['kafka'])
  },
)
