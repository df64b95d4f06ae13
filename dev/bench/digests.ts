/**
 * `npm run bench -- digests` measures how long 10,000 people's emails about alerts take from the first to the last, and
 * what searches take meanwhile. `--people N`, `--rows N`, `--rate 50`, `--seconds 60`. The server and its PostgreSQL
 * share one core; the searches come from another.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { removeDemo } from '#work/import/import-listings.ts'
import { importFirst } from './changing-jobs.ts'
import { formatNumber, formatTimes, optionsOr, writeFigures } from './figures.ts'
import { startProduct } from './running-product.ts'
import { askSteadily } from './steady-client.ts'

const { people, rows, rate, seconds } = optionsOr({
  people: 10_000,
  rows: 20_000,
  rate: 50,
  seconds: 60,
})
/** Jobs in one email. */
const FINDS = 5
/** People inserted by one statement. */
const PEOPLE_AT_ONCE = 500
const BARS = { seconds: 60, p99: 1.2 }

const server = await startProduct({ core: 0 })
const { db } = server
await importFirst(db, rows)
await removeDemo({ db })
// Warms up, and is longer than a job counts as new for an alert that is younger than it.
await askSteadily(rate, seconds)
await addPeople()
const before = await askSteadily(rate, seconds)
await sql`update alert_settings set daily_at = now()`.execute(db)
const [tookMs, during] = await Promise.all([untilQueued(), askSteadily(rate, seconds)])
await server.stop()

const [usual = 0, busy = 0] = [before, during].map(({ kinds }) => kinds.all?.p99)
const errors = [...before.errors, ...during.errors]
for (const error of errors.slice(0, 10)) process.stderr.write(`${error}\n`)
const timesOf = ({ kinds: { all } }: typeof before) =>
  all ? formatTimes(all, 'p50', 'p95', 'p99') : 'none'
writeFigures([
  [
    `${formatNumber(people)} emails of ${FINDS} jobs each, from the first to the last`,
    `${(tookMs / 1_000).toFixed(1)} s`,
  ],
  [`Searches before, ${rate} a second, ${formatNumber(rows)} jobs`, timesOf(before)],
  ['Searches meanwhile', timesOf(during)],
  ['Errors', `${errors.length}`],
])
const missed = [
  tookMs > BARS.seconds * 1_000 && `more than ${BARS.seconds} s`,
  busy > usual * BARS.p99 && `p99 grew by a factor of ${(busy / usual).toFixed(2)}`,
  errors.length > 0 && `${errors.length} errors`,
].filter(Boolean)
process.stdout.write(`Missed bars: ${missed.join('; ') || 'none'}\n`)
if (missed.length > 0) process.exitCode = 1

/**
 * People with a daily alert each that has found some jobs, and who got an email yesterday; few at a time, as a
 * statement of the server ends after seconds.
 */
async function addPeople() {
  for (let first = 1; first <= people; first += PEOPLE_AT_ONCE) {
    await addSome(first, Math.min(first + PEOPLE_AT_ONCE - 1, people))
  }
  await sql`analyze`.execute(db)
}

async function addSome(first: number, last: number) {
  await sql`
    with person as (
      insert into accounts (email, email_verified, name)
      select 'person-' || n || '@example.org', true, 'Person ' || n
        from generate_series(${first}::int, ${last}::int) n
      returning id),
    settings as (
      insert into alert_settings (account_id, time_zone) select id, 'Europe/Berlin' from person),
    alert as (
      insert into alerts (account_id, keywords, filters, frequency, created_at, since)
      select id, '{engineer}', '', 'daily', now(), now() from person
      returning id, account_id),
    yesterday as (
      insert into digests (account_id, kind, period, jobs, sent_at)
      select id, 'daily', (current_date - 1)::text, ${FINDS}, now() - interval '1 day' from person),
    open as materialized (select array_agg(id order by id) as ids from jobs where closed_at is null)
    insert into alert_finds (account_id, job_id, alert_ids, listings, found_at)
    select a.account_id, ids[1 + (a.number * ${FINDS} + find) % cardinality(ids)], array[a.id], '{}', now()
      from (select *, row_number() over () + ${first}::int as number from alert) a
     cross join generate_series(1, ${FINDS}::int) find
     cross join open`.execute(db)
}

/** Milliseconds from the first queued email to the last. */
async function untilQueued(): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ count: number; first: Date; last: Date }>`
      select count(*) as count, min(sent_at) as first, max(sent_at) as last
        from digests where sent_at > now() - interval '12 hours'`.execute(db)
    const [{ count, first, last }] = rows as [(typeof rows)[number]]
    if (count >= people) return last.getTime() - first.getTime()
    await delay(250)
  }
}
