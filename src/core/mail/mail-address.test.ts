/** A text is accepted only if it is one address that no two programs could read differently. */
import { expect, test } from 'vitest'
import { isMailAddress, isPlaceholder, parseMailbox } from './mail-address.ts'

test.each([
  'ada@example.org',
  'ada.lovelace+jobs@mail.example.co.uk',
  "o'neil@example.ie",
  'a@b.cd',
  'ada_%x@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.org`,
])('%s is one address', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

test.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@localhost',
  'ada@example',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  ' ada@example.org',
  'ada@example.org ',
  'ada@example.org.',
  'ada@@example.org',
  '.ada@example.org',
  'ada.@example.org',
  'a..da@example.org',
  'ada@-example.org',
  'ada@exa_mple.org',
  'ada@exämple.org',
  'ädä@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a'.repeat(64)}.org`,
  `ada@${'abcdefgh.'.repeat(30)}org`,
])('%j is not one address', (text) => {
  expect(isMailAddress(text)).toBe(false)
})

test.each([
  ['a list', 'a@example.org,b@example.org'],
  ['a list with semicolons', 'a@example.org;b@example.org'],
  ['a list with spaces', 'a@example.org b@example.org'],
  ['a quoted name', '"a@example.org x"@internal.example'],
  ['a quoted pair', '"a\\"b"@example.org'],
  ['another header', 'a@example.org\nBcc: b@example.org'],
  ['another header after a return', 'a@example.org\r\nBcc: b@example.org'],
  ['an end of text', 'a@example.org\0b@example.org'],
  ['a comment', 'a(b@evil.example)@example.org'],
  ['a route', '@evil.example:a@example.org'],
  ['a display name', 'Ada <ada@example.org>'],
  ['a percent route', 'a%evil.example@'],
  ['an encoded word', '=?utf-8?q?a=40evil.example=3e=00?=foo@example.org\n'],
  ['nested groups', `${'g:'.repeat(10_000)}a@example.org${';'.repeat(10_000)}`],
  ['nested comments', `${'('.repeat(10_000)}a@example.org`],
  ['ten thousand dots', `${'a.'.repeat(10_000)}@example.org`],
])('MA-01 %s is not an address', (_, text) => {
  expect(isMailAddress(text)).toBe(false)
})

test.each([
  ['siwe-0xab@siwe.placeholder.invalid', true],
  ['a@placeholder.invalid', true],
  ['a@Siwe.Placeholder.INVALID', true],
  ['a@myplaceholder.invalid', false],
  ['a@placeholder.invalid.example.org', false],
])('%s is a placeholder: %s', (text, does) => {
  expect(isPlaceholder(text)).toBe(does)
})

test.each([
  ['jobs@example.org', { name: null, address: 'jobs@example.org' }],
  ['Rolecall <jobs@example.org>', { name: 'Rolecall', address: 'jobs@example.org' }],
  [' <jobs@example.org> ', { name: null, address: 'jobs@example.org' }],
  ['Rolecall, Inc <jobs@example.org>', { name: 'Rolecall, Inc', address: 'jobs@example.org' }],
  ['Rolecall <jobs@example.org', null],
  ['Rolecall <a@example.org>, <b@example.org>', null],
  ['Rolecall\nBcc: b@example.org <jobs@example.org>', null],
  ['nobody', null],
])('the sender %j is read as %j', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox)
})
