import { expect, test } from 'vitest'
import { createRefusedLog, type RefusedRequest } from './log-refused.ts'

const request = (changes: Partial<RefusedRequest> = {}): RefusedRequest => ({
  requestId: 'abcdefghijkl',
  method: 'GET',
  path: '/jobs',
  route: '/jobs',
  status: 503,
  ...changes,
})

/** The lines that these requests leave, each at its second. */
function linesOf(requests: readonly [seconds: number, request: RefusedRequest][]) {
  const lines: [object, string][] = []
  let seconds = 0
  const write = createRefusedLog(
    { warn: (fields: object, text: string) => lines.push([fields, text]) },
    () => seconds * 1000,
  )
  for (const [at, asked] of requests) {
    seconds = at
    write(asked)
  }
  return lines
}

test.each([
  ['the database is away', request(), true],
  ['a body that is too large', request({ status: 413, method: 'POST' }), true],
  ['a file where none is accepted', request({ status: 415, method: 'POST' }), true],
  ['no storage left', request({ status: 507 }), true],
  ['a bug, which has a line already', request({ status: 500 }), false],
  ['a page that is not there', request({ status: 404 }), false],
  ['an answer', request({ status: 200 }), false],
  ['a supervisor that asks whether the server is ready', request({ path: '/readyz' }), false],
])('%s', (_, asked, isLogged) => {
  expect(linesOf([[0, asked]])).toEqual(isLogged ? [[asked, 'a request could not be served']] : [])
})

test('twenty lines in ten seconds, and then how many more there were', () => {
  const flood = Array.from({ length: 500 }, () => [1, request()] as [number, RefusedRequest])
  const lines = linesOf([...flood, [11, request()]])
  expect(lines).toHaveLength(22)
  expect(lines.slice(20)).toEqual([
    [{ requests: 480 }, 'more requests could not be served'],
    [request(), 'a request could not be served'],
  ])
})
