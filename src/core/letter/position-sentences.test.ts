import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, employment } from '../../../test/sample-cover-letters.ts'
import { letterText } from './letter-text.ts'
import { writeLetter } from './write-letter.ts'

const letterFor = (held: string, asked: string) => {
  const work = [employment('w1', 'Northwind', held, ['2021', 'present'], [])]
  const job = { ...ASK.job, title: asked }
  return letterText(writeLetter({ ...ASK, cv: { ...EMPTY_CV, work }, job, findings: [] }))
}

test('a letter without facts says which job came before, and when', () => {
  const work = [
    employment('w1', 'Northwind', 'Data Engineer', ['2021', 'present'], []),
    employment('w2', 'Fabrikam', 'Data Analyst', ['2017-03', '2020-12'], []),
  ]
  const order = { ...ASK, cv: { ...EMPTY_CV, work }, findings: [] }
  expect(letterText(writeLetter(order))).toContain(
    'Before that, I was a Data Analyst at Fabrikam from 2017 to 2020.',
  )
  const german = letterText(writeLetter({ ...order, language: 'de' }))
  expect(german).toContain('Davor war ich von 2017 bis 2020 Data Analyst bei Fabrikam.')
})

const CLOSE = /close to|similar|much like|work of this kind/i

test.each([
  ['Backend Developer', 'Senior Backend Engineer'],
  ['Senior Backend Engineer', 'Backend Engineer'],
])('a letter of a %s may call the job of a %s close', (held, asked) => {
  expect(letterFor(held, asked)).toMatch(CLOSE)
})

test.each([
  ['Junior Backend Developer', 'Principal Backend Engineer'],
  ['Backend Developer', 'Backend Engineering Intern'],
  ['Backend Developer', 'Product Designer'],
])('a letter of a %s does not call the job of a %s close', (held, asked) => {
  expect(letterFor(held, asked)).not.toMatch(CLOSE)
})
