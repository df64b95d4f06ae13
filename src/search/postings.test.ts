import { expect, test } from 'vitest'
import { addEntry, addList, createPostings, entriesOf, impactOf, rowOf } from './postings.ts'

test('an entry keeps its row and its impact to the last bit', () => {
  const postings = createPostings()
  const list = addList(postings)
  const cases = [
    [0, 1],
    [1, 255],
    [8_388_608, 128],
    [16_777_215, 255],
  ] as const
  for (const [row, impact] of cases) addEntry(postings, list, row, impact)
  const entries = Array.from(entriesOf(postings, list))
  expect(entries.map((entry) => [rowOf(entry), impactOf(entry)])).toEqual(cases)
})

test('lists that grow in turns keep to themselves', () => {
  const postings = createPostings()
  const lists = Array.from({ length: 40 }, () => addList(postings))
  for (let row = 0; row < 600; row++) {
    for (const list of lists) if (row % (list + 1) === 0) addEntry(postings, list, row, list + 1)
  }
  for (const list of lists) {
    const expected = Array.from({ length: Math.ceil(600 / (list + 1)) }, (_, at) => [
      at * (list + 1),
      list + 1,
    ])
    const entries = Array.from(entriesOf(postings, list))
    expect(entries.map((entry) => [rowOf(entry), impactOf(entry)])).toEqual(expected)
  }
})

test('places left behind are used again', () => {
  const postings = createPostings()
  const first = addList(postings)
  for (let row = 0; row < 64; row++) addEntry(postings, first, row, 1)
  const used = postings.used
  const second = addList(postings)
  for (let row = 0; row < 32; row++) addEntry(postings, second, row, 1)
  expect(postings.used).toBe(used)
})

test('a list without entries is empty', () => {
  const postings = createPostings()
  expect(Array.from(entriesOf(postings, addList(postings)))).toEqual([])
})
