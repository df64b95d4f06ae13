import { expect, test } from 'vitest'
import { formatOperatorCode, OPERATOR_CODE_BYTES, readOperatorCode } from './operator-code.ts'

const bytes = (value: number) => new Uint8Array(OPERATOR_CODE_BYTES).fill(value)

test.each([
  [bytes(0), 'AAAA-AAAA-AAAA-AAAA'],
  [bytes(255), '9999-9999-9999-9999'],
  [Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 'AAAT-EA2E-AXDA-RCAK'],
])('%j is written %s', (given, code) => {
  expect(formatOperatorCode(given)).toBe(code)
  expect(readOperatorCode(code)).toBe(code)
})

test('every bit of the bytes is in the code', () => {
  const codes = new Set<string>()
  for (let bit = 0; bit < 8 * OPERATOR_CODE_BYTES; bit++) {
    const one = bytes(0)
    one[bit >> 3] = 128 >> (bit & 7)
    codes.add(formatOperatorCode(one))
  }
  expect(codes.size).toBe(80)
})

test.each([
  ['k7qm2xpa9rtc4hwe', 'K7QM-2XPA-9RTC-4HWE'],
  [' K7QM 2XPA–9RTC 4HWE\n', 'K7QM-2XPA-9RTC-4HWE'],
  ['iLqm-2xpa-9rtc-4hwe', '11QM-2XPA-9RTC-4HWE'],
  ['K7QM-2XPA-9RTC-4HW', null],
  ['K7QM-2XPA-9RTC-4HWEE', null],
  ['K7QM-2XPA-9RTC-4HW0', null],
  ['', null],
  ['K'.repeat(200), null],
])('"%s" is read as %s', (typed, code) => {
  expect(readOperatorCode(typed)).toBe(code)
})
