import { expect, test } from 'vitest'
import { degreeAsked, degreeOf } from './degree.ts'

test.each([
  [
    "Bachelor's degree in Computer Science or equivalent experience",
    { degree: 'bachelor', field: 'computer science', orEquivalent: true },
  ],
  ['BS/MS in Physics', { degree: 'bachelor', field: 'physics', orEquivalent: false }],
  ['PhD in machine learning', { degree: 'doctor', field: 'machine learning', orEquivalent: false }],
  ['A university degree', { degree: 'bachelor', field: null, orEquivalent: false }],
  ['You care about master data', null],
  ['Our Scrum masters are kind', null],
])('the degree required by “%s”', (sentence, asked) => {
  expect(degreeAsked(sentence)).toEqual(asked)
})

test.each([
  ['BSc', 'bachelor'],
  ['Master of Science', 'master'],
  ['M.S.', 'master'],
  ['Ph.D.', 'doctor'],
  ['Certificate', null],
])('%s is %s', (words, degree) => {
  expect(degreeOf(words)).toBe(degree)
})
