/** The lists of boards that ship with the product. */
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

const OPEN_LISTS = ['tech', 'more'].map((name) => {
  const text = read(`boards/${name}.tsv`)
  return { name, text, ...parseBoardList(text) }
})

test('the open lists are sorted, and name each board once with its company', () => {
  const keys = [{ boards }, ...OPEN_LISTS].flatMap((list) =>
    list.boards.map(({ source, token }) => `${source}/${token.toLowerCase()}`),
  )
  expect(new Set(keys).size).toBe(keys.length)
  for (const list of OPEN_LISTS) {
    expect(list.odd).toEqual([])
    const lines = list.text.split('\n').filter((line) => line.includes('\t'))
    expect(lines).toEqual(lines.toSorted())
    expect(list.boards.filter(({ company }) => company === null)).toEqual([])
  }
  expect(OPEN_LISTS.map((list) => list.boards.length)).toEqual([5_089, 21_332])
})

test('they have only sources that are on, none that wants employers asked first, and tech boards need one request', () => {
  for (const { name, boards } of OPEN_LISTS) {
    const named = [...new Set(boards.map(({ source }) => source))]
    expect(named).not.toContain('teamtailor')
    for (const source of named.map(sourceNamed)) {
      expect(source).toMatchObject({ kind: 'employer', onlyBoard: null, needs: [] })
      expect(source?.terms.offBecause).toBe(null)
      if (name === 'tech') expect(source?.load.cost.requests).toBe(1)
    }
  }
})

test('their notices ship with them', () => {
  const notice = read('boards/README.md')
  for (const said of ['kalil0321/ats-scrapers', 'colophon-group/jobseek', 'Permission is hereby']) {
    expect(notice).toContain(said)
  }
  for (const { name, boards } of OPEN_LISTS) {
    expect(notice).toContain(`| \`${name}.tsv\` | ${boards.length.toLocaleString('en')} |`)
  }
  expect(notice).toContain(`| \`starter.tsv\` | ${boards.length} |`)
})
