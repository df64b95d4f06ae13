/**
 * Which part of a header line is the title and which the location, for listings cut at the wrong
 * bars. Headers are written for the test in the manner of hiring threads.
 */
import { expect, test } from 'vitest'
import { type Header, mendHeader } from './header-line.ts'

test.each<[string, Header, string, Header]>([
  [
    'a place in the title moves to the location',
    { title: 'NYC (ONSITE)', location: null },
    'Acme | NYC (ONSITE) | Founding Engineer | $160k - $220k\nWe build things.',
    { title: 'Founding Engineer', location: 'NYC (ONSITE)' },
  ],
  [
    'an address in the title gives way to the role',
    { title: 'https://acme.example', location: 'Remote (US)' },
    'Acme | https://acme.example | Remote (US) | Full-time | Product Engineers',
    { title: 'Product Engineers', location: 'Remote (US)' },
  ],
  [
    'a role in the location moves to the title',
    { title: 'Copenhagen, Denmark', location: 'Software Engineer, ML Engineer' },
    'Acme | Copenhagen, Denmark | Software Engineer, ML Engineer | ONSITE',
    { title: 'Software Engineer, ML Engineer', location: 'Copenhagen, Denmark | ONSITE' },
  ],
  [
    'a location that says only how is completed by where',
    { title: 'Senior Engineer', location: 'ONSITE (hybrid)' },
    'Acme | Senior Engineer | ONSITE (hybrid) | Hamburg, Germany',
    { title: 'Senior Engineer', location: 'ONSITE (hybrid) | Hamburg, Germany' },
  ],
  [
    'a location that was lost is found',
    { title: 'DevOps Engineer', location: null },
    'Acme | DevOps Engineer | NYC | Full-Time',
    { title: 'DevOps Engineer', location: 'NYC' },
  ],
  [
    'remote beside a place in the title is kept',
    { title: 'Toronto, ON', location: 'Remote (Canada)' },
    'Acme | Toronto, ON | Remote (Canada)',
    { title: 'Toronto, ON', location: 'Toronto, ON | Remote (Canada)' },
  ],
  [
    'without a role in the line the title stays as it was',
    { title: 'Remote', location: null },
    'Acme | Remote | Full-time | https://acme.example',
    { title: 'Remote', location: 'Remote' },
  ],
  [
    'pay, addresses and sentences are no titles',
    { title: 'Full-time', location: 'Berlin' },
    'Acme | Full-time | Berlin | $180k engineer pay | We hire engineers: | https://acme.example/engineer',
    { title: 'Full-time', location: 'Berlin' },
  ],
])('%s', (_name, header, description, mended) =>
  expect(mendHeader(header, description)).toEqual(mended),
)

test.each<[string, Header, string | null]>([
  ['a title not taken from the line', { title: 'Berlin', location: null }, 'A company | of makers'],
  [
    'a title and a location in order',
    { title: 'Data Engineer', location: 'Remote, EU' },
    'Acme | Data Engineer | Remote, EU | Python, Go',
  ],
  ['a line without bars', { title: 'Remote', location: null }, 'We are Acme, an engineer’s place.'],
  ['no description', { title: 'Remote', location: null }, null],
])('nothing is changed: %s', (_name, header, description) =>
  expect(mendHeader(header, description)).toEqual(header),
)

test('a hostile first line is answered at once', () => {
  const started = performance.now()
  for (const line of ['|'.repeat(50_000), 'a.'.repeat(25_000), '| (engineer '.repeat(5_000)]) {
    mendHeader({ title: line, location: null }, line)
  }
  expect(performance.now() - started).toBeLessThan(200)
})
