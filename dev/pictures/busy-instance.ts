/** What an operator looks after: boards with two weeks of runs, some of them failed, and messages of visitors. */
import type { Db } from '#store/db.ts'

const HOUR_MS = 3_600_000
const DAYS = 14

type Board = { source: string; token: string; jobs: number; hoursAgo: number; failures?: number }

const BOARDS: readonly Board[] = [
  { source: 'greenhouse', token: 'aquaverto', jobs: 48, hoursAgo: 2 },
  { source: 'greenhouse', token: 'heliandor', jobs: 31, hoursAgo: 3 },
  { source: 'lever', token: 'arkivlund', jobs: 12, hoursAgo: 4 },
  { source: 'lever', token: 'ostlermark', jobs: 9, hoursAgo: 11 },
  { source: 'ashby', token: 'ferrumont', jobs: 22, hoursAgo: 1 },
  { source: 'ashby', token: 'yarrowind', jobs: 17, hoursAgo: 76, failures: 3 },
  { source: 'workable', token: 'millwhistle', jobs: 6, hoursAgo: 20 },
  { source: 'recruitee', token: 'fennimarsh', jobs: 5, hoursAgo: 30 },
]

const MESSAGES = [
  ['Ida Berg', 'A closed job is still listed', 'The job at Yarrowind was filled last week.'],
  ['Noor Haddad', 'Remove my address', 'Please remove my address from the page of Heliandor.'],
] as const

/** `now` is the product's clock. */
export async function makeBusy(db: Db, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const { source, token, jobs, hoursAgo, failures = 0 } of BOARDS) {
    const { id } = await db
      .insertInto('boards')
      .values({
        ...{ source, token, failures, listed: jobs, interval_minutes: 360 },
        added_at: ago(24 * (DAYS + 1)),
        next_run_at: ago(-6),
        last_run_at: ago(failures > 0 ? 2 : hoursAgo),
        last_complete_at: ago(hoursAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const runs = Array.from({ length: DAYS }, (_, at) => {
      const ended = ago(24 * at + (failures > 0 ? 2 : hoursAgo % 24))
      const isFailed = at < failures || (source === 'lever' && at % 5 === 4)
      return {
        ...{ board_id: id, fence: DAYS - at, started_at: ended, ended_at: ended },
        outcome: isFailed ? 'away' : 'complete',
        ...(!isFailed && { found: jobs, same: jobs - (at % 3), added: at % 3 }),
      }
    })
    await db.insertInto('runs').values(runs).execute()
  }
  await db
    .insertInto('contact_messages')
    .values(
      MESSAGES.map(([name, subject, message], at) => ({
        ...{ name, subject, message, status: 'new', created_at: ago(5 + 20 * at) },
        email: `${name.toLowerCase().replace(' ', '.')}@example.org`,
        email_verified: false,
        form_sha256: Buffer.alloc(32, at + 1),
      })),
    )
    .execute()
}
