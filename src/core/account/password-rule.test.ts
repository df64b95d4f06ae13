import { expect, test } from 'vitest'
import { LEAKED_PASSWORDS } from './leaked-passwords.ts'
import { passwordProblem } from './password-rule.ts'

const nobody = { email: null, name: null }
const problem = (password: string) => passwordProblem(password, nobody)

test.each([
  ['quiet-otter-lamp-42'],
  ['correct horse battery staple'],
  ['eight ch'],
  ['Ñandú-über-Öl'],
  ['密码密钥钥匙门窗'],
  ['🦦🦦🪔🪔🌊🌊🍃🍃'],
  ['a'.repeat(3) + 'zebra crossing'.repeat(8)],
  ['footballs are round and so is the moon'],
  ['tr0ub4dor&3'],
  [`${'x'.repeat(63)}y z`],
  ['48151623421x'],
])('AU-12 "%s" is accepted', (password) => {
  expect(problem(password)).toBeNull()
})

test.each([
  ['', 'at least 8'],
  ['1234567', 'at least 8'],
  ['🦦🪔🌊🍃🦦🪔🌊', 'at least 8'],
  ['x y'.repeat(43), 'at most 128'],
])('AU-12 "%s" is too short or too long', (password, said) => {
  expect(problem(password)).toContain(said)
})

test('AU-12 characters are counted as code points after NFKC', () => {
  expect(problem('ﬁshﬂour')).toBeNull() // two ligatures are two letters each, nine letters in all
  expect(problem('🦦 zebra🪔'.repeat(16))).toBeNull() // 128 characters, but more UTF-16 code units
})

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'password123!',
  'P@ssw0rd',
  'passw0rd',
  'pa55word',
  '!!password!!',
  'ｐａｓｓｗｏｒｄ',
  'passwordpassword',
  'pass-word',
  'letmein1',
  'LetMeIn2',
  'welcome1',
  'Welcome2024!',
  'changeme',
  'iloveyou',
  'iloveyou2',
  'princess',
  'sunshine',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'starwars',
  'Batman01',
  'jordan23',
  'michael1',
  'jennifer',
  'charlie1',
  'dragon12',
  'monkey123',
  'Summer2025',
  'winter22',
  'fuckyou1',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '11111111',
  '12121212',
  '12341234',
  '51505150',
  '69696969',
  '00000000',
  'aaaaaaaa',
  'abababab',
  'abcabcab',
  'aaaaaaab',
  'abcdefgh',
  'abcd1234',
  '1234abcd',
  'qwertyui',
  'qwerty123',
  'qwertzuiop',
  'asdfghjkl',
  'asdf1234',
  '1q2w3e4r',
  'q1w2e3r4',
  '1qaz2wsx',
  'qazwsxedc',
  'zxcvbnm1',
  '1234qwer',
  'asdfasdf',
  '19870412',
  '12041987',
  '12.04.1987',
  '2001-01-01',
  'rolecall1',
  'blink182',
  'Mustang67',
])('AU-12 "%s" is too common', (password) => {
  expect(problem(password)).toContain('too common')
})

test.each([
  'ada.lovelace@example.org',
  'adalovelace',
  'lovelace',
  'Lovelace1815',
  'ada.lovelace',
  '!lovelace!',
  'example.org',
])('AU-12 "%s" is not a password for Ada Lovelace', (password) => {
  const ada = { email: 'ada.lovelace@example.org', name: 'Ada Lovelace' }
  expect(passwordProblem(password, ada)).toContain('your name')
})

test('AU-12 a name may be part of a password', () => {
  const ada = { email: 'ada@example.org', name: 'Ada Lovelace' }
  expect(passwordProblem('lovelace likes looms', ada)).toBeNull()
})

test.each([...LEAKED_PASSWORDS].filter((_, index) => index % 400 === 0))(
  'AU-12 the leaked password %s is rejected in lower and upper case',
  (password) => {
    expect(problem(password)).toMatch(/too common/)
    expect(problem(password.toUpperCase())).toMatch(/too common/)
  },
)

// ASVS 6.2.4 asks for the 3,000 most frequent passwords that the policy allows; the rules reject 2,815 more by
// themselves.
test('AU-12 the list has more than 8,000 leaked passwords', () => {
  expect(LEAKED_PASSWORDS.size).toBeGreaterThan(8_000)
})

test('hostile input takes little time', () => {
  const long = 'a1'.repeat(64)
  expect(problem(`${'x'.repeat(1)}${long}`)).not.toBeNull()
})
