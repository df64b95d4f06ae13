import { expect, test } from 'vitest'
import { rephrased } from './rephrase-line.ts'

test.each([
  ['Responsible for building data pipelines', 'Built data pipelines'],
  ['Was responsible for the testing of releases', null],
  ['Responsible for managing a team of 5', 'Managed a team of 5'],
  ['I was responsible for leading and mentoring four juniors', 'Led and mentored four juniors'],
  ['In charge of designing, developing and testing APIs', null],
  ['Accountable for migrating the monolith', 'Migrated the monolith'],
  ['Responsible for testing the releases', 'Tested the releases'],
  ['Responsible for building and running pipelines', 'Built and ran pipelines'],
  [
    'Responsible for designing web applications for clinics',
    'Designed web applications for clinics',
  ],
  ['Tasked with reducing costs by 20%', null],
  ['Responsible for reducing costs by 20%', null],
  ['Responsible for the building management system', null],
  ['Responsible for building management systems', null],
  ['Responsible for the training program', null],
  ['Responsible for training programs', null],
  ['Responsible for testing environments', null],
  ['In charge of the monitoring stack', null],
  ['Responsible for planning and testing of releases', null],
  ['Responsible for planning and testing environments', null],
  ['Responsible for writing/testing code', null],
  ['Accountable for building-wide access', null],
  ['Responsible for running costs', null],
  ['Responsible for managing access', null],
  ['Responsible for developing software as needed', null],
  ['Responsible for on-call', null],
  ['Responsible for the marketing budget', null],
  ['Responsible for zeroing in on bugs', null],
  ['Built pipelines', null],
])('%j becomes %j', (line, expected) => {
  expect(rephrased(line)).toBe(expected)
})
