import { expect, test } from 'vitest'
import { changesSince } from './job-since.ts'

const then = {
  jobTitle: 'Engineer',
  jobLocation: 'Berlin',
  salaryRange: '$80,000 - $100,000',
  jobDescription: 'Build things.\n\nWith us.',
}

test('differences in spaces are not a change', () => {
  const now = { ...then, jobDescription: 'Build things. With us. ', closedAt: null }
  expect(changesSince(then, now)).toEqual([])
})

test('a range with another dash, or a location in another notation, is not a change', () => {
  const kept = { ...then, jobLocation: 'Germany - Hamburg – Hybrid' }
  const now = {
    ...kept,
    jobLocation: 'Hamburg, Germany',
    salaryRange: '$80,000 – $100,000',
    closedAt: null,
  }
  expect(changesSince(kept, now)).toEqual([])
})

test('a change has both values', () => {
  const closedAt = '2026-03-01T00:00:00.000Z'
  const now = {
    jobTitle: 'Senior Engineer',
    jobLocation: null,
    salaryRange: '$90,000 - $100,000',
    jobDescription: 'Build other things.',
    closedAt,
  }
  expect(changesSince(then, now)).toEqual([
    { what: 'closed', at: closedAt },
    { what: 'title', was: 'Engineer', is: 'Senior Engineer' },
    { what: 'salary', was: '$80,000 - $100,000', is: '$90,000 - $100,000' },
    { what: 'place', was: 'Berlin', is: null },
    { what: 'text' },
  ])
})

test('an application without a stored text has no text to compare', () => {
  const kept = { ...then, jobDescription: null }
  expect(changesSince(kept, { ...then, closedAt: null })).toEqual([])
})
