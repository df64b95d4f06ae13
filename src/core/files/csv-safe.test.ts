import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromSafeCell, toSafeCell } from './csv-safe.ts'

test.each([
  ['=HYPERLINK("http://canary.example")', `'=HYPERLINK("http://canary.example")`],
  ['+1 555 0100', `'+1 555 0100`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['＋1', `'＋1`],
  ['－1', `'－1`],
  ['＠x', `'＠x`],
  ['\t=1', `'\t=1`],
  ['\r=1', `'\r=1`],
  ['\0=1', `'\0=1`],
  [`'=1`, `''=1`],
  [`'quoted'`, `'quoted'`],
  ['a=1', 'a=1'],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(toSafeCell(text)).toBe(cell)
  expect(fromSafeCell(cell)).toBe(text)
})

test('every text survives a round trip, and no cell begins like a formula', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom("'", '=', '＝', '-', 'a', '\t') }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const cell = toSafeCell(text)
      expect(fromSafeCell(cell)).toBe(text)
      expect(cell).not.toMatch(/^[=+\-@\t\r\0＝＋－＠]/)
    }),
    { seed: 4, numRuns: 2_000 },
  )
})
