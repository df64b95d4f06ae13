/** Pay of a role, level and place, as the index answers it. */
import { expect, test } from 'vitest'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createEngine } from '#test/search/engine.ts'
import { madeDocument } from '#test/search/sample-document.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ANY: PayQuestion = { role: null, level: null, location: null, currency: 'USD' }

const stated = (amount: number, currency = 'USD', usd = 1): Partial<JobDocument> => ({
  yearlyUsd: { min: amount * usd, max: amount * usd },
  payCurrency: currency,
})

/** 24 jobs of 6 employers: backend, in Berlin, senior, each of 100,000 to 105,000 dollars. */
const BACKEND = Array.from({ length: 24 }, (_, at) =>
  madeDocument({
    id: at + 1,
    title: 'Backend Engineer',
    companySlug: `company-${at % 6}`,
    level: 'senior',
    locationText: 'Berlin, Germany',
    places: ['Berlin'],
    at: [{ city: 'Berlin', region: null, country: 'DE' }],
    ...stated(100_000 + (at % 6) * 1_000),
  }),
)

function answer(question: Partial<PayQuestion>, more: JobDocument[] = []) {
  const engine = createEngine()
  engine.put([...BACKEND, ...more])
  return engine.pay({ ...ANY, ...question }, NOW)
}

test.each<[string, Partial<PayQuestion>, number]>([
  ['everything', {}, 24],
  ['the role', { role: 'backend' }, 24],
  ['another role', { role: 'design' }, 0],
  ['the level', { level: 'senior' }, 24],
  ['another level', { level: 'entry' }, 0],
  ['the country', { location: 'Germany' }, 24],
  ['another country', { location: 'France' }, 0],
])('%s', (_, question, jobs) => {
  const { total, figures } = answer(question)
  expect({ total, shown: figures !== null }).toEqual({ total: jobs, shown: jobs > 0 })
})

test('currencies are never mixed, and the share that states pay counts all', () => {
  const others = [
    madeDocument({ id: 101, title: 'Backend Engineer', ...stated(10_000_000, 'JPY', 0.0069) }),
    madeDocument({ id: 102, title: 'Backend Engineer' }),
  ]
  const { figures, ...counts } = answer({ role: 'backend' }, others)
  expect(counts).toEqual({
    total: 26,
    stated: 25,
    jobs: 24,
    employers: 6,
    currencies: [
      { currency: 'USD', jobs: 24 },
      { currency: 'JPY', jobs: 1 },
    ],
  })
  expect(figures).toMatchObject({ low: 101_000, middle: 102_500, high: 104_000 })
})

test('amounts are those stated, not converted ones', () => {
  const euros = BACKEND.map((job) => ({ ...job, ...stated(83_333, 'EUR', 1.15) }))
  const engine = createEngine()
  engine.put(euros)
  expect(engine.pay({ ...ANY, currency: 'EUR' }, NOW).figures?.middle).toBe(83_333)
})

test('a removed job no longer counts, also after a merge', () => {
  const engine = createEngine()
  engine.put(BACKEND)
  engine.put([madeDocument({ id: 200, title: 'Backend Engineer', ...stated(1_000_000) })])
  engine.remove([200 as JobDocument['id']])
  expect(engine.pay(ANY, NOW)).toMatchObject({ jobs: 24, total: 24 })
  while (engine.merge());
  expect(engine.pay(ANY, NOW)).toMatchObject({ jobs: 24, total: 24 })
})
