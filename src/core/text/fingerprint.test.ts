import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('equal values have the same fingerprint, different values do not', () => {
  const contact = { id: 1, name: 'Jo', email: null }
  expect(fingerprint({ ...contact })).toBe(fingerprint(contact))
  expect(fingerprint({ ...contact, name: 'Joe' })).not.toBe(fingerprint(contact))
  expect(fingerprint({ ...contact, email: '' })).not.toBe(fingerprint(contact))
})
