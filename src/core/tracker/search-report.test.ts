import { expect, test } from 'vitest'
import type { ApplicationId, Stage } from './application.ts'
import {
  type ApplyMethod,
  chosenRows,
  defaultPeriod,
  parsePeriod,
  type ReportFacts,
  type ReportResult,
  reportRows,
} from './search-report.ts'

const factsOf = (id: number, values: Partial<ReportFacts> = {}): ReportFacts => ({
  id: id as ApplicationId,
  stage: 'Applied',
  appliedOn: '2026-03-10',
  sentAt: null,
  stageAt: null,
  interviewAt: null,
  jobTitle: 'Engineer (80-100%)',
  companyName: 'Acme',
  companyWebsite: null,
  jobLocation: null,
  contact: null,
  ...values,
})

const MARCH = { first: '2026-03-01', last: '2026-03-31' }
const NO_METHODS = new Map<number, ApplyMethod>()

test.each<[Stage, ReportResult | null]>([
  ['Interested', null],
  ['Applied', 'open'],
  ['Follow Up', 'open'],
  ['Pre-Screen', 'interview'],
  ['Tech Interview', 'interview'],
  ['Final Interview', 'interview'],
  ['Offer Received', 'offer'],
  ['Accepted', 'hired'],
  ['Declined', 'withdrawn'],
  ['Rejected', 'rejected'],
  ['Ghosted', 'no-reply'],
])('the result of an application at %s is %s', (stage, result) => {
  const { dated } = reportRows([factsOf(1, { stage })], 'UTC', {
    period: MARCH,
    methods: NO_METHODS,
    usualMethod: null,
  })
  expect(dated.map((row) => row.result)).toEqual(result ? [result] : [])
})

test.each<[string, Partial<ReportFacts>, string, boolean]>([
  ['on the first day', { appliedOn: '2026-03-01' }, 'UTC', true],
  ['on the last day', { appliedOn: '2026-03-31' }, 'UTC', true],
  ['the day before', { appliedOn: '2026-02-28' }, 'UTC', false],
  ['the day after', { appliedOn: '2026-04-01' }, 'UTC', false],
  ['moved in March in UTC', move('2026-03-31T23:30:00Z'), 'UTC', true],
  ['moved in April in Berlin', move('2026-03-31T23:30:00Z'), 'Europe/Berlin', false],
  ['moved in March in Berlin', move('2026-02-28T23:30:00Z'), 'Europe/Berlin', true],
  ['dated and moved', { ...move('2026-04-02T09:00:00Z'), appliedOn: '2026-03-30' }, 'UTC', true],
])('an application %s is in the period: %s', (_, values, zone, isIn) => {
  const { dated } = reportRows([factsOf(1, values)], zone, {
    period: MARCH,
    methods: NO_METHODS,
    usualMethod: null,
  })
  expect(dated).toHaveLength(Number(isIn))
})

function move(at: string): Partial<ReportFacts> {
  return { appliedOn: null, sentAt: new Date(at) }
}

test('a row has what is known, and null for the rest', () => {
  const facts = factsOf(7, {
    stage: 'Rejected',
    stageAt: new Date('2026-03-20T23:30:00Z'),
    contact: { name: 'Jo', email: null, phone: '+49 30 1' },
  })
  const methods = new Map<number, ApplyMethod>([[7, 'email']])
  const choice = { period: MARCH, methods, usualMethod: null }
  expect(reportRows([facts], 'Europe/Berlin', choice).dated).toEqual([
    {
      id: 7,
      on: '2026-03-10',
      companyName: 'Acme',
      companyWebsite: null,
      jobLocation: null,
      contact: { name: 'Jo', email: null, phone: '+49 30 1' },
      jobTitle: 'Engineer (80-100%)',
      workload: '80–100%',
      method: 'email',
      result: 'rejected',
      resultOn: '2026-03-21',
    },
  ])
})

test.each<[string, Partial<ReportFacts>, string | null]>([
  ['rejected', { stage: 'Rejected' }, '2026-03-20'],
  ['rejected, as an import says', { stage: 'Rejected', stageAt: null }, null],
  ['rejected after an interview', { stage: 'Rejected', interviewAt: day('12') }, '2026-03-20'],
  ['hired', { stage: 'Accepted' }, '2026-03-20'],
  ['an interview without a date', { stage: 'Tech Interview' }, null],
  ['an interview', { stage: 'Tech Interview', interviewAt: day('25') }, '2026-03-25'],
  ['still open', { stage: 'Follow Up', interviewAt: day('12') }, null],
  ['without a reply', { stage: 'Ghosted', interviewAt: day('12') }, null],
])('the day of the result: %s', (_, values, resultOn) => {
  const facts = factsOf(1, { stageAt: day('20'), ...values })
  const { dated } = reportRows([facts], 'UTC', {
    period: MARCH,
    methods: NO_METHODS,
    usualMethod: null,
  })
  expect(dated.map((row) => row.resultOn)).toEqual([resultOn])
})

function day(date: string): Date {
  return new Date(`2026-03-${date}T09:00:00Z`)
}

test('rows are in order of the day; unknown days are apart and listed only on request', () => {
  const facts = [
    factsOf(3, { appliedOn: '2026-03-20' }),
    factsOf(2, { appliedOn: null }),
    factsOf(1, { appliedOn: '2026-03-05' }),
    factsOf(5, { appliedOn: null }),
  ]
  const rows = reportRows(facts, 'UTC', { period: MARCH, methods: NO_METHODS, usualMethod: null })
  const listed = (without: number[], including: number[]) =>
    chosenRows(rows, { without: new Set(without), including: new Set(including) }).map(
      ({ id }) => id,
    )
  expect(listed([], [])).toEqual([1, 3])
  expect(listed([1], [5])).toEqual([3, 5])
  expect(listed([1, 2, 3], [])).toEqual([])
})

test.each([
  ['2026-03-08', '2026-03-01', '2026-03-08'],
  ['2026-03-31', '2026-03-01', '2026-03-31'],
  ['2026-03-07', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
])('on %s the period is %s to %s', (today, first, last) => {
  expect(defaultPeriod(today)).toEqual({ first, last })
})

test.each([
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-02', '2026-03-01', false],
  ['2026-02-30', '2026-03-01', false],
  ['', '2026-03-01', false],
])('%s to %s is a period: %s', (from, to, isPeriod) => {
  expect(parsePeriod(from, to)).toEqual(isPeriod ? { first: from, last: to } : null)
})

test('the usual way of applying fills the rows that have none of their own', () => {
  const facts = [1, 2, 3].map((id) => factsOf(id, { appliedOn: `2026-03-0${id}` }))
  const { dated } = reportRows(facts, 'UTC', {
    period: MARCH,
    methods: new Map([
      [2, 'phone'],
      [3, null],
    ]),
    usualMethod: 'online',
  })
  expect(dated.map(({ method }) => method)).toEqual(['online', 'phone', null])
})
