import { expect, test } from 'vitest'
import { formatCursor, parseChangesParams, parseCursor } from './job-changes.ts'

test.each([
  { position: 750, listedTo: 0, epoch: null },
  { position: 750, listedTo: 4711, epoch: '00c0ffee' },
  { position: 751, listedTo: null, epoch: '00c0ffee' },
  { position: 999_999_999_999_999, listedTo: 999_999_999_999_999, epoch: null },
])('the cursor %o survives formatting and parsing', (cursor) => {
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
})

test.each([
  ['750-0-750', { position: 750, listedTo: null, epoch: null }],
  ['751-4711-750', { position: 751, listedTo: null, epoch: null }],
  ['751-4711-750-00c0ffee', { position: 751, listedTo: null, epoch: '00c0ffee' }],
])('the cursor %s of an earlier version is known as one', (text, cursor) =>
  expect(parseCursor(text)).toEqual(cursor),
)

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
  '1000000000000000-1-2',
  '750-1-2\n',
  'now',
])('%j is not a cursor', (text) => expect(parseCursor(text)).toBeNull())

test.each<[string, ReturnType<typeof parseChangesParams>['asked']]>([
  ['', { since: null, limit: null }],
  ['limit=500', { since: null, limit: 500 }],
  ['since=0-8-9&limit=1', { since: { position: 9, listedTo: 8, epoch: null }, limit: 1 }],
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
