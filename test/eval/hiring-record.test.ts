/**
 * The hiring records of 22 real days of 250 boards, against a count of single jobs that shares no code with the rules.
 * Prints how many employers have a record.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hiringRecord, type JobLives, RECORD_FLOOR } from '#core/company/hiring-record.ts'

const PRESENCE = path.resolve(
  import.meta.dirname,
  '../../../shared/data/jobs/radar_presence.jsonl.gz',
)
const isThere = fs.existsSync(PRESENCE)
const DAY_MS = 86_400_000

type Job = { from: number; to: number }

/** By board: the first and the last day on which each job was listed. */
function readBoards(): Map<string, Job[]> {
  const lines = gunzipSync(fs.readFileSync(PRESENCE)).toString().split('\n').filter(Boolean)
  const jobs = lines.map((line) => {
    const { job_uid, first, last } = JSON.parse(line) as Record<string, string>
    const [source, token] = `${job_uid}`.split(':')
    return {
      board: `${source}:${token}`,
      from: Date.parse(`${first}`) / DAY_MS,
      to: Date.parse(`${last}`) / DAY_MS,
    }
  })
  return Map.groupBy(jobs, ({ board }) => board)
}

/** The least number of days after which at most half are open, job by job; null if there is none. */
function countedMedian(jobs: readonly { days: number; isClosed: boolean }[]): number | null {
  let open = 1
  for (let day = 0; day <= 30; day++) {
    const watched = jobs.filter(({ days }) => days >= day).length
    const closed = jobs.filter(({ days, isClosed }) => isClosed && days === day).length
    if (watched > 0) open -= open * (closed / watched)
    if (closed > 0 && open <= 0.5 + 1e-9) return day
  }
  return null
}

test.runIf(isThere)('no hiring record contradicts a count of its jobs', () => {
  const boards = readBoards()
  const today = Math.max(...[...boards.values()].flat().map(({ to }) => to))
  let records = 0
  let medians = 0
  const contradicted: string[] = []
  for (const [board, jobs] of boards) {
    const lives = jobs.map(
      ({ from, to }): JobLives => ({
        firstDay: from,
        closedDay: to < today ? to + 1 : null,
        jobs: 1,
        reposted: 0,
      }),
    )
    const record = hiringRecord(lives, today)
    const began = Math.min(...jobs.map(({ from }) => from))
    const isBulk = (day: number) => {
      const before = jobs.filter(({ from }) => from < day).length
      const added = jobs.filter(({ from }) => from === day).length
      return added >= 10 && added >= before
    }
    const appeared = jobs.filter(({ from }) => from > began && !isBulk(from))
    const closed = appeared.filter(({ to }) => to < today)
    const median = countedMedian(
      appeared.map(({ from, to }) =>
        to < today
          ? { days: to + 1 - from, isClosed: true }
          : { days: today - from, isClosed: false },
      ),
    )
    const expected = {
      appeared: appeared.length,
      closed: closed.length,
      median: closed.length < RECORD_FLOOR ? 'none' : median,
      openToday: jobs.filter(({ to }) => to === today).length,
    }
    const found = {
      appeared: record.appeared,
      closed: record.closed,
      median: record.daysOpen === null ? 'none' : record.daysOpen.median,
      openToday: record.openByDay.at(-1)?.jobs ?? expected.openToday,
    }
    if (record.daysOpen) records += 1
    if (record.daysOpen?.median != null) medians += 1
    if (JSON.stringify(found) !== JSON.stringify(expected)) contradicted.push(board)
  }
  console.info(`${boards.size} boards, ${records} with a record, ${medians} of them with a median`)
  expect(contradicted).toEqual([])
})
