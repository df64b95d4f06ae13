import { expect, test } from 'vitest'
import { parseOAuthBearer } from './mcp-address.ts'

const TOKEN = `${'a-_9'.repeat(10)}abc`

test.each([
  [`Bearer rco_${TOKEN}`, TOKEN],
  [`bearer  rco_${TOKEN} `, TOKEN],
  [`Bearer rc_${TOKEN}`, null],
  [`Bearer rco_${TOKEN}x`, null],
  [`Basic rco_${TOKEN}`, null],
  [`Bearer rco_${TOKEN} x`, null],
  ['', null],
  [null, null],
])('%s carries %s', (header, expected) => {
  expect(parseOAuthBearer(header)).toBe(expected)
})
