import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { workSettingOf } from './work-setting.ts'

const job = {
  workplace: null,
  locationText: null,
  remote: 'none',
  title: 'Engineer',
  text: null,
} as const

test.each([
  ['Remote', 'remote'],
  ['Remote - US', 'remote'],
  ['United States - Remote', 'remote'],
  ['REMOTE (EU)', 'remote'],
  ['Anywhere', 'remote'],
  ['Work from home', 'remote'],
  ['San Francisco or Remote', 'remote'],
  ['Remote or Hybrid', 'remote'],
  ['Hybrid / Remote', 'remote'],
  ['Hybrid (San Mateo) or REMOTE', 'remote'],
  ['Remote (US) or Hybrid (NYC)', 'remote'],
  ['ONSITE & REMOTE (EU)', 'remote'],
  ['Remoto, Brasil', 'remote'],
  ['Télétravail', 'remote'],
  ['Hybrid', 'hybrid'],
  ['London (Hybrid)', 'hybrid'],
  ['Hybrid - New York', 'hybrid'],
  ['Hybrid remote in Austin, TX', 'hybrid'],
  ['Berlin, hybrid, 2 days remote', 'hybrid'],
  ['San Francisco', null],
  ['NYC Office', null],
  ['United States', null],
  ['東京', null],
  ['Onsite', 'onsite'],
  ['Paris (no remote)', 'onsite'],
  ['Not remote', 'onsite'],
  ['Austin, non-remote', 'onsite'],
  ['Remote: not possible', 'onsite'],
  ['N/A', null],
  ['TBD', null],
  ['Multiple Locations', null],
  ['', null],
  [null, null],
] as const)('the place %j means %s', (locationText, setting) =>
  expect(workSettingOf({ ...job, locationText })).toBe(setting),
)

test.each([
  ['Remote', 'remote'],
  ['remote', 'remote'],
  ['TELECOMMUTE', 'remote'],
  ['FULLY_REMOTE', 'remote'],
  ['Hybrid', 'hybrid'],
  ['OnSite', 'onsite'],
  ['on-site', 'onsite'],
  ['On Site', 'onsite'],
  ['In office', 'onsite'],
  ['unspecified', null],
] as const)('a source value of "%s" wins over the place', (workplace, setting) =>
  expect(workSettingOf({ ...job, workplace, locationText: 'Leeds' })).toBe(setting),
)

test.each([
  ['Engineer (Remote)', 'remote'],
  ['Senior Software Engineer - k6 Core | Canada, EST only | Remote', 'remote'],
  ['Remote Senior Engineer', 'remote'],
  ['Systems Engineer (Solana) - Remote Germany/Europe', 'remote'],
  ['Support Engineer, Hybrid', 'hybrid'],
  ['Designer (Hybrid - Leeds)', 'hybrid'],
  ['NYC (ONSITE)', 'onsite'],
  ['ONSITE - San Francisco', 'onsite'],
  ['Engineer (not remote)', 'onsite'],
  ['Remote Sensing Scientist', null],
  ['Hybrid Cloud Engineer', null],
  ['Remote Access Engineer', null],
  ['Engineer, Remote Monitoring', null],
  ['Hybrid Mobile App Developer', null],
  ['Distributed Systems Engineer', null],
] as const)('the title "%s" alone means %s', (title, setting) =>
  expect(workSettingOf({ ...job, title })).toBe(setting),
)

test.each([
  ['This is a fully remote position.', 'remote'],
  ['The role is hybrid: come in on Tuesdays.', 'hybrid'],
  ['You work 3 days a week in our office.', 'hybrid'],
  ['This role is on-site.', 'onsite'],
  ['This role is not remote.', 'onsite'],
  ['We are a remote-friendly company with remote teams.', null],
  ['Remote sensing and hybrid clouds.', null],
] as const)('the text "%s" alone means %s', (text, setting) =>
  expect(workSettingOf({ ...job, text })).toBe(setting),
)

test('a location parsed as remote is remote', () => {
  expect(workSettingOf({ ...job, locationText: 'EMEA', remote: 'restricted' })).toBe('remote')
  expect(workSettingOf({ ...job, locationText: 'Hybrid', remote: 'restricted' })).toBe('hybrid')
  expect(workSettingOf({ ...job, locationText: 'Leeds, no remote', remote: 'none' })).toBe('onsite')
})

test('a hostile text is read quickly', () => {
  expect(
    slowPieces(['remote ', 'hybrid/', 'no ', 'this role is ', ' ', '-', '(', '3 days '], (text) => [
      workSettingOf({ ...job, locationText: text }),
      workSettingOf({ ...job, title: text, text }),
    ]),
  ).toEqual([])
})
