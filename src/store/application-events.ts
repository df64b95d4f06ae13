/** Table `application_events`: the timeline of an application. The product records moves; people write the rest. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type {
  ApplicationEvent,
  ApplicationId,
  EventKind,
  Stage,
} from '#core/tracker/application.ts'
import type { EventChange, NewEvent } from '#core/tracker/application-input.ts'
import { ofApplication, type PartRef } from './application-parts.ts'
import type { Db, Tx } from './db.ts'

/** Newest first. */
export async function list(
  db: Db,
  accountId: AccountId,
  applicationId: ApplicationId,
): Promise<ApplicationEvent[]> {
  const rows = await db
    .selectFrom('application_events')
    .select(COLUMNS)
    .where(ofApplication(accountId, applicationId))
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toEvent)
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  applicationId: ApplicationId,
  { kind, text, happenedAt, now }: NewEvent & { now: Date },
): Promise<ApplicationEvent> {
  const row = await tx
    .insertInto('application_events')
    .values({
      account_id: accountId,
      application_id: applicationId,
      kind,
      text,
      happened_at: happenedAt ?? now,
      recorded_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toEvent(row)
}

/** Null if this account has no such event. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  { applicationId, id, values }: PartRef & { values: EventChange },
): Promise<ApplicationEvent | null> {
  const row = await tx
    .updateTable('application_events')
    .set({ application_id: applicationId, text: values.text, happened_at: values.happenedAt })
    .where(ofApplication(accountId, applicationId))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toEvent(row) : null
}

export type Move = {
  applicationId: ApplicationId
  /** Null for the first move. */
  from: Stage | null
  to: Stage
  happenedAt: Date
}

export async function addMoves(
  tx: Tx,
  accountId: AccountId,
  moves: readonly Move[],
  now: Date,
): Promise<void> {
  if (moves.length === 0) return
  await tx
    .insertInto('application_events')
    .values(
      moves.map(({ applicationId, from, to, happenedAt }) => ({
        account_id: accountId,
        application_id: applicationId,
        kind: 'stage',
        from_stage: from,
        to_stage: to,
        happened_at: happenedAt,
        recorded_at: now,
      })),
    )
    .execute()
}

export type LastMove = { eventId: number; from: Stage | null; to: Stage; recordedAt: Date }

/** The latest move of each of these applications, without those that the person has annotated. */
export async function lastMoves(
  tx: Tx,
  accountId: AccountId,
  applicationIds: readonly ApplicationId[],
): Promise<Map<ApplicationId, LastMove>> {
  const { rows } = await sql<LastMove & { applicationId: ApplicationId; isPlain: boolean }>`
    select distinct on (application_id) application_id as "applicationId", id as "eventId",
           from_stage as from, to_stage as to, recorded_at as "recordedAt",
           text is null as "isPlain"
      from application_events
     where account_id = ${accountId} and application_id = any(${[...applicationIds]}::bigint[])
       and kind = 'stage' and deleted_at is null
     order by application_id, id desc`.execute(tx)
  return new Map(
    rows
      .filter(({ isPlain }) => isPlain)
      .map(({ applicationId, ...move }) => [applicationId, move]),
  )
}

/** Deletes permanently. */
export async function erase(
  tx: Tx,
  accountId: AccountId,
  eventIds: readonly number[],
): Promise<void> {
  if (eventIds.length === 0) return
  await tx
    .deleteFrom('application_events')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...eventIds])
    .execute()
}

const COLUMNS = [
  'id',
  'kind',
  'from_stage',
  'to_stage',
  'text',
  'happened_at',
  'recorded_at',
] as const

type EventRow = {
  id: number
  kind: string
  from_stage: string | null
  to_stage: string | null
  text: string | null
  happened_at: Date
  recorded_at: Date
}

/** Check constraints guarantee the values of `kind` and the stages. */
const toEvent = (row: EventRow): ApplicationEvent => ({
  id: row.id,
  kind: row.kind as EventKind,
  fromStage: row.from_stage as Stage | null,
  toStage: row.to_stage as Stage | null,
  text: row.text,
  happenedAt: row.happened_at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
})
