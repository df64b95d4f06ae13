import { expect, test } from 'vitest'
import { formatReport } from './import-report.ts'

const NOTHING = { added: 0, changed: 0, same: 0, kept: 0, refused: [] }

test('a report is a table of what the lines of a file became', () => {
  const report = { added: 12_345, changed: 67, same: 1_000, kept: 900, refused: [] }
  expect(formatReport('jobs.jsonl', report, 2.04, null)).toBe(`jobs.jsonl
  new           12,345
  changed           67
  the same       1,000
                     900 × left as its board has it, whatever the file says
  refused            0
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
  the same           0
  refused        1,202
                   1,200 × title: Invalid input (first: line 9)
                       2 × not JSON (first: line 4)
  1,203 lines in 1.0 s, 1,203 a second
`)
  expect(report.refused.map(({ count }) => count)).toEqual([2, 1_200])
})

test('a file that could not be read to its end says why', () => {
  const text = formatReport('jobs.jsonl', NOTHING, 0.01, 'there is no such file')
  expect(text.split('\n').slice(-3)).toEqual([
    '  0 lines in 0.0 s, 0 a second',
    '  The file could not be read to its end: there is no such file.',
    '',
  ])
})

test('a file that took no time has no endless speed', () => {
  expect(formatReport('a', { ...NOTHING, added: 3 }, 0, null)).toContain(
    '3 lines in 0.0 s, 0 a second',
  )
  expect(formatReport('a', NOTHING, 0, null)).toContain('0 lines in 0.0 s, 0 a second')
})
