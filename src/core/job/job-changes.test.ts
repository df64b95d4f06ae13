import { expect, test } from 'vitest'
import { formatCursor, parseChangesParams, parseCursor } from './job-changes.ts'

test.each([
  { transaction: '0', id: 0, start: '750', restore: null },
  { transaction: '751', id: 4711, start: '750', restore: '00c0ffee' },
  { transaction: '9223372036854775807', id: 999_999_999_999_999, start: '0', restore: null },
])('the cursor %o survives formatting and parsing', (cursor) => {
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
})

test.each([
  '',
  '750',
  '750-1',
  '750-1-',
  '750-1-2-3',
  '750-1-2-00C0FFEE',
  '750-1-2-00c0ffee-00c0ffee',
  '-750-1-2',
  '0750-1-2',
  '750-1.5-2',
  '750-1-2 ',
  '１-1-2',
  '99999999999999999999-1-2',
  '750-1-2\n',
  'now',
])('%j is not a cursor', (text) => expect(parseCursor(text)).toBeNull())

test.each<[string, ReturnType<typeof parseChangesParams>['asked']]>([
  ['', { since: null, limit: null }],
  ['limit=500', { since: null, limit: 500 }],
  [
    'since=7-8-9&limit=1',
    { since: { transaction: '7', id: 8, start: '9', restore: null }, limit: 1 },
  ],
])('the query %j is parsed', (text, asked) => {
  expect(parseChangesParams(new URLSearchParams(text))).toEqual({ asked, problems: null })
})

test.each<[string, string[]]>([
  ['since=yesterday', ['since must be the "next" value of an earlier response']],
  ['since=', ['since must be the "next" value of an earlier response']],
  ['limit=0', ['limit must be a whole number from 1 to 500']],
  ['limit=501', ['limit must be a whole number from 1 to 500']],
  ['limit=1e2', ['limit must be a whole number from 1 to 500']],
  ['limit=1&limit=2', ['limit may be given once']],
  ['page=2', ['page is not a parameter here']],
  [
    '__proto__=1&since=x',
    ['__proto__ is not a parameter here', 'since must be the "next" value of an earlier response'],
  ],
])('%j is rejected with what is wrong', (text, lines) => {
  const { problems } = parseChangesParams(new URLSearchParams(text))
  expect(problems?.map(({ parameter, message }) => `${parameter} ${message}`)).toEqual(lines)
})
