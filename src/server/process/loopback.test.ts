/** The names of this machine, and names that only look like them. */
import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['[::1]', true],
  ['12.7.0.1', false],
  ['192.168.1.7', false],
  ['localhost.evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})
