/** Keeps docs/asvs.md true: every requirement of levels 1 and 2 has one row, and each met requirement names where. */
import { expect, test } from 'vitest'
import { FILES, read } from './tree.ts'

const STATES = ['met', 'not met', 'not applicable']
/** The reason is in its row. A new open requirement has to be added here. */
const OPEN_AT_LEVEL_1 = ['14.2.1']

const text = read('docs/asvs.md')
const rows = [...text.matchAll(/^\| V([\d.]+) \| ([12]) \| ([a-z ]+) \| (.+) \|$/gm)].map(
  ([, id, level, state, reason]) => ({ id, level, state, reason: `${reason}` }),
)

test('every requirement of levels 1 and 2 has one row', () => {
  const ofLevel = (level: string) => rows.filter((row) => row.level === level).length
  expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ state }) => !STATES.includes(`${state}`))).toEqual([])
})

test('the summary table counts the rows and names what is open at level 1', () => {
  const counts = ['1', '2'].map((level) =>
    STATES.map((state) => rows.filter((row) => row.level === level && row.state === state).length),
  )
  const head = [...text.matchAll(/^\| [12] \| (\d+) \| (\d+) \| (\d+) \| \d+ \|$/gm)]
  expect(head.map((match) => match.slice(1).map(Number))).toEqual(counts)
  const open = rows.filter(({ level, state }) => level === '1' && state === 'not met')
  expect(open.map(({ id }) => id)).toEqual(OPEN_AT_LEVEL_1)
  for (const id of OPEN_AT_LEVEL_1) expect(text.split('## ')[0]).toContain(`V${id}`)
})

test('each met requirement names an existing file or a section of the documentation', () => {
  const silent = rows.filter(
    ({ state, reason }) => state === 'met' && !/`[\w./*-]+`|\]\(|\*[A-Z]/.test(reason),
  )
  expect(silent.map(({ id }) => id)).toEqual([])
  const named = rows.flatMap(({ id, reason }) =>
    [...reason.matchAll(/`((?:src|test|docs|bin)\/[\w./-]+)`/g)].map(([, file]) => ({ id, file })),
  )
  expect(named.filter(({ file }) => !FILES.includes(`${file}`))).toEqual([])
})
