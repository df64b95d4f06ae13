import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { accountsAddress, readAccountsQuery } from './accounts-query.ts'

const ID = '0a1b2c3d-0000-4000-8000-000000000001' as AccountId

test.each([
  ['', []],
  ['  Ada  ', ['ada']],
  ['Ada.Lovelace+jobs@Example.org', ['ada', 'lovelace', 'jobs', 'example', 'org']],
  ["O'Neil", ['o', 'neil']],
  ['Zoë Müller', ['zoë', 'müller']],
  ['李小龙', ['李小龙']],
  // Nothing of the database's own search language is left.
  ["a:* | !b & (c) <-> 'd'", ['a', 'b', 'c', 'd']],
  ['%_\\', []],
])('%j is searched as %j', (text, words) => {
  expect(readAccountsQuery(new URLSearchParams({ query: text })).words).toEqual(words)
})

test('an id finds the account, in either case', () => {
  expect(readAccountsQuery(new URLSearchParams({ query: ` ${ID.toUpperCase()} ` })).id).toBe(ID)
  expect(readAccountsQuery(new URLSearchParams({ query: ID.slice(1) })).id).toBeNull()
})

test('an address says what is shown, and is read back', () => {
  expect(accountsAddress({ text: '', isSuspended: false, after: null })).toBe('/admin/accounts')
  const address = accountsAddress({ text: 'ada & co', isSuspended: true, after: ID })
  expect(readAccountsQuery(new URL(address, 'http://x').searchParams)).toEqual({
    text: 'ada & co',
    words: ['ada', 'co'],
    id: null,
    isSuspended: true,
    after: ID,
  })
  expect(readAccountsQuery(new URLSearchParams({ after: 'x', state: 'y' })).after).toBeNull()
})

test('long texts are cut', () => {
  const { text, words } = readAccountsQuery(new URLSearchParams({ query: 'ab '.repeat(500) }))
  expect(text.length).toBeLessThanOrEqual(200)
  expect(words).toHaveLength(12)
})
