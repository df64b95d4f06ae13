import { expect, test } from 'vitest'
import { createEngine } from '#test/search/engine.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { aliases, engineOf, found, ids, search } from '#test/search/sample-engine.ts'

const engine = createEngine({ aliases, phrases: ['machine learning', 'new york city'] })
engine.put(
  [
    { title: 'Data Engineer', company: 'Acme' },
    { title: 'Engineer Data' },
    { title: 'Big Data', company: 'Engineer House' },
    { title: 'Analyst', tags: ['Data', 'Engineer'] },
    { title: 'Analyst', tags: ['Data Engineer'] },
    { title: 'Senior Data Platform Engineer' },
    { title: 'Lead', descriptionText: 'A data engineer with machine learning in New York City' },
    { title: 'Lead', descriptionText: 'The machine is learning. York city, new.' },
    { title: 'Data-Engineer, full-stack' },
    { title: 'Analyst', locationText: 'Data', places: ['Engineer'] },
    { title: 'Data data engineer engineer' },
    { title: 'Lead', descriptionText: 'machine', tags: ['Learning'] },
  ].map((job, at) => madeDocument({ id: at + 1, ...job })),
)

test.each([
  ['"data engineer"', [1, 5, 9, 11]],
  ['"engineer data"', [2]],
  ['"data platform engineer"', [6]],
  ['"Data, Engineer!"', [1, 5, 9, 11]],
  ['"full stack"', [9]],
  ['"data data engineer"', [11]],
])('the words of %j are adjacent in one title, company, tag or place', (text, expected) => {
  expect(found(engine, { text })).toEqual(ids(...expected))
})

test.each([
  ['"machine learning"', [7]],
  ['"new york city"', [7]],
  ['"york city"', [7, 8]],
])('%j is a known phrase and found in descriptions too', (text, expected) => {
  expect(found(engine, { text })).toEqual(ids(...expected))
})

test.each([
  ['analyst -"data engineer" ', [4, 10]],
  ['analyst -data ', []],
  ['analyst -cobol ', [4, 5, 10]],
  ['-"data engineer"', [2, 3, 4, 6, 7, 8, 10, 12]],
  ['lead -machine -data ', []],
  ['lead -"machine learning"', [8, 12]],
  ['lead -learning ', []],
])('%j leaves out jobs with the excluded words anywhere', (text, expected) => {
  expect(found(engine, { text })).toEqual(ids(...expected))
})

test.each([
  ['"data engineer" OR lead ', [1, 5, 7, 8, 9, 11, 12]],
  ['cobol OR house ', [3]],
  ['analyst OR house data ', [3, 4, 5, 10]],
])('%j is met by either side', (text, expected) => {
  expect(found(engine, { text })).toEqual(ids(...expected))
})

test('excluded jobs count for no facet, also after a part was dropped', () => {
  const board = engineOf(
    { title: 'Cook', tags: ['Pans'], level: 'senior' },
    { title: 'Cook', tags: ['Pots'], level: 'mid' },
  )
  const page = search(board, { text: 'cook cobol -pans ', tags: ['Pots'] })
  expect(page.reading.dropped).toEqual(['cobol'])
  expect(page.ids).toEqual(ids(2))
  expect(page.facets.tags).toEqual([{ value: 'Pots', count: 1 }])
})
