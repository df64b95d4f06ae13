/** The list of boards that ships with the product. */
import { expect, test } from 'vitest'
import { parseBoardList } from '#core/boards/board-list.ts'
import { sourceTitle } from '#core/boards/source-credit.ts'
import { read } from '#test/tree.ts'
import { SOURCES, sourceNamed } from './sources.ts'

const { boards, odd } = parseBoardList(read('boards/starter.tsv'))
const gathering = boards.filter(({ company }) => company === null)

test('every line is a different board', () => {
  expect(odd).toEqual([])
  expect(boards.length).toBeGreaterThanOrEqual(150)
})

test('every source is known, on, and needs no key', () => {
  expect(boards.filter(({ source }) => sourceTitle(source) === source)).toEqual([])
  const closed = boards.map(({ source }) => sourceNamed(source)).filter((source) => source !== null)
  expect(closed.filter(({ needs, terms }) => needs.length > 0 || terms.offBecause)).toEqual([])
})

test('an aggregator is listed without a company, an employer’s board with one', () => {
  for (const { source, token } of boards) {
    const { onlyBoard = null } = sourceNamed(source) ?? {}
    if (onlyBoard !== null) expect({ source, token }).toEqual({ source, token: onlyBoard })
  }
  const sites = SOURCES.filter(({ onlyBoard, needs, terms }) => {
    return onlyBoard !== null && needs.length === 0 && terms.offBecause === null
  })
  const named = gathering.map(({ source }) => source)
  expect(named).toEqual(expect.arrayContaining(sites.map(({ name }) => name)))
  for (const source of named) expect(sourceNamed(source)?.kind).not.toBe('employer')
})

test('no employer is listed twice', () => {
  const names = boards.flatMap(({ company }) => company ?? [])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
