/** How many jobs of an employer close within two weeks, counted by hand. */
import { expect, test } from 'vitest'
import { closingShare } from './closing-share.ts'

const TODAY = 20_000
const USUAL = 1 - (1 - 0.0102) ** 14

/** `from` and `to` are days before today. */
const lives = (from: number, to: number | null, jobs = 1) => ({
  firstDay: TODAY - from,
  closedDay: to === null ? null : TODAY - to,
  jobs,
  reposted: 0,
})

test('an employer that nobody has watched yet is like others', () => {
  expect(closingShare([], TODAY)).toBeCloseTo(USUAL, 10)
  expect(closingShare([lives(0, null, 50)], TODAY)).toBeCloseTo(USUAL, 10)
})

test('jobs that stay lower the share, and jobs that close raise it', () => {
  // 100 jobs for 10 days: 1,000 days without a closed job, beside 500 usual ones.
  const quiet = closingShare([lives(11, null, 100)], TODAY)
  expect(quiet).toBeCloseTo(1 - (1 - (500 * 0.0102) / 1500) ** 14, 10)
  // Ten that close on ten days leave the list one after the other: 45 days of theirs and 10 on which they close.
  const closing = Array.from({ length: 10 }, (_, at) => lives(11, at + 1))
  const busy = closingShare([...closing, lives(11, null, 90)], TODAY)
  expect(busy).toBeCloseTo(1 - (1 - (5.1 + 10) / (500 + 900 + 55)) ** 14, 10)
})

test('a day on which an employer tidies its board up counts as an ordinary one', () => {
  // 80 of 100 close at once: counted as 3.
  const share = closingShare([lives(11, 5, 80), lives(11, null, 20)], TODAY)
  expect(share).toBeCloseTo(1 - (1 - (5.1 + 3) / (500 + 80 * 6 + 200)) ** 14, 10)
})

test('what closed today, and what happened long ago, does not count', () => {
  const old = lives(300, 200, 40)
  expect(closingShare([old], TODAY)).toBeCloseTo(USUAL, 10)
  expect(closingShare([lives(1, 0, 3)], TODAY)).toBeCloseTo(USUAL, 10)
})
