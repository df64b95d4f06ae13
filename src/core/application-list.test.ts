/** The list's address: what is read, what a program is told is wrong, and what a page lets pass. */
import { expect, test } from 'vitest'
import { readApplicationQuery } from './application-list.ts'

const ALL = { words: [], stages: [], isSilent: false, sort: 'newest', page: 1, perPage: 100 }
const read = (address: string) => readApplicationQuery(new URLSearchParams(address))

test.each([
  ['', {}],
  ['query=Acme++rust%20acme', { words: ['acme', 'rust'] }],
  ['stages=Applied,Follow+Up', { stages: ['Applied', 'Follow Up'] }],
  [
    'silent=true&sort=quiet&page=2&perPage=50',
    { isSilent: true, sort: 'quiet', page: 2, perPage: 50 },
  ],
])('%s', (address, expected) => {
  expect(read(address)).toEqual({ query: { ...ALL, ...expected }, problems: [] })
})

test.each([
  ['stages=Hired&query=acme', 'stages', { words: ['acme'] }],
  ['sort=random', 'sort', {}],
  ['page=0', 'page', {}],
  ['page=x', 'page', {}],
  ['perPage=501', 'perPage', {}],
  ['silent=yes', 'silent', {}],
  ['owner=someone&sort=title', 'owner', { sort: 'title' }],
  ['sort=title&sort=company', 'sort', {}],
  ['__proto__=1', '__proto__', {}],
])('%s has a problem with %s and is read without it', (address, parameter, expected) => {
  const { query, problems } = read(address)
  expect(problems.map((problem) => problem.parameter)).toEqual([parameter])
  expect(query).toEqual({ ...ALL, ...expected })
})
