/** Marks of values. */
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('the same value has the same mark, another another', () => {
  const contact = { id: 1, name: 'Jo', email: null }
  expect(fingerprint({ ...contact })).toBe(fingerprint(contact))
  expect(fingerprint({ ...contact, name: 'Joe' })).not.toBe(fingerprint(contact))
  expect(fingerprint({ ...contact, email: '' })).not.toBe(fingerprint(contact))
})
