import { expect, it } from 'vitest'
import { whereNumbered } from './listing-system.ts'

const ID = '4195351009'

it.each([
  ['its source', { source: 'greenhouse', board: 'Acme', id: ID }, [], 'greenhouse acme'],
  [
    'its address at a system',
    { source: 'feed', id: '1' },
    [`https://job-boards.greenhouse.io/acme/jobs/${ID}`],
    'greenhouse acme',
  ],
  [
    'the employer’s own page, without the board',
    { source: 'feed', id: '1' },
    [`https://acme.com/careers?gh_jid=${ID}`],
    'greenhouse',
  ],
  [
    'its address at a system that is not gathered',
    { source: 'feed', id: '1' },
    ['https://careers-acme.icims.com/jobs/71514/job'],
    'icims acme',
  ],
  ['nothing', { source: 'feed', id: '1' }, ['https://acme.com/jobs'], null],
])('the system of a listing is told by %s', (_, listing, urls, system) => {
  expect(whereNumbered(listing, urls).system).toBe(system)
})

it('the same number told twice is one', () => {
  expect(
    whereNumbered({ source: 'greenhouse', board: 'acme', id: ID }, [
      `https://boards.greenhouse.io/acme/jobs/${ID}`,
      `https://acme.com/careers?gh_jid=${ID}`,
    ]).addresses,
  ).toEqual([`greenhouse ${ID}`])
})

it('a source goes by its own name, and numbers that are none of a system’s are left out', () => {
  expect(whereNumbered({ source: 'hackernews', id: 'x' }, [])).toEqual({
    source: 'hn-hiring',
    system: 'hn-hiring',
    addresses: [],
  })
})
