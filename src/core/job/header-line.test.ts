/**
 * Which part of a header line is the title and which the location, for listings split at the wrong
 * bars. The headers are invented, in the style of hiring threads.
 */
import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { fixHeader, type Header } from './header-line.ts'

test.each<[string, Header, string, Header]>([
  [
    'a place in the title moves to the location',
    { title: 'NYC (ONSITE)', location: null },
    'Acme | NYC (ONSITE) | Founding Engineer | $160k - $220k\nWe build things.',
    { title: 'Founding Engineer', location: 'NYC (ONSITE)' },
  ],
  [
    'an address in the title is replaced by the role',
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
    'a location with only a work setting is completed with the place',
    { title: 'Senior Engineer', location: 'ONSITE (hybrid)' },
    'Acme | Senior Engineer | ONSITE (hybrid) | Hamburg, Germany',
    { title: 'Senior Engineer', location: 'ONSITE (hybrid) | Hamburg, Germany' },
  ],
  [
    'a missing location is found in the first line',
    { title: 'DevOps Engineer', location: null },
    'Acme | DevOps Engineer | NYC | Full-Time',
    { title: 'DevOps Engineer', location: 'NYC' },
  ],
  [
    'remote is kept next to a place from the title',
    { title: 'Toronto, ON', location: 'Remote (Canada)' },
    'Acme | Toronto, ON | Remote (Canada)',
    { title: 'Toronto, ON', location: 'Toronto, ON | Remote (Canada)' },
  ],
  [
    'without a role in the line the title stays the same',
    { title: 'Remote', location: null },
    'Acme | Remote | Full-time | https://acme.example',
    { title: 'Remote', location: 'Remote' },
  ],
  [
    'pay, addresses and sentences are not titles',
    { title: 'Full-time', location: 'Berlin' },
    'Acme | Full-time | Berlin | $180k engineer pay | We hire engineers: | https://acme.example/engineer',
    { title: 'Full-time', location: 'Berlin' },
  ],
])('%s', (_name, header, description, fixed) =>
  expect(fixHeader(header, description)).toEqual(fixed),
)

test.each<[string, Header, string | null]>([
  ['a title not taken from the line', { title: 'Berlin', location: null }, 'A company | of makers'],
  [
    'a correct title and location',
    { title: 'Data Engineer', location: 'Remote, EU' },
    'Acme | Data Engineer | Remote, EU | Python, Go',
  ],
  ['a line without bars', { title: 'Remote', location: null }, 'We are Acme, an engineer’s place.'],
  ['no description', { title: 'Remote', location: null }, null],
])('nothing is changed: %s', (_name, header, description) =>
  expect(fixHeader(header, description)).toEqual(header),
)

test('a hostile first line is read quickly', () => {
  const read = (line: string) => fixHeader({ title: line, location: null }, line)
  expect(slowPieces(['|', 'a.', '| (engineer '], read)).toEqual([])
})
