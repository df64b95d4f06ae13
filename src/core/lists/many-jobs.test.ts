import { expect, test } from 'vitest'
import { isManyAct, type ManyAct, type ManyOutcome, manyWords } from './many-jobs.ts'

const NONE: ManyOutcome = { done: 0, already: 0, gone: 0, full: 0, room: null }
const ten = (saved: number) => ({ saved, limit: 10 })
const FULL = 'Your Basic plan includes 10 saved jobs. Remove one to save another.'

test.each<[ManyAct, Partial<ManyOutcome>, title: string, description: string | null]>([
  ['save', { done: 1 }, '1 job saved', 'Added to your saved jobs'],
  ['save', { done: 8, room: ten(8) }, '8 jobs saved', 'Added to your saved jobs'],
  ['save', { done: 8, full: 2, room: ten(10) }, '8 saved, 2 not', FULL],
  ['save', { full: 2, room: ten(10) }, 'Saved jobs limit reached', FULL],
  ['save', { done: 2, already: 1 }, '2 jobs saved', '1 was already saved.'],
  ['save', { already: 3 }, 'Nothing to change', '3 were already saved.'],
  [
    'save',
    { done: 7, already: 1, gone: 1, full: 2, room: ten(10) },
    '7 saved, 3 not',
    `${FULL} 1 was already saved. 1 is no longer available.`,
  ],
  ['hide', { done: 3 }, '3 jobs hidden', 'They won’t appear in your lists'],
  ['hide', { done: 1, already: 2 }, '1 job hidden', '2 were already hidden.'],
  ['track', { done: 2 }, '2 jobs tracked', 'Added to your Job Tracker as Interested'],
  ['track', { done: 2, already: 1 }, '2 jobs tracked', 'You already track 1 of them.'],
  ['track', { done: 1, full: 4 }, '1 tracked, 4 not', 'Your Job Tracker is full.'],
  ['track', { gone: 2 }, '0 tracked, 2 not', '2 are no longer available.'],
])('%s %j is said as "%s"', (act, outcome, title, description) => {
  expect(manyWords(act, { ...NONE, ...outcome })).toMatchObject({ title, description })
})

test('only an answer without any change and with a refusal interrupts', () => {
  const refused = (outcome: Partial<ManyOutcome>) =>
    manyWords('save', { ...NONE, ...outcome }).isRefused
  expect([{ full: 1 }, { gone: 1 }, { done: 1, full: 1 }, { already: 1 }].map(refused)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['save', true],
  ['track', true],
  ['toString', false],
  [null, false],
])('%s is an act: %s', (name, expected) => expect(isManyAct(name)).toBe(expected))
