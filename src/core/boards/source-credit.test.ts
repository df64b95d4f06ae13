/** Who is credited on a job's page, by example. Tests beside the sources check that the table agrees with them. */
import { expect, test } from 'vitest'
import { creditsOf, mayBeForwarded, sourceTitle } from './source-credit.ts'

test.each([
  ['remoteok', 'Remote OK'],
  ['jsonld', 'Careers page'],
  ['dou', 'dou'],
  ['constructor', 'constructor'],
])('%s is called %s', (source, title) => {
  expect(sourceTitle(source)).toBe(title)
})

test('each site that requires credit is named once, with the job’s page there', () => {
  const listings = [
    { source: 'greenhouse', url: 'https://job-boards.greenhouse.io/acme/jobs/1' },
    { source: 'remoteok', url: 'https://remoteok.com/remote-jobs/1' },
    { source: 'remotive', url: null },
    { source: 'remoteok', url: 'https://remoteok.com/remote-jobs/2' },
    { source: '__proto__', url: 'https://acme.example' },
  ]
  expect(creditsOf(listings)).toEqual([
    { name: 'Remote OK', url: 'https://remoteok.com/remote-jobs/1', isFollowed: true },
    { name: 'Remotive', url: 'https://remotive.com/remote-jobs', isFollowed: false },
  ])
})

test.each([
  ['remotive', false],
  ['remoteok', true],
  ['greenhouse', true],
  ['dou', true],
])('%s allows forwarding its jobs: %s', (source, may) => {
  expect(mayBeForwarded(source)).toBe(may)
})
