import { expect, test } from 'vitest'
import { type SignInFacts, type WayIn, waysIn } from './ways-in.ts'

const NOTHING: SignInFacts = {
  email: '0xab@placeholder.invalid',
  hasPassword: false,
  passkeys: 0,
  providers: [],
  wallets: [],
}
const MAIL = { email: 'ada@example.org' }

const cases: [string, Partial<SignInFacts>, WayIn[]][] = [
  ['a placeholder address alone', {}, []],
  ['a mail address', MAIL, ['mail']],
  ['a password with an address', { ...MAIL, hasPassword: true }, ['mail', 'password']],
  ['a password without an address, which nobody could type', { hasPassword: true }, []],
  ['a passkey', { passkeys: 1 }, ['passkey']],
  ['a provider that is offered here', { providers: ['google'] }, ['provider']],
  ['a provider that the operator has taken away', { providers: ['oidc'] }, []],
  ['one wallet', { wallets: ['0xab'] }, ['wallet']],
]

test.each(cases)('%s', (_, facts, ways) => {
  expect(waysIn({ ...NOTHING, ...facts }, ['google', 'github'])).toEqual(ways)
})
