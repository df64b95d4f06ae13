/** Commas, semicolons, tabs and bars, with the others inside the names. */
import { expect, test } from 'vitest'
import { delimiterOf } from './csv-delimiter.ts'

test.each([
  ['Company,Role\nAcme;Sons,Engineer', ','],
  ['Company;Role;City\r\nAcme;"a,b,c,d";Berlin, Germany', ';'],
  ['Company\tRole, if any\n', '\t'],
  ['Company|Role|City', '|'],
  ['"Company, as it is";"Role"', ';'],
  ['\n\nCompany;Role', ';'],
  ['Company', ','],
  ['', ','],
])('%j is separated by %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter)
})
