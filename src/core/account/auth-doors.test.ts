/** What may be sent to each address of accounts. */
import { expect, test } from 'vitest'
import { DOORS, doorOf, EmailAddress, isProviderCallback } from './auth-doors.ts'

const writing = Object.entries(DOORS).filter(([, door]) => door.body)

test.each(writing)('AU-01 %s takes no key that is not its own', (_, { body }) => {
  for (const key of ['userId', 'accountId', 'role', 'plan', 'emailVerified', 'createdAt']) {
    const read = body?.safeParse({ [key]: 'x' })
    const said = JSON.stringify(read?.error?.issues)
    expect(read?.success, key).toBe(false)
    expect(said, key).toContain(key)
  }
})

test('AU-14 what uses something up is sent, never followed', () => {
  const followed = Object.keys(DOORS).filter((key) => key.startsWith('GET '))
  expect(followed.sort()).toEqual([
    'GET /callback/:provider', // the protocol sends browsers here; without its state nothing happens
    'GET /confirm',
    'GET /get-session',
    'GET /list-accounts',
    'GET /list-sessions',
    'GET /passkey/list-user-passkeys',
    'GET /siwe/wallets',
    'GET /two-factor/status',
  ])
})

test.each([
  ['GET', '/magic-link/verify'],
  ['GET', '/verify-email'],
  ['GET', '/reset-password/abc'],
  ['GET', '/delete-user/callback'],
  ['POST', '/email-otp/change-email'],
  ['POST', '/two-factor/get-totp-uri'],
  ['POST', '/change-password/'],
  ['POST', '__proto__'],
  ['DELETE', '/sign-out'],
])('%s %s is no door', (method, path) => {
  expect(doorOf(method, path)).toBeNull()
})

test.each([
  ['Ada@Example.ORG ', 'ada@example.org'],
  ['ａｄａ@example.org', 'ada@example.org'],
])('the address "%s" is %s', (written, read) => {
  expect(EmailAddress.parse(written)).toBe(read)
})

test.each([
  'a@x.org,b@y.org',
  '"a@x.org x"@y.org',
  'a@x.org\nBcc: b@y.org',
  'Ada <a@x.org>',
  `${'a'.repeat(250)}@x.org`,
  'a@b@x.org',
  'a(b@evil.example)@x.org',
  'a@localhost',
  '',
])('MA-01 %j is not one address', (written) => {
  expect(EmailAddress.safeParse(written).success).toBe(false)
})

test.each([
  'siwe-0xab-1@siwe.placeholder.invalid',
  'a@Placeholder.Invalid',
  'ａ@siwe．placeholder．invalid',
])('AU-01 %s, which stands for an address, is nobody’s to type', (written) => {
  expect(EmailAddress.safeParse(written).success).toBe(false)
})

test('a wallet is taken off at its own door alone', () => {
  const body = DOORS['POST /unlink-account']?.body
  expect(body?.safeParse({ providerId: 'google' }).success).toBe(true)
  expect(body?.safeParse({ providerId: 'siwe' }).success).toBe(false)
})

test.each([
  ['/callback/google', true],
  ['/callback/', false],
  ['/callback/Google', false],
  ['/callback/google/x', false],
])('%s is where a provider sends people back: %s', (path, is) => {
  expect(isProviderCallback(path)).toBe(is)
})

test.each([
  ['/jobs?page=2', '/jobs?page=2'],
  ['//evil.test', '/dashboard'],
  ['/\\evil.test', '/dashboard'],
  ['/%5Cevil.test', '/dashboard'],
  ['/%09/evil.test', '/dashboard'],
  ['https:evil.test', '/dashboard'],
  ['https://rolecall.test@evil.test', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/..//evil.test', '/dashboard'],
])('RD-01 after a provider, %s leads to %s', (asked, led) => {
  const read = DOORS['POST /sign-in/social']?.body?.parse({
    provider: 'google',
    callbackURL: asked,
  })
  expect(read?.callbackURL).toBe(led)
})
