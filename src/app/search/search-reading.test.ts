import { expect, test } from 'vitest'
import { defaultSort, EMPTY_QUERY, type JobQuery, type Reading } from '#core/search/query.ts'
import { readingNote } from './search-reading.ts'

const note = (query: Partial<JobQuery>, reading: Partial<Reading>, total = 1) =>
  readingNote(
    { ...EMPTY_QUERY, sort: defaultSort(query.text ?? null), ...query },
    { corrected: null, dropped: [], marks: [], ...reading },
    total,
  )

test('words searched as typed need no note', () => {
  expect(note({ text: 'react' }, { marks: ['react'] })).toBe(null)
  expect(note({}, {})).toBe(null)
})

test('the link back from a correction quotes the word, keeps the filters and starts at page one', () => {
  const query = { text: 'senior reakt', location: 'Berlin', page: 3 }
  expect(note(query, { corrected: 'senior react' })).toEqual({
    corrected: {
      to: 'senior react',
      typed: 'senior reakt',
      asTypedHref: '/jobs?query=senior+%22reakt%22&location=Berlin',
    },
    dropped: [],
    unknownPlaces: [],
  })
})

test('each dropped word links to a search for it alone', () => {
  const dropped = ['cobol', 'machine learning', 'lisp OR scheme']
  expect(note({ text: 'rust and more' }, { dropped })).toEqual({
    corrected: null,
    dropped: [
      { word: 'cobol', href: '/jobs?query=cobol' },
      { word: 'machine learning', href: '/jobs?query=%22machine+learning%22' },
      { word: 'lisp OR scheme', href: '/jobs?query=lisp+OR+scheme' },
    ],
    unknownPlaces: [],
  })
})

test('an empty result has no note about dropped words', () => {
  expect(note({ text: 'zzzqqxx wwvv' }, { dropped: ['zzzqqxx'] }, 0)).toBe(null)
})

test('a search that would be too long with quotation marks has no link back', () => {
  const text = 'reakt '.repeat(50).trim()
  expect(note({ text }, { corrected: 'react' })?.corrected?.asTypedHref).toBe(null)
})

test('a place that we do not know is named', () => {
  const expected = { corrected: null, dropped: [], unknownPlaces: ['Atlantiss'] }
  expect(note({ location: 'Berlin; Atlantiss' }, {}, 0)).toEqual(expected)
  expect(note({ location: 'Berlin' }, {})).toBe(null)
})
