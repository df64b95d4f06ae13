import { expect, test } from 'vitest'
import { parseInvitationDays, signUpRefusal } from './sign-up-mode.ts'

test.each([
  ['open', 'none', null],
  ['open', 'invalid', null],
  ['invitation', 'none', 'INVITATION_NEEDED'],
  ['invitation', 'invalid', 'INVITATION_INVALID'],
  ['invitation', 'valid', null],
  ['closed', 'none', 'SIGN_UP_CLOSED'],
  ['closed', 'valid', 'SIGN_UP_CLOSED'],
] as const)(
  'with sign-up %s and an invitation that is %s, the refusal is %s',
  (mode, held, code) => {
    expect(signUpRefusal(mode, held)).toBe(code)
  },
)

test.each([
  ['14', 14],
  [' 1 ', 1],
  ['90', 90],
  ['91', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['1e1', null],
])('%j is %s days', (text, days) => {
  expect(parseInvitationDays(text)).toBe(days)
})
