import { expect, test } from 'vitest'
import { bareTitle } from './job-posting-title.ts'

const acme = {
  company: 'Acme',
  locationText: 'Berlin, Germany',
  places: [{ city: 'Berlin', region: null, country: 'DE' }],
}

test.each([
  ['Backend Engineer', 'Backend Engineer'],
  ['Backend Engineer (Berlin)', 'Backend Engineer'],
  ['Backend Engineer (Remote, Germany)', 'Backend Engineer'],
  ['Backend Engineer - Berlin, Germany', 'Backend Engineer'],
  ['Backend Engineer in Berlin', 'Backend Engineer'],
  ['Backend Engineer at Acme', 'Backend Engineer'],
  ['Backend Engineer at Acme in Berlin', 'Backend Engineer'],
  ['Acme: Backend Engineer', 'Backend Engineer'],
  ['Acme - Senior Engineer, Payments', 'Senior Engineer, Payments'],
  ['Backend Engineer | €70,000 - €90,000', 'Backend Engineer'],
  ['Backend Engineer ($120k–$150k)', 'Backend Engineer'],
  ['Backend Engineer (REQ-12345)', 'Backend Engineer'],
  ['Backend Engineer [JR-004211]', 'Backend Engineer'],
  ['Backend Engineer - #48213', 'Backend Engineer'],
  ['Backend Engineer - 12 March 2026', 'Backend Engineer'],
  ['***HIRING NOW!!!*** Backend Engineer 🚀', 'HIRING NOW Backend Engineer'],
  ['Backend Engineer, Remote', 'Backend Engineer'],
  ['C# / .NET Engineer (m/f/d)', 'C# / .NET Engineer (m/f/d)'],
  ['Engineer (Remote Sensing)', 'Engineer (Remote Sensing)'],
  ['Full-Stack Engineer – Developer Tools', 'Full-Stack Engineer – Developer Tools'],
  ['Level 3 Support, Tier 2', 'Level 3 Support, Tier 2'],
  ['Berlin', null],
  ['Acme - Berlin', null],
  ['!!!', null],
])('%s', (title, plain) => expect(bareTitle(title, acme)).toBe(plain))

test('a hostile title is read quickly', () => {
  for (const scrap of [' ', '(', '[(', ' - ', '1', '€', '-1']) {
    bareTitle(scrap.repeat(50_000), acme)
  }
})
