import { expect, test } from 'vitest'
import { formatReport } from './import-report.ts'

const NOTHING = { added: 0, changed: 0, same: 0, kept: 0, refused: [], ignored: [] }

test('a report is a table of the results of all lines', () => {
  const report = {
    ...NOTHING,
    added: 12_345,
    changed: 67,
    same: 1_000,
    kept: 900,
    ignored: [{ field: 'skills', count: 12_000 }],
  }
  expect(formatReport('jobs.jsonl', report, 2.04, null)).toBe(`jobs.jsonl
  new           12,345
  changed           67
  same           1,000
                     900 × kept as on its board, regardless of the file
  refused            0
                  12,000 × "skills" ignored: the format has no such field
  13,412 lines in 2.0 s, 6,575 a second
`)
})

test('refused lines are listed by reason, the most common first, with the first of each', () => {
  const report = {
    ...NOTHING,
    added: 1,
    refused: [
      { reason: 'not JSON', count: 2, firstLine: 4 },
      { reason: 'title: Invalid input', count: 1_200, firstLine: 9 },
    ],
  }
  expect(formatReport('-', report, 1, null)).toBe(`-
  new                1
  changed            0
  same               0
  refused        1,202
                   1,200 × title: Invalid input (first: line 9)
                       2 × not JSON (first: line 4)
  1,203 lines in 1.0 s, 1,203 a second
`)
  expect(report.refused.map(({ count }) => count)).toEqual([2, 1_200])
})

test('for a file that could not be read completely, the report says why', () => {
  const text = formatReport('jobs.jsonl', NOTHING, 0.01, 'there is no such file')
  expect(text.split('\n').slice(-3)).toEqual([
    '  0 lines in 0.0 s, 0 a second',
    '  The file could not be read completely: there is no such file.',
    '',
  ])
})

test('a file that took no time does not have infinite speed', () => {
  expect(formatReport('a', { ...NOTHING, added: 3 }, 0, null)).toContain(
    '3 lines in 0.0 s, 0 a second',
  )
  expect(formatReport('a', NOTHING, 0, null)).toContain('0 lines in 0.0 s, 0 a second')
})

test('a file of one line is counted in the singular', () => {
  expect(formatReport('a', { ...NOTHING, added: 1 }, 1, null)).toContain('\n  1 line in 1.0 s, ')
})
