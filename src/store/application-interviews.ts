/** Table `application_interviews`: rounds with their time, the time zone in which it was agreed, and the place. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId, ApplicationInterview } from '#core/tracker/application.ts'
import type { InterviewChange, NewInterview } from '#core/tracker/application-input.ts'
import { ofApplication, type PartRef } from './application-parts.ts'
import type { Db, Tx } from './db.ts'

/** Length of a round when none is given. */
const DEFAULT_MINUTES = 60

/** In order of time. */
export async function list(
  db: Db,
  accountId: AccountId,
  applicationId: ApplicationId,
): Promise<ApplicationInterview[]> {
  const rows = await db
    .selectFrom('application_interviews')
    .select(COLUMNS)
    .where(ofApplication(accountId, applicationId))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(toInterview)
}

/** The time zone of the interview that was added last; null if there is none. */
export async function latestZone(db: Db, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('application_interviews')
    .select('time_zone')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.time_zone ?? null
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  applicationId: ApplicationId,
  { now: _, minutes = DEFAULT_MINUTES, ...values }: NewInterview & { now: Date },
): Promise<ApplicationInterview> {
  const row = await tx
    .insertInto('application_interviews')
    .values({
      account_id: accountId,
      application_id: applicationId,
      round: values.round,
      starts_at: values.startsAt,
      time_zone: values.timeZone,
      minutes,
      place: values.place,
      notes: values.notes,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toInterview(row)
}

/** Null if this account has no such interview. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  { applicationId, id, values }: PartRef & { values: InterviewChange },
): Promise<ApplicationInterview | null> {
  const row = await tx
    .updateTable('application_interviews')
    .set({
      application_id: applicationId,
      round: values.round,
      starts_at: values.startsAt,
      time_zone: values.timeZone,
      minutes: values.minutes,
      place: values.place,
      notes: values.notes,
    })
    .where(ofApplication(accountId, applicationId))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toInterview(row) : null
}

const COLUMNS = ['id', 'round', 'starts_at', 'time_zone', 'minutes', 'place', 'notes'] as const

type InterviewRow = {
  id: number
  round: string
  starts_at: Date
  time_zone: string
  minutes: number
  place: string | null
  notes: string | null
}

const toInterview = ({ starts_at, time_zone, ...row }: InterviewRow): ApplicationInterview => ({
  ...row,
  startsAt: starts_at.toISOString(),
  timeZone: time_zone,
})
