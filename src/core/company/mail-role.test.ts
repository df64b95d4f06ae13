import { expect, test } from 'vitest'
import { isHelpless, mailRole } from './mail-role.ts'

test.each([
  ['jobs', 'hr'],
  ['Careers', 'hr'],
  ['bewerbung', 'hr'],
  ['talent.acquisition', 'hr'],
  ['human-resources', 'hr'],
  ['humanresources', 'hr'],
  ['jobs-us', 'hr'],
  ['jobs2026', null],
  ['hr.team', 'hr'],
  ['info', 'company'],
  ['contact.de', 'company'],
  ['hello+site', null],
  ['press', 'Press'],
  ['sales-emea', 'Sales'],
  ['rrhh', 'hr'],
  ['recrutement', 'hr'],
  ['rekrutacja', 'hr'],
  ['bonjour', 'company'],
  ['pers', 'Press'],
  ['verkoop', 'Sales'],
  ['handlowy', 'Sales'],
  ['serwis', 'Support'],
  ['jane.doe', null],
  ['jobs-jo.smith', null],
  ['hr.miller', null],
  ['ada', null],
  ['de', null],
  ['berlin', null],
  ['constructor', null],
])('"%s@" is for %s', (local, expected) => {
  const role = mailRole(local)
  expect(role === null ? null : role.kind === 'department' ? role.about : role.kind).toBe(expected)
})

test.each([
  'noreply',
  'no-reply',
  'datenschutz',
  'privacy',
  'abuse',
  'billing',
  'rgpd',
  'iod',
  'faktura',
  'accommodations',
])('"%s@" helps nobody who looks for a job', (local) => expect(isHelpless(local)).toBe(true))

test.each(['manufacturing', 'manufaktur', 'jobs', 'candidatos'])(
  '"%s@" is no such address',
  (local) => expect(isHelpless(local)).toBe(false),
)
