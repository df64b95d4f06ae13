import { expect, test } from 'vitest'
import { toFirstPerson } from './first-person.ts'
import { noteSaid } from './letter-note.ts'
import { isSureSentence, ownSentence } from './sure-sentence.ts'

const place = {
  kind: 'job',
  company: 'Acme',
  title: 'Engineer',
  isPresent: true,
  start: '2020',
  end: 'present',
} as const

test.each([
  ['Led the migration of 40 services to Kubernetes', true],
  ['Built the design system from nothing', true],
  ['Own the payouts service', true],
  ['Lead six engineers who own the booking services', true],
  [
    'Trained a fraud model on typing rhythm for 1.7 million customers; at the same false-alarm rate it caught 19% more',
    true,
  ],
  ['Built the workflow for coding agents; about a third of our changes now start there', true],
  ['Owned the ingestion of 60 feeds (around 35 million records in a day)', true],
  [
    'Led the platform team; before that on-call for the payments services of both regions, alone',
    false,
  ],
  ['Share 70% of the code through Kotlin Multiplatform', true],
  ['Onboarding: time to first working check from 19 minutes to 6', false],
  ['Argo CD everywhere since 2023, kubectl access to production removed', false],
  ['Design for an uptime and alerting product', false],
  ['The workshop app replaced paper sheets in 9 workshops', false],
])('“%s” is surely a sentence: %s', (line, isSure) => {
  const read = toFirstPerson(line, true)
  const said = read.how === 'quote' ? (noteSaid(line, true) ?? read) : read
  expect(isSureSentence(said, { line, language: 'en', place })).toBe(isSure)
})

test('lines in the first person stay as they are', () => {
  const line = 'I own the order services. They handle about 90,000 orders a day.'
  expect(ownSentence(line)?.text).toBe(line.slice(0, -1))
  expect(ownSentence('Own the order services')).toBeNull()
})
