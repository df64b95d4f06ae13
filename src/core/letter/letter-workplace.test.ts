import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { letterWorkplace } from './letter-workplace.ts'

const at = (text: string, label = '') => ({
  ...EMPTY_CV,
  label,
  place: { text, address: null, postalCode: null, city: null, region: null, countryCode: null },
})

const workplace = (home: string, location: string, description = '', label = '') =>
  letterWorkplace(at(home, label), { title: 'Engineer', company: 'Acme', location, description })
    ?.kind ?? null

test.each([
  ['Wrocław, Poland', 'Remote (anywhere)', 'remote'],
  ['Wrocław, Poland', 'Remote (Europe)', 'remote'],
  ['Cebu City, Philippines', 'Remote (UK)', 'askRemote'],
  ['Nantes, France', 'Remote in the Netherlands', 'askRemote'],
  ['Nantes, France', 'Paris, France (hybrid)', 'onSite'],
  ['Nantes, France', 'Paris, France (onsite)', null],
  ['Paris, France', 'Paris, France (onsite)', 'here'],
  ['Paris, France', 'London, Paris/Lyon (hybrid)', 'here'],
  ['Paris, France', 'Remote (France)', 'remote'],
  ['Lagos, Nigeria', 'Berlin, Germany (onsite)', 'move'],
  ['Lagos, Nigeria', '', null],
])('from %s, a job with “%s”: %s', (home, location, kind) =>
  expect(workplace(home, location)).toBe(kind),
)

test('help that a listing offers with a move is taken up', () => {
  const offer = 'We offer visa sponsorship and relocation.'
  expect(workplace('Lagos, Nigeria', 'Berlin, Germany (onsite)', offer)).toBe('help')
})

test('a listing without a location field is read from its first line', () => {
  const line = 'Acme | Engineer | REMOTE (US only) | Full-time\nWe make maps.'
  expect(workplace('Oslo, Norway', '', line)).toBeNull()
  expect(workplace('Austin, TX', '', line)).toBe('remote')
})

test.each([
  ['Lagos, Nigeria', 'Berlin, Germany (onsite)', 'Not willing to relocate', null],
  ['Nantes, France', 'Paris, France (hybrid)', 'Not willing to relocate', 'onSite'],
  ['Lodz, Poland', 'London, UK (hybrid)', 'I work remotely', null],
  ['Lagos, Nigeria', 'Remote (UK)', 'Not willing to relocate', 'askRemote'],
])('who lives in %s and would not move is offered no move to %s', (home, location, label, kind) =>
  expect(workplace(home, location, '', label)).toBe(kind),
)

test('help with a visa is not asked for by who may work there', () => {
  const offer = 'We offer visa sponsorship.'
  const office = 'Berlin, Germany (onsite)'
  expect(workplace('Lagos, Nigeria', office, offer)).toBe('help')
  expect(workplace('Lagos, Nigeria', office, offer, 'German citizen')).toBe('move')
})

test('a job that demands a permit which the person lacks is asked for nothing', () => {
  const permit = 'You must be authorized to work in the US; we cannot sponsor visas.'
  expect(workplace('London, United Kingdom', 'Remote (US)', permit)).toBeNull()
})
