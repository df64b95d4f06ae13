/** Only a UUID is asked for in the database; the address of a CV is told in one place. */
import { expect, test } from 'vitest'
import { readCvId } from './cv-id.ts'

const id = '0b8f4b1e-8b1d-4c53-9f3e-0d8e1c7a5b2a'

test.each([
  [id, id],
  [id.toUpperCase(), null],
  ['1', null],
  ['', null],
  [`${id}0`, null],
  [`${id}\n`, null],
])('%j', (text, read) => {
  expect(readCvId(text)).toBe(read)
})
