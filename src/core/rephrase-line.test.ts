import { expect, test } from 'vitest'
import { rephrased } from './rephrase-line.ts'

test.each([
  ['Responsible for building data pipelines', 'Built data pipelines'],
  ['Was responsible for the testing of releases', null],
  ['Responsible for managing a team of 5', 'Managed a team of 5'],
  ['I was responsible for leading and mentoring four juniors', 'Led and mentored four juniors'],
  ['In charge of designing, developing and testing APIs', null],
  ['Tasked with migrating the monolith', 'Migrated the monolith'],
  ['Responsible for on-call', null],
  ['Responsible for the marketing budget', null],
  ['Responsible for zeroing in on bugs', null],
  ['Built pipelines', null],
])('%j becomes %j', (line, expected) => {
  expect(rephrased(line)).toBe(expected)
})
