/** What a mail provider sends to unsubscribe somebody is let through, and nothing else. */
import { expect, test } from 'vitest'
import { isOneClick } from './one-click.ts'

test.each([
  ['POST', '/newsletter/unsubscribe', true],
  ['POST', '/job-alerts/email', true],
  ['GET', '/newsletter/unsubscribe', false],
  ['POST', '/newsletter/unsubscribe/', false],
  ['POST', '/newsletter/unsubscribe.data', false],
  ['POST', '/newsletter/confirm', false],
  ['POST', '/job-alerts', false],
  ['POST', '/api/me', false],
])('%s %s is a one-click request: %s', (method, path, does) => {
  expect(isOneClick(method, path)).toBe(does)
})
