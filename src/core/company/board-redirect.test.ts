import { expect, test } from 'vitest'
import { whyNotFollowed } from './board-redirect.ts'

const GREENHOUSE = { source: 'greenhouse', token: 'acme', hosts: ['boards-api.greenhouse.io'] }
const TEAMTAILOR = { source: 'teamtailor', token: 'acme', hosts: ['teamtailor.com'] }
const OWN_SITE = { ...TEAMTAILOR, token: 'jobs.acme.com' }
const PERSONIO = { source: 'personio', token: 'acme', hosts: ['jobs.personio.de'] }
const PAGE = { source: 'jsonld', token: 'https://acme.com/careers', hosts: [] }

test.each([
  [GREENHOUSE, 'https://boards-api.eu.greenhouse.io/v1/boards/acme/jobs'],
  [GREENHOUSE, 'https://boards-api.greenhouse.io/v1/boards/ACME/jobs?content=true'],
  [TEAMTAILOR, 'https://acme.na.teamtailor.com/jobs.json'],
  [PERSONIO, 'https://acme.jobs.personio.com/xml'],
  [TEAMTAILOR, 'https://careers.acme.com/jobs.json'],
  [OWN_SITE, 'https://careers.acme.com/jobs.json'],
  [PAGE, 'https://www.acme.com/en/careers'],
])('%j may redirect to %s', (board, to) => {
  expect(whyNotFollowed(new URL(to), board)).toBe(null)
})

test.each([
  [
    GREENHOUSE,
    'https://boards-api.greenhouse.io/v1/boards/umbrella/jobs',
    'another board, greenhouse/umbrella',
  ],
  [GREENHOUSE, 'https://jobs.lever.co/acme', 'another board, lever/acme'],
  [TEAMTAILOR, 'https://umbrella.teamtailor.com/jobs.json', 'another board, teamtailor/umbrella'],
  [TEAMTAILOR, 'https://careers.umbrella.com/jobs.json', 'careers.umbrella.com, which'],
  [TEAMTAILOR, 'https://acme.hosting.example/jobs.json', 'acme.hosting.example, which'],
  [OWN_SITE, 'https://parked.example/', 'parked.example, which'],
  [PAGE, 'https://acme-careers.test/', 'acme-careers.test, which'],
])('%j may not redirect to %s', (board, to, why) => {
  expect(whyNotFollowed(new URL(to), board)).toContain(`It redirects to ${why}`)
})
