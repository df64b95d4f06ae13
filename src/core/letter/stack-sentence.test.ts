import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, employment } from '../../../test/sample-cover-letters.ts'
import { letterText } from './letter-text.ts'
import { writeLetter } from './write-letter.ts'

const NOTES = ['Kafka → PostgreSQL | 1.2M events', 'Redis, Docker: 40 services']
const work = [employment('w1', 'Northwind', 'Engineer', ['2020', 'present'], NOTES)]
const cv = { ...EMPTY_CV, work }

test('notes of a job give the tools that they name, and no sentence of their own', () => {
  const text = letterText(writeLetter({ ...ASK, cv, findings: [] }))
  expect(text).toMatch(/I work with (?:\w+, ){2}\w+ and \w+\./)
  expect(text).not.toContain('1.2M')
})

test('one tool says too little', () => {
  const few = {
    ...cv,
    work: [employment('w1', 'Northwind', 'Engineer', ['2020', 'present'], ['Kafka → S3'])],
  }
  expect(letterText(writeLetter({ ...ASK, cv: few, findings: [] }))).not.toContain('Kafka')
})

test('a job that goes on is not said to be before another', () => {
  const both = [
    ...work,
    employment('w2', 'Fabrikam', 'Instructor', ['2022', 'present'], ['Django, Flask: 12 courses']),
  ]
  const text = letterText(writeLetter({ ...ASK, cv: { ...cv, work: both }, findings: [] }))
  expect(text).toMatch(/Django and Flask|Flask and Django/)
  expect(text).not.toMatch(/[Bb]efore that/)
})
