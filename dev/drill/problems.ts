/** What a drill did not keep: acknowledged and lost, done twice, or not found. */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import { brokenInvariants } from '#test/broken-invariants.ts'
import type { browser } from '#test/sign-up.ts'
import type { MailSink } from './mail-sink.ts'
import type { Written } from './written.ts'

/** Emails are tried again, boards read by others, and indexes have everything, within this time. */
const SETTLE_LIMIT_MS = 360_000
const PAUSE_MS = 500

type After = {
  db: Db
  mail: MailSink
  written: Written
  people: readonly ReturnType<typeof browser>[]
  request(target: string): Promise<Response>
}

/** Waits until everything has settled, six minutes at most. */
export async function findProblems({ db, mail, written, people, request }: After) {
  const until = performance.now() + SETTLE_LIMIT_MS
  const settle = async (isSettled: () => Promise<boolean> | boolean) => {
    while (!(await isSettled()) && performance.now() < until) await delay(PAUSE_MS)
  }
  const missing = () => [...written.mails].filter((email) => !mail.delivered.includes(email))
  await settle(() => isDatabaseBack(db))
  await settle(() => missing().length === 0)
  const unfound = () => notFound(db, request).catch(() => Number.POSITIVE_INFINITY)
  await settle(async () => (await unfound()) === 0)
  const { rows } = await sql<Record<'listings' | 'views' | 'runs' | 'overlaps', number>>`
    select (select count(*) from listings where source = 'killtest') as listings,
           (select coalesce(sum(views), 0)::int from job_counts) as views,
           (select count(*) from runs where ended_at is not null) as runs,
           (select count(*) from runs a join runs b on a.board_id = b.board_id and a.id < b.id
             where a.ended_at > b.started_at) as overlaps`.execute(db)
  const found = rows[0] ?? { listings: 0, views: 0, runs: 0, overlaps: 0 }
  const kept = await sql<{ title: string; count: number }>`
    select job_title as title, count(*) as count from applications group by 1`.execute(db)
  const stored = new Map(kept.rows.map(({ title, count }) => [title, count]))
  const applications = [...written.applications].filter((title) => stored.get(title) !== 1)
  let files = 0
  for (const { id, person, content } of written.files) {
    const answer = await people[person]?.request(`/api/me/files/${id}`)
    if ((await answer?.text()) !== content) files++
  }
  const lost = {
    listings: Math.max(0, written.listings - found.listings),
    views: Math.max(0, written.views - found.views),
    viewsTooMany: Math.max(0, found.views - written.views - written.unanswered),
    applications: applications.length,
    emails: missing().length,
    files,
  }
  return {
    lost,
    unfound: await unfound(),
    emailsTwice: mail.delivered.length - new Set(mail.delivered).size,
    runs: found.runs,
    overlaps: found.overlaps,
    broken: await brokenInvariants(db),
  }
}

/** How many open jobs a search does not find, or finds too many. */
async function notFound(db: Db, request: After['request']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from jobs where closed_at is null`.execute(db)
  const answer = await request('/api/jobs?perPage=1')
  const { totalCount } = (await answer.json()) as { totalCount: number }
  return Math.abs((rows[0]?.count ?? 0) - totalCount)
}

/** The last kill may have been its own. */
function isDatabaseBack(db: Db): Promise<boolean> {
  return sql`select`.execute(db).then(
    () => true,
    () => false,
  )
}
