/** The private calendar feed of each person, stored by the hash of its token, and its content. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId, Stage } from '#core/tracker/application.ts'
import type { Planned } from '#core/tracker/calendar-entry.ts'
import { isActive } from './account-list.ts'
import type { Db, Tx } from './db.ts'

/** Replaces an existing feed; its old address stops working. */
export async function put(
  tx: Tx,
  accountId: AccountId,
  feed: { tokenSha256: Buffer; now: Date },
): Promise<void> {
  const values = { token_sha256: feed.tokenSha256, created_at: feed.now }
  await tx
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...values })
    .onConflict((row) => row.column('account_id').doUpdateSet(values))
    .execute()
}

/** Returns whether there was one. */
export async function remove(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When the feed was created; null if there is none. */
export async function madeAt(db: Db, accountId: AccountId): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** The account whose feed this token opens; null if there is none, or the account is suspended. */
export async function ownerOf(db: Db, tokenSha256: Buffer): Promise<AccountId | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('account_id')
    .where('token_sha256', '=', tokenSha256)
    .where(isActive)
    .executeTakeFirst()
  return (row?.account_id as AccountId | undefined) ?? null
}

/** Follow-ups, open tasks with a due day, and interviews that begin after `since`, without deleted applications. */
export async function planned(
  db: Db,
  accountId: AccountId,
  { since, limit }: { since: Date; limit: number },
): Promise<Planned[]> {
  const about = [
    'applications.id as application_id',
    'job_title',
    'company_name',
    'application_stage',
    'created_at',
    'updated_at',
  ] as const
  const mine = db
    .selectFrom('applications')
    .where('applications.account_id', '=', accountId)
    .where('applications.deleted_at', 'is', null)
    .limit(limit)
  const [followUps, tasks, interviews] = await Promise.all([
    mine
      .select(about)
      .select(sql<string>`follow_up_on::text`.as('due_on'))
      .where('follow_up_on', 'is not', null)
      .orderBy('follow_up_on', 'desc')
      .execute(),
    mine
      .innerJoin('application_tasks as task', 'task.application_id', 'applications.id')
      .select(about)
      .select(['task.id', 'title', sql<string>`due_on::text`.as('due_on')])
      .where('due_on', 'is not', null)
      .where('done_at', 'is', null)
      .where('task.deleted_at', 'is', null)
      .orderBy('due_on', 'desc')
      .execute(),
    mine
      .innerJoin(
        'application_interviews as interview',
        'interview.application_id',
        'applications.id',
      )
      .select(about)
      .select([
        'interview.id',
        'round',
        'starts_at',
        'minutes',
        'time_zone',
        'place',
        'interview.notes as interview_notes',
      ])
      .where('starts_at', '>', since)
      .where('interview.deleted_at', 'is', null)
      .orderBy('starts_at', 'desc')
      .execute(),
  ])
  return [
    ...followUps.map((row) => ({ kind: 'follow_up' as const, ...toAbout(row), dueOn: row.due_on })),
    ...tasks.map((row) => ({
      kind: 'task' as const,
      ...toAbout(row),
      id: row.id,
      title: row.title,
      dueOn: row.due_on,
    })),
    ...interviews.map((row) => ({
      kind: 'interview' as const,
      ...toAbout(row),
      id: row.id,
      round: row.round,
      startsAt: row.starts_at,
      minutes: row.minutes,
      timeZone: row.time_zone,
      place: row.place,
      notes: row.interview_notes,
    })),
  ]
}

function toAbout(row: {
  application_id: number
  job_title: string
  company_name: string
  application_stage: string
  created_at: Date
  updated_at: Date
}) {
  return {
    applicationId: row.application_id as ApplicationId,
    jobTitle: row.job_title,
    companyName: row.company_name,
    stage: row.application_stage as Stage,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
