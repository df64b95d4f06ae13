import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { homeOf, remoteOffer } from './letter-home.ts'

const place = (text: string) => ({
  ...EMPTY_CV,
  place: { text, address: null, postalCode: null, city: null, region: null, countryCode: null },
})

test.each([
  ['Bergen, Norway', 'Bergen, Norway'],
  ['Bergen', 'Bergen'],
  ['Hauptstr. 5, 10115 Berlin, Germany', 'Berlin, Germany'],
  ['Hauptstr. 5', null],
  ['5 High Street, London', 'London'],
  ['High Street, London, England', 'London, England'],
  ['12 rue Neuve, 44000 Nantes, France', 'Nantes, France'],
  ['Austin, TX 78701', 'Austin'],
  ['Austin, Texas, USA', 'Austin, Texas'],
  ['Leipzig, Deutschland', 'Leipzig, Germany'],
  ['Lyon, France', 'Lyon, France'],
  ['Leeds, UK', 'Leeds, UK'],
  ['Tbilisi, Georgia', 'Tbilisi, Georgia'],
])('“%s” is %s in a letter', (text, home) => expect(homeOf(place(text))).toBe(home))

test('a CV without a place has no home', () => expect(homeOf(EMPTY_CV)).toBeNull())

test.each([
  ['Engineer (Remote)', '', 'Engineer (Remote)'],
  ['Engineer', 'We build maps. You can work remote.', 'You can work remote.'],
  ['Engineer', 'You evaluate remote sensing data.', null],
  ['Engineer', 'This is not a remote role.', null],
  ['Engineer', 'Working remote is not possible.', null],
  ['Engineer', 'No remote work.', null],
  ['Ingenieur', 'Remote ist leider nicht möglich.', null],
  ['Engineer', 'Remote (North America)', null],
  ['Engineer', 'Remote within the EU only', null],
  ['Engineer | Remote (US)', '', null],
  ['Onsite & Remote for some roles', '', null],
  ['Engineer', 'We sit in Oslo.', null],
])('“%s”, “%s” offers remote work in: %s', (title, description, offer) =>
  expect(remoteOffer({ title, company: 'Acme', description })).toBe(offer),
)
