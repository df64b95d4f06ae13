import { expect, test } from 'vitest'
import type { BoardHealth } from './board-health.ts'
import { BOARDS_PER_PAGE, readBoardsQuery, viewBoards } from './boards-view.ts'

const board = (token: string, health: BoardHealth, name = token) => ({
  source: token.startsWith('l') ? 'lever' : 'greenhouse',
  sourceTitle: token.startsWith('l') ? 'Lever' : 'Greenhouse',
  token,
  name,
  health,
})

const boards = [
  board('acme', 'healthy', 'Zeta Works'),
  board('lumen', 'failing'),
  board('bolt', 'held'),
  board('lark', 'healthy', 'Lark & Sons'),
  board('core', 'failing', 'alpha'),
]

const tokens = (asked: string) =>
  viewBoards(boards, readBoardsQuery(new URLSearchParams(asked))).shown.map(({ token }) => token)

test.each([
  ['', ['bolt', 'core', 'lumen', 'lark', 'acme']],
  ['state=failing', ['core', 'lumen']],
  ['state=nonsense', ['bolt', 'core', 'lumen', 'lark', 'acme']],
  ['source=lever', ['lumen', 'lark']],
  ['query=ZETA', ['acme']],
  ['query=lever/lark', ['lark']],
  ['query=lark+sons', ['lark']],
  ['query=sons+zeta', []],
  ['query=lever&state=failing', ['lumen']],
  ['page=99', ['bolt', 'core', 'lumen', 'lark', 'acme']],
  ['page=-1', ['bolt', 'core', 'lumen', 'lark', 'acme']],
])('"%s" shows the boards %j, the most urgent first', (asked, expected) => {
  expect(tokens(asked)).toEqual(expected)
})

test('counts ignore the chosen health', () => {
  const { counts, total } = viewBoards(
    boards,
    readBoardsQuery(new URLSearchParams('source=lever&state=failing')),
  )
  expect(total).toBe(1)
  expect(counts).toMatchObject({ failing: 1, healthy: 1, held: 0 })
})

test('a page has fifty boards, and a page number past the end shows the last page', () => {
  const many = Array.from({ length: BOARDS_PER_PAGE + 3 }, (_, at) => board(`b${at}`, 'new'))
  const query = { text: '', source: null, health: null, page: 2 }
  expect(viewBoards(many, query)).toMatchObject({ page: 2, lastPage: 2, total: many.length })
  expect(viewBoards(many, query).shown).toHaveLength(3)
  expect(viewBoards(many, { ...query, page: 7 }).shown).toHaveLength(3)
})
