import { expect, test } from 'vitest'
import { AUTH_ENDPOINTS, EmailAddress, endpointOf, isProviderCallback } from './auth-endpoints.ts'

const writing = Object.entries(AUTH_ENDPOINTS).filter(([, door]) => door.body)

test.each(writing)('AU-01 %s rejects unknown keys', (_, { body }) => {
  for (const key of ['userId', 'accountId', 'role', 'plan', 'emailVerified', 'createdAt']) {
    const read = body?.safeParse({ [key]: 'x' })
    const said = JSON.stringify(read?.error?.issues)
    expect(read?.success, key).toBe(false)
    expect(said, key).toContain(key)
  }
})

test('AU-14 no GET uses anything up', () => {
  const followed = Object.keys(AUTH_ENDPOINTS).filter((key) => key.startsWith('GET '))
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
])('%s %s is not an endpoint', (method, path) => {
  expect(endpointOf(method, path)).toBeNull()
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
])('AU-01 the placeholder %s is rejected as an address', (written) => {
  expect(EmailAddress.safeParse(written).success).toBe(false)
})

test('a wallet can be removed only at its own endpoint', () => {
  const body = AUTH_ENDPOINTS['POST /unlink-account']?.body
  expect(body?.safeParse({ providerId: 'google' }).success).toBe(true)
  expect(body?.safeParse({ providerId: 'siwe' }).success).toBe(false)
})

test.each([
  ['/callback/google', true],
  ['/callback/', false],
  ['/callback/Google', false],
  ['/callback/google/x', false],
])('%s is a provider’s callback: %s', (path, is) => {
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
])('RD-01 after a provider’s sign-in, %s redirects to %s', (asked, led) => {
  const read = AUTH_ENDPOINTS['POST /sign-in/social']?.body?.parse({
    provider: 'google',
    callbackURL: asked,
  })
  expect(read?.callbackURL).toBe(led)
})
