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
