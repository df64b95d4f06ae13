import { expect, test } from 'vitest'
import { pastOf, verbForm } from './verb-forms.ts'

test.each([
  ['Led', 'lead', 'past'],
  ['leading', 'lead', 'ing'],
  ['leads', 'lead', 'third'],
  ['lead', 'lead', 'base'],
  ['wrote', 'write', 'past'],
  ['migrated', 'migrate', 'past'],
  ['shipped', 'ship', 'past'],
  ['shipping', 'ship', 'ing'],
  ['carried', 'carry', 'past'],
  ['supplies', 'supply', 'third'],
  ['cut', 'cut', 'past'],
  ['overseen', null, null],
  ['united', null, null],
  ['Kubernetes', null, null],
] as const)('%s is %s (%s)', (word, base, form) => {
  expect(verbForm(word)).toEqual(base === null ? null : { base, form })
})

test.each([
  ['lead', 'led'],
  ['plan', 'planned'],
  ['apply', 'applied'],
  ['fly', null],
])('the past of %s is %s', (base, past) => expect(pastOf(base)).toBe(past))
