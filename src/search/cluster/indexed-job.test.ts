import { expect, test } from 'vitest'
import { madeDocument } from '#test/search/sample-document.ts'
import { CODE_DELIMITER, JOBS_INDEX } from './index-definition.ts'
import { createJobReader } from './indexed-job.ts'

const read = createJobReader(['machine learning'])

test('names like C++ and .NET stay words, and each has its code', () => {
  const { indexed } = read(
    madeDocument({
      id: 1,
      title: 'C++ and .NET Developer',
      descriptionText: 'We do machine learning',
    }),
  )
  const words = (indexed.short as string[]).map((term) => term.split(CODE_DELIMITER))
  expect(words.map(([word]) => word)).toEqual(expect.arrayContaining(['c++', '.net', 'c++ and']))
  expect(words.every(([, code]) => Number(code) > 0 && Number(code) <= 255)).toBe(true)
  expect(indexed.long).toEqual(expect.arrayContaining(['learning', 'machine learning']))
})

test('every field of a job is in the definition of the index', () => {
  const { indexed } = read(madeDocument({ id: 1 }))
  const defined = Object.keys(JOBS_INDEX.mappings.properties)
  expect(Object.keys(indexed).filter((field) => !defined.includes(field))).toEqual([])
})

test('a delimiter in a tag is no delimiter', () => {
  const { indexed } = read(madeDocument({ id: 1, tags: [`a${CODE_DELIMITER}9`] }))
  const terms = indexed.short as string[]
  expect(terms.every((term) => term.split(CODE_DELIMITER).length === 2)).toBe(true)
})

test('values that are too long for the cluster are cut', () => {
  const long = 'x'.repeat(40_000)
  const { indexed } = read(madeDocument({ id: 1, company: long, locationText: long }))
  expect((indexed.employer as string).length).toBeLessThan(10_000)
  expect((indexed.location as string).length).toBeLessThan(10_000)
})

test('a description is not stored', () => {
  const { indexed } = read(madeDocument({ id: 1, descriptionText: 'secret sauce' }))
  expect(JSON.stringify(indexed.job)).not.toContain('sauce')
})
