import { expect, test } from 'vitest'
import { permissionIn } from './work-permission.ts'

test.each([
  ['Must be authorized to work in the United States', { countries: ['US'], isSponsored: null }],
  ['We are unable to sponsor visas at this time', { countries: [], isSponsored: false }],
  ['Visa Sponsorship Is not provided.', { countries: [], isSponsored: false }],
  ['VISA SPONSORSHIP | RELOCATION SUPPORT', { countries: [], isSponsored: true }],
  ['US citizenship required', { countries: ['US'], isSponsored: null }],
  ['You will build payments with Visa Inc and Mastercard', null],
  ['We like dogs', null],
])('the permission in “%s”', (sentence, permission) => {
  expect(permissionIn(sentence)).toEqual(permission)
})
