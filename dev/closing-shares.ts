/**
 * `npm run closing-shares` replays what 22 daily snapshots of real boards saw (`../shared/data/jobs`): after the first
 * week, which of the open jobs close within two weeks? Compares what we expect of each employer with one rate for all,
 * by the Brier score (the mean square of the error; less is better).
 */
import * as fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { CLOSING_DAYS, closingShare } from '#core/company/closing-share.ts'
import type { JobLives } from '#core/company/hiring-record.ts'
import { dayOf } from '#core/time/utc-day.ts'

const FILE = new URL('../../shared/data/jobs/radar_presence.jsonl.gz', import.meta.url)
/** What was seen on the first days is known, and the rest is not. */
const KNOWN_DAYS = 7

const Row = z.object({ job_uid: z.string(), first: z.string(), last: z.string() })
type Seen = { employer: string; first: number; last: number }

function readSeen(): Seen[] {
  const lines = gunzipSync(fs.readFileSync(FILE)).toString().trim().split('\n')
  return lines.map((line) => {
    const { job_uid, first, last } = Row.parse(JSON.parse(line))
    const [source, employer] = job_uid.split(':')
    return {
      employer: `${source}:${employer}`,
      first: dayOf(Date.parse(first)),
      last: dayOf(Date.parse(last)),
    }
  })
}

type Foreseen = { share: number; isClosed: boolean }

function foresee(seen: readonly Seen[], today: number): Foreseen[] {
  return [...Map.groupBy(seen, ({ employer }) => employer).values()].flatMap((own) => {
    const known = own.filter(({ first }) => first <= today)
    const share = closingShare(
      known.map((job) => livesOf(job, today)),
      today,
    )
    return known
      .filter(({ last }) => last >= today)
      .map(({ last }) => ({ share, isClosed: last < today + CLOSING_DAYS }))
  })
}

/** A job that was seen last on a day was closed on the next one. */
const livesOf = ({ first, last }: Seen, today: number): JobLives => ({
  firstDay: first,
  closedDay: last + 1 <= today ? last + 1 : null,
  jobs: 1,
  reposted: 0,
})

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function lineOf(name: string, foreseen: readonly Foreseen[]): string {
  const rate = mean(foreseen.map(({ isClosed }) => Number(isClosed)))
  const brier = (share: (one: Foreseen) => number) =>
    mean(foreseen.map((one) => (share(one) - Number(one.isClosed)) ** 2))
  const own = brier(({ share }) => share)
  const cells = [foreseen.length, `${(100 * rate).toFixed(1)} %`, own.toFixed(4)]
  return `| ${[name, ...cells, brier(() => rate).toFixed(4)].join(' | ')} |`
}

function print(seen: readonly Seen[]) {
  const today = Math.min(...seen.map(({ first }) => first)) + KNOWN_DAYS
  const employers = [...new Set(seen.map(({ employer }) => employer))].sort()
  const half = (rest: number) => {
    const own = new Set(employers.filter((_, at) => at % 2 === rest))
    return foresee(
      seen.filter(({ employer }) => own.has(employer)),
      today,
    )
  }
  const lines = [
    '| employers | open jobs | closed within 14 days | Brier score | of that rate for all |',
    '|---|---|---|---|---|',
    lineOf('first half', half(0)),
    lineOf('second half', half(1)),
    lineOf('all', foresee(seen, today)),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

if (fs.existsSync(FILE)) print(readSeen())
else process.stdout.write('Skipped: the data is missing (../shared/data/jobs)\n')
