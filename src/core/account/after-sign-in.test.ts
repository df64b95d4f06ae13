import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { afterFields, parseAfterSignIn, signInStep } from './after-sign-in.ts'

const reading = (query: string) => {
  const parameters = new URLSearchParams(query)
  return parseAfterSignIn((name) => parameters.get(name))
}

test.each([
  ['', { next: '/dashboard', save: null }],
  ['next=/jobs%3Fquery%3Drust%26page%3D2', { next: '/jobs?query=rust&page=2', save: null }],
  ['next=/jobs/7&save=7', { next: '/jobs/7', save: 7 }],
  ['next=//evil.example', { next: '/dashboard', save: null }],
  ['next=https://evil.example', { next: '/dashboard', save: null }],
  ['next=/admin/setup.data', { next: '/admin/setup', save: null }],
  ['next=/_root.data', { next: '/', save: null }],
  ['next=/jobs.data%3Fquery%3Da.data', { next: '/jobs?query=a.data', save: null }],
  ['next=/jobs.data%3F_routes%3Droot', { next: '/jobs', save: null }],
  ['next=/dashboard/data', { next: '/dashboard/data', save: null }],
  ['save=-1', { next: '/dashboard', save: null }],
  ['save=seven', { next: '/dashboard', save: null }],
])('%s is read as %o', (query, after) => {
  expect(reading(query)).toEqual(after)
})

test('default values are left out', () => {
  expect(afterFields({ next: '/dashboard', save: null })).toEqual([])
  expect(signInStep('/auth/verify', { next: '/dashboard', save: null })).toBe('/auth/verify')
})

test('the address of a step carries the parameters, and the next step reads the same', () => {
  const after = { next: '/jobs?query=c%2B%2B&page=2', save: 12 as JobId }
  const step = signInStep('/auth/verify', after, { email: 'ada+jobs@example.org' })
  expect(step).toBe(
    '/auth/verify?email=ada%2Bjobs%40example.org&next=%2Fjobs%3Fquery%3Dc%252B%252B%26page%3D2&save=12',
  )
  expect(reading(step.slice(step.indexOf('?') + 1))).toEqual(after)
})
