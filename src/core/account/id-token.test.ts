import { expect, test } from 'vitest'
import { isWorthVerifying } from './id-token.ts'

const HEAD = { alg: 'RS256' }
const CLAIMS = { exp: 1_800_000_000, nonce: 'ours' }

test.each([
  ['a token that answers our nonce', HEAD, CLAIMS, true],
  ['a signature on an elliptic curve', { alg: 'ES256' }, CLAIMS, true],
  ['no signature', { alg: 'none' }, CLAIMS, false],
  ['a signature with a shared secret', { alg: 'HS256' }, CLAIMS, false],
  ['no algorithm', {}, CLAIMS, false],
  ['another nonce', HEAD, { ...CLAIMS, nonce: 'theirs' }, false],
  ['no nonce', HEAD, { exp: CLAIMS.exp }, false],
  ['no end', HEAD, { nonce: 'ours' }, false],
  ['an expiry that is not a number', HEAD, { ...CLAIMS, exp: '1800000000' }, false],
  ['no claims', HEAD, null, false],
])('%s', (_, head, claims, isWorth) => {
  expect(isWorthVerifying(head, claims, 'ours')).toBe(isWorth)
})
