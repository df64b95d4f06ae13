import { expect, test } from 'vitest'
import { readApplicationQuery } from './application-list.ts'

const ALL = {
  query: null,
  stages: [],
  silent: false,
  sort: { key: 'added', isDescending: true },
  page: 1,
  perPage: 100,
}
const read = (address: string) => readApplicationQuery(new URLSearchParams(address))

test.each([
  ['', {}],
  ['query=+Acme++rust', { query: 'Acme  rust' }],
  ['stage=Applied,Follow+Up', { stages: ['Applied', 'Follow Up'] }],
  ['silent=true&sort=activity', { silent: true, sort: { key: 'activity', isDescending: false } }],
  ['page=2&perPage=50', { page: 2, perPage: 50 }],
  ['perPage=0', { perPage: 1 }],
  ['perPage=501', { perPage: 500 }],
])('%s', (address, expected) => {
  expect(read(address)).toEqual({ query: { ...ALL, ...expected } })
})

test.each([
  ['stage=Hired&query=acme', ['stage']],
  ['sort=random', ['sort']],
  ['page=0', ['page']],
  ['page=x&perPage=y', ['page', 'perPage']],
  ['silent=yes', ['silent']],
  ['owner=someone&sort=title', ['owner']],
  ['sort=title&sort=company', ['sort']],
  ['__proto__=1', ['__proto__']],
])('%s has a problem with %j', (address, parameters) => {
  const answer = read(address)
  expect('problems' in answer && answer.problems.map(({ parameter }) => parameter)).toEqual(
    parameters,
  )
})
