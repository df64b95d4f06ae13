import { expect, test } from 'vitest'
import { Listing } from './listing.ts'

const PLAIN = { source: 'lever', id: '7', title: 'Engineer', company: 'Acme' }

const problemsOf = (fields: object) => {
  const read = Listing.safeParse({ ...PLAIN, ...fields })
  return read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test('source, id, title and company are enough', () => {
  expect(Listing.parse(PLAIN)).toEqual(PLAIN)
})

test('a full listing keeps its values, with times in UTC', () => {
  const whole = {
    ...PLAIN,
    board: 'acme',
    url: 'https://acme.example/7',
    applyUrl: 'http://acme.example/7/apply',
    companyWebsite: 'acme.example',
    location: 'Berlin',
    workplace: 'hybrid',
    employmentType: 'Full-time',
    description: '<p>Build</p>',
    requirements: 'Go',
    tags: ['Go'],
    salary: { min: 70_000.5, max: null, currency: '€', period: 'year' },
    salaryText: '70k',
    postedAt: '2026-03-01T09:00:00+02:00',
    closedAt: '2026-03-02T09:00:00.5Z',
    experienceLevel: 'Senior',
    workType: 'Other',
    sector: 'Games',
    companyEmployees: '51-200',
    companyOffices: 'Berlin',
    companyRating: 4.5,
    companyIsTop: false,
  }
  expect(Listing.parse(whole)).toEqual({
    ...whole,
    postedAt: '2026-03-01T07:00:00.000Z',
    closedAt: '2026-03-02T09:00:00.500Z',
  })
})

test('null means the same as a missing field', () => {
  const nulls = { board: null, url: null, tags: null, salary: null, postedAt: null }
  expect(Listing.parse({ ...PLAIN, ...nulls })).toEqual({ ...PLAIN, ...nulls })
})

test('unknown fields are dropped', () => {
  expect(Listing.parse({ ...PLAIN, colour: 'blue' })).toEqual(PLAIN)
})

test.each([
  [{ source: '  lever ' }, { source: 'lever' }],
  [{ id: 12 }, { id: '12' }],
  [{ id: ' a ' }, { id: 'a' }],
  [{ title: ' Engineer\n' }, { title: 'Engineer' }],
])('%o is normalized', (fields, tidied) =>
  expect(Listing.parse({ ...PLAIN, ...fields })).toEqual({ ...PLAIN, ...tidied }),
)

test.each<[object, string]>([
  [{ source: undefined }, 'source: Invalid input: expected string, received undefined'],
  [{ source: '' }, 'source: Too small: expected string to have >=1 characters'],
  [{ source: 's'.repeat(61) }, 'source: Too big: expected string to have <=60 characters'],
  [{ id: undefined }, 'id: must be text or a whole number'],
  [{ id: 1.5 }, 'id: must be text or a whole number'],
  [{ id: ' ' }, 'id: Too small: expected string to have >=1 characters'],
  [{ id: 'i'.repeat(301) }, 'id: Too big: expected string to have <=300 characters'],
  [{ title: ' ' }, 'title: Too small: expected string to have >=1 characters'],
  [{ title: 't'.repeat(501) }, 'title: Too big: expected string to have <=500 characters'],
  [{ company: null }, 'company: Invalid input: expected string, received null'],
  [{ url: 'acme.example' }, 'url: Invalid URL'],
  [{ url: '' }, 'url: Invalid URL'],
  [{ applyUrl: 'javascript:alert(1)' }, 'applyUrl: Invalid URL'],
  [{ applyUrl: 'mailto:jobs@acme.example' }, 'applyUrl: Invalid URL'],
  [
    { description: 'x'.repeat(200_001) },
    'description: Too big: expected string to have <=200000 characters',
  ],
  [{ tags: 'Go' }, 'tags: Invalid input: expected array, received string'],
  [{ tags: [7] }, 'tags.0: Invalid input: expected string, received number'],
  [{ tags: Array(201).fill('Go') }, 'tags: Too big: expected array to have <=200 items'],
  [{ salary: '70k' }, 'salary: Invalid input: expected object, received string'],
  [{ salary: { min: -1 } }, 'salary.min: Too small: expected number to be >=0'],
  [{ salary: { max: 1e15 } }, 'salary.max: Too big: expected number to be <=100000000000'],
  [{ salary: { max: '70' } }, 'salary.max: Invalid input: expected number, received string'],
  [{ postedAt: '2026-03-01' }, 'postedAt: Invalid ISO datetime'],
  [{ postedAt: '2026-03-01T09:00:00' }, 'postedAt: Invalid ISO datetime'],
  [{ postedAt: '2026-02-30T09:00:00Z' }, 'postedAt: Invalid ISO datetime'],
  [{ postedAt: 1_772_000_000 }, 'postedAt: Invalid input: expected string, received number'],
  [{ postedAt: '0000-01-01T00:00:00Z' }, 'postedAt: must be between 1970 and 2200'],
  [{ postedAt: '0001-01-01T00:00:00Z' }, 'postedAt: must be between 1970 and 2200'],
  [{ closedAt: '9999-12-31T23:59:59Z' }, 'closedAt: must be between 1970 and 2200'],
  [{ companyRating: 6 }, 'companyRating: Too big: expected number to be <=5'],
  [{ companyIsTop: 'yes' }, 'companyIsTop: Invalid input: expected boolean, received string'],
])('%o is refused with a reason', (fields, problem) => {
  const [first] = problemsOf(fields)
  expect(first).toBe(problem)
})
