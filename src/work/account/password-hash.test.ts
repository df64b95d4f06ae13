import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('AU-12 a password is hashed with Argon2id at OWASP’s cost, each time with a new salt', async () => {
  const [one, two] = await Promise.all([
    hashPassword('a long secret'),
    hashPassword('a long secret'),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(two).not.toBe(one)
})

test.each([
  ['the same', 'correct horse', 'correct horse', true],
  ['another', 'correct horse', 'correct hors', false],
  ['the same letters composed differently', 'café au lait', 'cafe\u0301 au lait', true],
  ['one that differs only after 72 bytes', `${'x'.repeat(100)}a`, `${'x'.repeat(100)}b`, false],
])('verifying %s password', async (_, set, given, expected) => {
  expect(await verifyPassword(await hashPassword(set), given)).toBe(expected)
})

test.each(['', 'secret', '$2b$10$abc', '$argon2id$v=19$m=1,t=1,p=1$$'])(
  'a hash that is not ours matches no password: %j',
  async (hash) => {
    expect(await verifyPassword(hash, 'secret')).toBe(false)
  },
)
