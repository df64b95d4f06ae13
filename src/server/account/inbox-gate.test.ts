/** A pass to the inbox: what it says to the browser, how long it is good, and every wrong one. */
import { expect, test } from 'vitest'
import { createInboxGate, makeInboxKey } from './inbox-gate.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

function gate({ key = 'key-of-this-start', https = false } = {}) {
  const made = createInboxGate(key, { https })
  const cookie = made.passFor(key, NOW) ?? ''
  return { ...made, cookie, pass: cookie.split(';')[0] as string }
}

test('a pass is limited to this host, and scripts and other sites cannot read it', () => {
  expect(gate().cookie).toMatch(
    /^rolecall\.inbox=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=3600$/,
  )
  expect(gate({ https: true }).cookie).toMatch(/^__Host-rolecall\.inbox=.*; Secure$/)
})

test('a pass opens the inbox for an hour', () => {
  const { isOpenTo, pass } = gate()
  expect(isOpenTo(`theme=dark; ${pass}`, NOW)).toBe(true)
  expect(isOpenTo(pass, after(59))).toBe(true)
  expect(isOpenTo(pass, after(60))).toBe(false)
})

test.each<[string, string | undefined]>([
  ['no cookie', undefined],
  ['an empty one', 'rolecall.inbox='],
  ['the key itself', 'rolecall.inbox=key-of-this-start'],
  ['a time without a signature', 'rolecall.inbox=9999999999999.'],
  ['a pass with another time', gate().pass.replace(/=\d+/, '=9999999999999')],
  ['a pass of an earlier start', gate({ key: 'another' }).pass],
  ['the pass of a server without TLS under another name', `x${gate().pass}`],
])('%s does not open the inbox', (_, cookies) => {
  expect(gate().isOpenTo(cookies, NOW)).toBe(false)
})

test('only the exact key is accepted, and every start has a different one', () => {
  const { passFor } = gate()
  const isKey = (given: string) => passFor(given, NOW) !== null
  expect(isKey('key-of-this-start')).toBe(true)
  expect(['key-of-this-star', '', 'key-of-this-start '].some(isKey)).toBe(false)
  expect(makeInboxKey()).toMatch(/^[\w-]{32}$/)
  expect(makeInboxKey()).not.toBe(makeInboxKey())
})
