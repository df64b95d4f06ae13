import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, employment } from '../../../test/sample-cover-letters.ts'
import { letterAdvice } from './letter-facts.ts'
import { letterFindings } from './letter-findings.ts'
import { LETTER_WEAKNESSES } from './letter-weakness.ts'
import { writeLetter } from './write-letter.ts'

const LISTING =
  'You will run our clusters. We ask for Kubernetes and Terraform, and for experience with incident response in a team that is on call.'

function adviceFor(lines: string[], description = LISTING) {
  const work = [employment('w1', 'Northwind', 'Engineer', ['2020', 'present'], lines)]
  const cv = { ...EMPTY_CV, work }
  const job = { title: 'Platform Engineer', company: 'Contoso', description }
  const order = { ...ASK, cv, job, findings: letterFindings(cv, job) }
  const letter = writeLetter(order)
  return { ...letterAdvice(order, letter), letter, order }
}

const GOOD = ['Led the move of 40 services to Kubernetes', 'Wrote the on-call handbook of the team']

test.each<[string, string[], string | undefined, string | null]>([
  ['two lines that fit', GOOD, undefined, null],
  ['no lines', [], undefined, 'no_lines'],
  ['notes', ['Kubernetes for 40 services', 'On-call handbook, 30 pages'], undefined, 'notes'],
  [
    'another language',
    [
      'Habe die Umstellung von 40 Diensten auf Kubernetes geleitet und dokumentiert',
      'Betreute die Bereitschaft des Teams und schrieb das Handbuch dafür',
    ],
    undefined,
    'other_language',
  ],
  [
    'no text of the listing',
    ['Wrote letters to 90 donors', 'Ran the yearly fair'],
    '',
    'no_listing',
  ],
  [
    'nothing that fits',
    ['Wrote letters to 90 donors', 'Ran the yearly fair'],
    undefined,
    'nothing_fits',
  ],
])('a draft is weak, or not: %s', (_, lines, description, expected) => {
  expect(adviceFor(lines, description).weakness).toBe(expected)
  if (expected !== null) expect(LETTER_WEAKNESSES).toContain(expected)
})

test('a draft that nothing fits has one fact, and names what is asked for', () => {
  const { letter, wanted } = adviceFor(['Wrote letters to 90 donors', 'Ran the yearly fair'])
  expect(letter.sentences.filter(({ sources }) => /h\d/.test(sources[0] ?? ''))).toHaveLength(1)
  expect(wanted).toEqual(expect.arrayContaining(['Kubernetes', 'Terraform']))
})

test('a fact of the person’s own makes a draft no longer weak', () => {
  const { order } = adviceFor([])
  const picks = [{ text: 'I ran the clusters of a hospital for a year.' }]
  const own = { ...order, picks }
  expect(letterAdvice(own, writeLetter(own)).weakness).toBeNull()
})

test('a note that fits better than every sentence is named', () => {
  const lines = [
    'Kubernetes and Terraform for 40 services, incident response',
    ...GOOD.slice(1),
    'Ran the yearly fair',
  ]
  expect(adviceFor(lines).leftOut).toBe(lines[0])
  expect(adviceFor(GOOD).leftOut).toBeNull()
})
