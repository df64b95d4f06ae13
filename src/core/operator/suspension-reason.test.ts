import { expect, test } from 'vitest'
import { MAX_SUSPENSION_REASON, parseSuspensionReason } from './suspension-reason.ts'

test.each([
  ['Automated sign-ups', 'Automated sign-ups'],
  ['  two\r\nlines \t of it ', 'two lines of it'],
  ['x'.repeat(MAX_SUSPENSION_REASON), 'x'.repeat(MAX_SUSPENSION_REASON)],
  ['x'.repeat(MAX_SUSPENSION_REASON + 1), null],
  ['', null],
  [' \n ', null],
])('%j is the reason %j', (text, reason) => {
  expect(parseSuspensionReason(text)).toBe(reason)
})
