import { describe, expect, it } from 'vitest'
import { headerOf, namesRole } from './post-header.ts'

describe('the title of a post', () => {
  it.each([
    ['REMOTE', null, 'Acme | REMOTE | QA Engineer | Full-time', 'QA Engineer', 'REMOTE'],
    [
      'https://acme.com',
      'Senior Engineer',
      'Acme | https://acme.com | Senior Engineer | Berlin',
      'Senior Engineer',
      'Berlin',
    ],
    [
      'Backend Engineer',
      'Berlin',
      'Acme | Backend Engineer | Berlin',
      'Backend Engineer',
      'Berlin',
    ],
    ['Multiple Roles', 'Remote', 'Acme | Multiple Roles | Remote', 'Multiple Roles', 'Remote'],
  ])('%s, %s in "%s"', (title, location, text, role, place) => {
    expect(headerOf({ title, location }, `${text}\nWe build boats.`, true)).toEqual({
      title: role,
      location: place,
    })
  })

  it('of a normal listing is kept', () => {
    const header = { title: 'Multiple Roles', location: 'Berlin' }
    expect(headerOf(header, 'Acme | Cook | Rome', false)).toEqual(header)
  })
})

it.each([
  ['Senior Backend Engineer', true],
  ['SREs and PMs', true],
  ['Chief of Staff', false],
  ['Remote (US)', false],
  ['https://acme.com/engineer', false],
  ['Full-time', false],
  ['', false],
])('"%s" names a role: %s', (title, is) => {
  expect(namesRole(title)).toBe(is)
})
