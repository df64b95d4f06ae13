import { expect, test } from 'vitest'
import type { Cv } from '#core/cv/cv.ts'
import { CV } from '../../../test/sample-cover-letters.ts'
import { letterEvidence } from './letter-evidence.ts'
import { letterFindings } from './letter-findings.ts'

const job = { title: 'Engineer', company: 'X', description: 'Requirements\n- Rust\n- Kafka' }
const verdicts = (cv: Cv) =>
  letterFindings(cv, job).flatMap(({ requirement: it, verdict }) =>
    it.kind === 'skill' ? [[it.anyOf.join(), verdict]] : [],
  )
const NOTHING = [
  ['Rust', 'gap'],
  ['Kafka', 'gap'],
]
const [work, ...others] = CV.work
if (!work) throw new Error('the CV has a job')
const line = (text: string) => [{ id: 'x1', text }]

test.each<[string, Partial<Cv>]>([
  ['what an employer does', { work: [{ ...work, about: 'A shop on Rust and Kafka' }, ...others] }],
  ['what an employer is called', { work: [{ ...work, company: 'Rust and Kafka' }, ...others] }],
  ['a hobby', { interests: [{ id: 'x1', name: null, level: null, keywords: ['Rust', 'Kafka'] }] }],
  ['what others say', { references: [{ id: 'x1', name: 'Jo', reference: 'Rust, Kafka' }] }],
  ['any other heading', { other: [{ id: 'x1', heading: 'Read', lines: line('Rust, Kafka') }] }],
  ['a wish', { summary: line('Looking to learn Rust; interested in Kafka') }],
  ['a negation', { summary: line('No experience with Kafka so far. Never used Rust.') }],
  [
    'a list of skills to learn',
    { skills: [{ id: 'x1', name: 'Learning', level: null, keywords: ['Rust', 'Kafka'] }] },
  ],
  [
    'a level',
    { skills: [{ id: 'x1', name: null, level: 'Learning', keywords: ['Rust', 'Kafka'] }] },
  ],
])('%s shows no skill', (_, part) => expect(verdicts({ ...CV, ...part })).toEqual(NOTHING))

test('statements about oneself show skills, even next to a wish', () => {
  const cv = { ...CV, summary: line('I write Rust, and run Kafka without downtime; no Java') }
  expect(verdicts(cv)).toEqual([
    ['Rust', 'met'],
    ['Kafka', 'met'],
  ])
})

test('empty parts are left out', () => {
  expect(letterEvidence(CV).map(({ id }) => id)).not.toContain('w1')
})
