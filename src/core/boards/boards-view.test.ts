import { expect, test } from 'vitest'
import { BOARDS_PER_PAGE, pageOf, readBoardsQuery } from './boards-view.ts'

const ALL = { text: '', source: null, health: null, page: 1 }

test.each([
  ['', ALL],
  ['query=+Zeta+works+', { ...ALL, text: 'Zeta works' }],
  [`query=${'a'.repeat(300)}`, { ...ALL, text: 'a'.repeat(200) }],
  ['source=lever&state=failing&page=3', { text: '', source: 'lever', health: 'failing', page: 3 }],
  ['source=&state=nonsense&page=-1', ALL],
  ['page=1e9', ALL],
])('"%s" asks for %j', (address, query) => {
  expect(readBoardsQuery(new URLSearchParams(address))).toEqual(query)
})

test.each([
  [1, 0, { page: 1, lastPage: 1 }],
  [2, BOARDS_PER_PAGE, { page: 1, lastPage: 1 }],
  [2, BOARDS_PER_PAGE + 1, { page: 2, lastPage: 2 }],
  [99, 28_000, { page: 99, lastPage: 560 }],
  [999, 28_000, { page: 560, lastPage: 560 }],
])('page %i of %i boards is %j', (asked, total, at) => {
  expect(pageOf(asked, total)).toEqual(at)
})
