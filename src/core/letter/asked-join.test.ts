import { expect, test } from 'vitest'
import { ASK, CV, employment, JOB, skill } from '../../../test/sample-cover-letters.ts'
import { askedJoin } from './asked-join.ts'
import { letterText } from './letter-text.ts'
import { type LetterOrder, writeLetter } from './write-letter.ts'

const WORK = [
  employment(
    'w1',
    'Northwind',
    'Engineer',
    ['2020', 'present'],
    ['Built the payout service in Go for 300 shops of the chain'],
  ),
  employment(
    'w2',
    'Fabrikam',
    'Analyst',
    ['2015', '2019'],
    ['Cut the p99 latency of the tracking API from 900 to 120 ms'],
  ),
]

const written = (given: Partial<LetterOrder>) =>
  letterText(
    writeLetter({
      ...ASK,
      cv: { ...CV, work: WORK, education: [] },
      findings: [],
      length: 'medium',
      ...given,
    }),
  )

test('a fact follows the skill that the listing asks for', () => {
  const findings = [
    skill('q1', 'Go', 'met', [
      { id: 'w1r1h1', text: 'Built the payout service in Go for 300 shops of the chain' },
    ]),
  ]
  expect(written({ findings })).toMatch(
    /(?:ask for|looking for|calls for) Go; (?:.*, )?I built the payout service in Go/,
  )
})

test('a fact follows the subject of the listing that it answers', () => {
  const description = `${JOB.description}\nYou keep the latency of all services low.`
  expect(written({ job: { ...JOB, description } })).toMatch(
    /involves latency; .*I cut the p99 latency/,
  )
})

test('a fact that answers nothing has no clause before it', () => {
  expect(written({})).not.toMatch(/;/)
})

test('nothing looks back across what the listing asks for', () => {
  for (const company of ['Contoso', 'Initech', 'Globex', 'Umbra', 'Tyrell', 'Acme']) {
    const description = `${JOB.description}\nYou keep the latency of all services low.`
    expect(written({ job: { ...JOB, company, description } })).not.toMatch(
      /; (?:there|before that|earlier|when)\b/,
    )
  }
})

type Fact = Parameters<typeof askedJoin>[1]

const proof = (given: Partial<Fact>): Fact => ({
  skills: [],
  topics: [],
  said: { how: 'clause', text: 'I moved the nightly batches of Go jobs to a queue' },
  ...given,
})
const ask = {
  ...ASK,
  cv: CV,
  company: 'Contoso',
  findings: [skill('q1', 'Go', 'met', []), skill('q2', 'Rust', 'gap', [])],
}
const topic = { id: 1, noun: 'latency', quote: 'Low latency matters.', weight: 1 }

test.each([
  ['a required skill', proof({ skills: ['Go'], topics: [topic] }), '', 'skill', 'Go'],
  ['a subject', proof({ topics: [topic] }), '', 'topic', 'latency'],
  ['what is said already', proof({ skills: ['Go'] }), 'I write Go.', null, null],
  ['what the CV lacks', proof({ skills: ['Rust'] }), '', null, null],
  [
    'a short fact',
    proof({ skills: ['Go'], said: { how: 'clause', text: 'I wrote Go' } }),
    '',
    null,
    null,
  ],
] as const)('before a fact that shows %s', (_, fact, said, kind, topics) => {
  const found = askedJoin(ask, fact, said)
  expect(found && [found.kind, found.topics]).toEqual(kind && [kind, topics])
})
