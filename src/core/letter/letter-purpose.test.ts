import { expect, test } from 'vitest'
import { purposeFor } from './letter-purpose.ts'

const reasonOf = (description: string) =>
  purposeFor({ description, company: 'Contoso' }, ['I built payroll for shops'])?.words ?? null

test.each([
  [
    'Contoso is a simple yet powerful payroll platform that helps cafés.',
    'a payroll platform that helps cafés',
  ],
  [
    'We make life easy for millions of people.\nContoso builds payroll software for cafés.',
    'payroll software for cafés',
  ],
  ['Contoso is a live-streaming platform with 400M+ users.', 'a live-streaming platform'],
  ['Want to work on helping to decarbonize the grid?', 'decarbonize the grid'],
  [
    'Tenancy platform that helps cafés pay their staff',
    'the tenancy platform that helps cafés pay their staff',
  ],
  ['Own core infrastructure for payroll and pay', null],
])('for “%s” the reason is %s', (description, words) => expect(reasonOf(description)).toBe(words))
