import { expect, test } from 'vitest'
import { JOB_TYPES } from '#core/job/job.ts'
import { prepare } from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'
import { canLearn, middlePay, nearSkills, payRange, personIf, wishesToLoosen } from './what-if.ts'

const PERSON: MatchPerson = {
  skills: [
    { skill: 'Django', evidence: 'recent', months: 24 },
    { skill: 'MySQL', evidence: 'listed', months: 0 },
  ],
  stack: { Python: 8 },
  worked: null,
  titles: [],
  kinds: [{ kind: 'backend', agedYears: 0 }],
  level: 'senior',
  months: 70,
  home: ['DE/berlin'],
  wished: [],
  rights: { citizenOf: [], mayWorkIn: [], needsVisa: false },
  staysPut: false,
  remote: null,
  jobTypes: [],
  languages: [],
  minPayUsd: null,
}

test('a change adds to what the person states and leaves the rest', () => {
  const german = { ...PERSON, languages: ['English'] }
  expect(personIf(PERSON, { kind: 'skill', skill: 'Rust' }).skills.at(-1)).toEqual({
    skill: 'Rust',
    evidence: 'listed',
    months: 0,
  })
  expect(personIf(german, { kind: 'skill', skill: 'German' })).toEqual({
    ...PERSON,
    languages: ['English', 'German'],
  })
  expect(personIf(PERSON, { kind: 'place', place: 'DE/munich' }).wished).toEqual(['DE/munich'])
  expect(personIf(PERSON, { kind: 'job_type', jobType: 'contract' }).jobTypes).toEqual(['contract'])
  expect(personIf(PERSON, { kind: 'work_setting' }).remote).toBe('any')
  expect(personIf(PERSON, { kind: 'pay', minPayUsd: 50_000 }).minPayUsd).toBe(50_000)
})

test.each([
  ['Rust', true],
  ['MySQL', false],
  // Django implies it
  ['Python', false],
  // no language is known, so all of them may be spoken
  ['German', false],
])('%s can be learned: %s', (skill, expected) => {
  expect(canLearn(prepare(PERSON), skill)).toBe(expected)
})

test('a language can be learned by somebody who states theirs, and nothing without a skill', () => {
  expect(canLearn(prepare({ ...PERSON, languages: ['English'] }), 'German')).toBe(true)
  expect(canLearn(prepare({ ...PERSON, skills: [] }), 'Rust')).toBe(false)
})

test('the first language or framework would be a first statement, other skills a change', () => {
  const unknown = prepare({ ...PERSON, stack: null })
  expect(canLearn(unknown, 'Rust')).toBe(false)
  expect(canLearn(unknown, 'Kubernetes')).toBe(true)
})

test('related skills of the person are near, nearest first', () => {
  expect(nearSkills(PERSON, 'PostgreSQL')).toEqual(['MySQL'])
  expect(nearSkills(PERSON, 'Solidity')).toEqual([])
})

test('only preferences that exist can be loosened', () => {
  expect(wishesToLoosen(PERSON, JOB_TYPES)).toEqual([])
  expect(
    wishesToLoosen(
      { ...PERSON, remote: 'remote_only', jobTypes: ['full_time', 'contract'], minPayUsd: 85_000 },
      ['full_time', 'part_time', 'contract'],
    ),
  ).toEqual([
    { kind: 'job_type', jobType: 'part_time' },
    { kind: 'work_setting' },
    { kind: 'pay', minPayUsd: 76_000 },
    { kind: 'pay', minPayUsd: 68_000 },
    { kind: 'pay', minPayUsd: 59_000 },
  ])
  expect(wishesToLoosen({ ...PERSON, remote: 'any', minPayUsd: 900 }, JOB_TYPES)).toEqual([])
})

test('pay is the middle of a range, and the middle half of many, from 20 on', () => {
  expect(middlePay(80_000, 100_000)).toBe(90_000)
  expect(middlePay(null, 100_000)).toBe(100_000)
  expect(middlePay(null, null)).toBeNull()
  const pays = Array.from({ length: 21 }, (_, at) => 100_000 - at * 1_000)
  expect(payRange(pays)).toEqual({ count: 21, low: 85_000, high: 95_000 })
  expect(payRange(pays.slice(2))).toEqual({ count: 19, low: null, high: null })
})
