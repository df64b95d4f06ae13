import { expect, test } from 'vitest'
import { unknownFacts } from './unknown-facts.ts'

const STATED: Parameters<typeof unknownFacts>[0] = {
  salary: { min: 60_000, max: 80_000, currency: 'EUR', period: 'year' },
  payDetails: null,
  locationText: 'Berlin',
  workSetting: 'hybrid',
  level: 'senior',
  years: null,
  jobType: 'full_time',
}

test.each<[Partial<typeof STATED>, string | null]>([
  [{}, null],
  [{ salary: null }, 'Salary not specified'],
  [{ salary: null, jobType: null }, 'Salary and job type not specified'],
  [
    { salary: null, locationText: null, level: null },
    'Salary, location and experience not specified',
  ],
  [{ level: null, years: { min: 3, max: null } }, null],
])('%o', (facts, line) => expect(unknownFacts({ ...STATED, ...facts })).toBe(line))
