import { expect, test } from 'vitest'
import { isScope, knownScopes, SCOPE_NAMES, SCOPES } from './scope.ts'

test.each([
  [
    ['cv:read', 'alerts:read'],
    ['alerts:read', 'cv:read'],
  ],
  [['offline_access', 'openid'], []],
  [[], []],
  [SCOPE_NAMES, SCOPE_NAMES],
])('the known scopes among %j', (names, expected) => {
  expect(knownScopes(names)).toEqual(expected)
})

test.each(['constructor', '__proto__', 'cv:write', ''])('%s is no scope', (name) => {
  expect(isScope(name)).toBe(false)
})

test('every scope is explained in words that begin with a verb', () => {
  for (const words of Object.values(SCOPES))
    expect(words).toMatch(/^(?:See|Save|Track|Create|Read|Draft),? /)
})
