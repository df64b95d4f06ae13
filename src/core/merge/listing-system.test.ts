import { expect, it } from 'vitest'
import { readListingSystem } from './listing-system.ts'

const ID = '4195351009'

it.each([
  ['a known source', { source: 'greenhouse', board: 'Acme', id: ID }, [], 'greenhouse acme'],
  [
    'an address at a system',
    { source: 'feed', id: '1' },
    [`https://job-boards.greenhouse.io/acme/jobs/${ID}`],
    'greenhouse acme',
  ],
  [
    'an address on the employer’s own page',
    { source: 'feed', id: '1' },
    [`https://acme.com/careers?gh_jid=${ID}`],
    'greenhouse',
  ],
  [
    'an address at a system that we do not read',
    { source: 'feed', id: '1' },
    ['https://careers-acme.icims.com/jobs/71514/job'],
    'icims acme',
  ],
  ['no system', { source: 'feed', id: '1' }, ['https://acme.com/jobs'], null],
])('the system of a listing with %s', (_, listing, urls, system) => {
  expect(readListingSystem(listing, urls).system).toBe(system)
})

it('the same id from two addresses counts once', () => {
  expect(
    readListingSystem({ source: 'greenhouse', board: 'acme', id: ID }, [
      `https://boards.greenhouse.io/acme/jobs/${ID}`,
      `https://acme.com/careers?gh_jid=${ID}`,
    ]).addresses,
  ).toEqual([`greenhouse ${ID}`])
})

it('a source gets its canonical name, and ids in another format are left out', () => {
  expect(readListingSystem({ source: 'hackernews', id: 'x' }, [])).toEqual({
    source: 'hn-hiring',
    system: 'hn-hiring',
    addresses: [],
  })
})
