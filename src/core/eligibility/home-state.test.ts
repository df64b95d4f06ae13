import { expect, test } from 'vitest'
import { formatHomeState, parseHomeState } from './home-state.ts'

test.each([
  ['ES', { home: 'ES', mayWorkIn: [] }],
  ['ES.CA.US', { home: 'ES', mayWorkIn: ['CA', 'US'] }],
])('"%s" is read and written', (text, resident) => {
  expect(parseHomeState(text)).toEqual(resident)
  expect(formatHomeState(resident)).toBe(text)
})

test.each(['', 'es', 'ES.', 'ES.XX', 'Spain', 'ES.'.repeat(60)])('"%s" is nothing', (text) =>
  expect(parseHomeState(text)).toBeNull(),
)
