/**
 * Table `applications`: what people track. Every query names the owner's account. Deleted applications are
 * soft-deleted for undo; only `restore`, `purge` and `deletedTitle` find them.
 */
import { type SqlBool, sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import {
  type Application,
  type ApplicationCard,
  type ApplicationId,
  type ApplicationLink,
  isSilent,
  type Stage,
} from '#core/tracker/application.ts'
import type { ApplicationChange } from '#core/tracker/application-input.ts'
import { companyMatchKey, type Tracked } from '#core/tracker/application-match.ts'
import type { Db, Tx } from './db.ts'

/** All of the person's applications, newest first; pages filter them in memory (src/core/tracker/tracker-view.ts). */
export async function list(db: Db, accountId: AccountId, now: Date): Promise<ApplicationCard[]> {
  const { rows } = await sql<CardRow>`
    ${cardsOf(accountId, now)}
     where a.account_id = ${accountId} and a.deleted_at is null
     order by a.created_at desc, a.id desc`.execute(db)
  return rows.map((row) => toCard(row, now))
}

/** Null unless it belongs to the account and is not deleted. */
export async function byId(
  db: Db | Tx,
  accountId: AccountId,
  id: ApplicationId,
  now: Date,
): Promise<Application | null> {
  const { rows } = await sql<
    CardRow & { job_description: string | null; links: ApplicationLink[] }
  >`
    ${cardsOf(accountId, now, sql`, a.job_description, a.links`)}
     where a.account_id = ${accountId} and a.id = ${id} and a.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return null
  const { openTasks, documents, ...card } = toCard(row, now)
  return { ...card, jobDescription: row.job_description, links: row.links }
}

/** The jobs of these applications, without duplicates. */
export async function jobIds(db: Db, accountId: AccountId): Promise<JobId[]> {
  const { rows } = await sql<{ job_id: JobId }>`
    select distinct job_id from applications
     where account_id = ${accountId} and deleted_at is null and job_id is not null`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

/** The newest application to a job; null if there is none. */
export async function ofJob(
  db: Db,
  accountId: AccountId,
  jobId: JobId,
): Promise<{ id: ApplicationId; stage: Stage } | null> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'application_stage'])
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id as ApplicationId, stage: row.application_stage as Stage } : null
}

/** Makes transactions that add applications for the same person wait for each other until they end. */
export async function lockAdding(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${accountId}`}, 0))`.execute(
    tx,
  )
}

export async function count(db: Db | Tx, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Candidates for the same job or company; src/core/tracker/application-match.ts decides. */
export async function like(
  db: Db | Tx,
  accountId: AccountId,
  candidate: Pick<Tracked, 'jobId' | 'jobUrl' | 'companyName'>,
): Promise<Tracked[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'job_id', 'job_title', 'company_name', 'job_url'])
    .select(['application_stage', 'applied_on', 'created_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('job_id', '=', candidate.jobId),
        eb('job_url', '=', candidate.jobUrl),
        eb('company_key', '=', companyMatchKey(candidate.companyName)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id as ApplicationId,
    jobId: row.job_id as JobId | null,
    jobTitle: row.job_title,
    companyName: row.company_name,
    jobUrl: row.job_url,
    stage: row.application_stage as Stage,
    trackedAt: row.applied_on ? `${row.applied_on}T12:00:00.000Z` : row.created_at.toISOString(),
  }))
}

/** Every column that has a value from the start. */
export type NewRow = {
  [Name in keyof ApplicationChange]-?: Exclude<ApplicationChange[Name], undefined>
} & { jobId: JobId | null }

export async function add(
  tx: Tx,
  accountId: AccountId,
  { jobId, ...values }: NewRow,
  now: Date,
): Promise<ApplicationId> {
  const { id } = await tx
    .insertInto('applications')
    .values({
      ...toColumns(values),
      account_id: accountId,
      job_id: jobId,
      created_at: now,
      updated_at: now,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as ApplicationId
}

/** Adds several applications that are not linked to jobs. Returns their ids in the order of the rows. */
export async function addAll(
  tx: Tx,
  accountId: AccountId,
  rows: readonly Omit<NewRow, 'jobId'>[],
  now: Date,
): Promise<ApplicationId[]> {
  const added = await tx
    .insertInto('applications')
    .values(
      rows.map(
        (values) =>
          ({
            ...toColumns(values),
            account_id: accountId,
            created_at: now,
            updated_at: now,
          }) as never,
      ),
    )
    .returning('id')
    .execute()
  return added.map(({ id }) => id as ApplicationId).sort((a, b) => a - b)
}

/** Changes the given values if the version still matches. Returns whether it did. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  { id, version, values }: { id: ApplicationId; version: number; values: ApplicationChange },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ ...toColumns(values), updated_at: now, version: version + 1 })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * The stages of these applications, locking each until the transaction ends. Leaves out deleted ones and those of
 * other accounts.
 */
export async function lock(
  tx: Tx,
  accountId: AccountId,
  ids: readonly ApplicationId[],
): Promise<{ id: ApplicationId; stage: Stage; appliedOn: string | null }[]> {
  const rows = await tx
    .selectFrom('applications')
    .select(['id', 'application_stage', 'applied_on'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id') // the same order everywhere, so that two moves never deadlock
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id as ApplicationId,
    stage: row.application_stage as Stage,
    appliedOn: row.applied_on,
  }))
}

export async function setStage(
  tx: Tx,
  accountId: AccountId,
  {
    ids,
    stage,
    appliedOn,
  }: { ids: readonly ApplicationId[]; stage: Stage; appliedOn: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set((eb) => ({
      application_stage: stage,
      version: eb('version', '+', 1),
      updated_at: now,
      ...(appliedOn && {
        applied_on: eb.fn.coalesce('applied_on', sql<string>`${appliedOn}::date`),
      }),
    }))
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute()
}

/** For days that were set by a move which is now undone. */
export async function clearAppliedOn(
  tx: Tx,
  accountId: AccountId,
  ids: readonly ApplicationId[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('applications')
    .set({ applied_on: null })
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Records that something of it changed, and locks it until the transaction ends. False unless it belongs to the
 * account.
 */
export async function touch(
  tx: Tx,
  accountId: AccountId,
  id: ApplicationId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns which ones this call deleted. */
export function remove(
  tx: Tx,
  accountId: AccountId,
  ids: readonly ApplicationId[],
  now: Date,
): Promise<ApplicationId[]> {
  return setDeleted(tx, accountId, ids, { deletedAt: now, was: 'is', wasAt: null })
}

/** Returns which ones were restored. With `deletedAt`, only those deleted at exactly that instant. */
export function restore(
  tx: Tx,
  accountId: AccountId,
  ids: readonly ApplicationId[],
  deletedAt?: Date,
): Promise<ApplicationId[]> {
  const was = deletedAt ? '=' : 'is not'
  return setDeleted(tx, accountId, ids, { deletedAt: null, was, wasAt: deletedAt ?? null })
}

/** Permanently deletes what was soft-deleted before `before`. Returns how many. */
export async function purge(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('applications')
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function countByStage(db: Db, accountId: AccountId): Promise<Map<Stage, number>> {
  const rows = await db
    .selectFrom('applications')
    .select(['application_stage', (eb) => eb.fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .groupBy('application_stage')
    .execute()
  return new Map(rows.map((row) => [row.application_stage as Stage, row.count]))
}

/** Every stage that each application was ever at, without duplicates. */
export async function stagesEver(
  db: Db,
  accountId: AccountId,
): Promise<{ id: ApplicationId; stages: Stage[] }[]> {
  const { rows } = await sql<{ id: ApplicationId; stages: Stage[] }>`
    select a.id, array_remove(array_agg(distinct e.to_stage), null) || a.application_stage as stages
      from applications a
      left join application_events e
        on e.account_id = a.account_id and e.application_id = a.id and e.deleted_at is null
     where a.account_id = ${accountId} and a.deleted_at is null
     group by a.id`.execute(db)
  return rows
}

type CardRow = {
  id: ApplicationId
  version: number
  job_id: JobId | null
  job_title: string
  company_name: string
  company_website: string | null
  job_location: string | null
  job_url: string | null
  salary_range: string | null
  application_stage: Stage
  applied_on: string | null
  notes: string | null
  follow_up_on: string | null
  created_at: Date
  updated_at: Date
  last_event_at: Date
  next_interview_at: Date | null
  open_tasks: number
  documents: number
}

/** Counts the parts of all applications in one pass, not per application. */
function cardsOf(accountId: AccountId, now: Date, more = sql``) {
  const mine = sql<SqlBool>`account_id = ${accountId} and deleted_at is null`
  return sql`
    select a.id, a.version, a.job_id, a.job_title, a.company_name, a.company_website, a.job_location,
           a.job_url, a.salary_range, a.application_stage, a.applied_on, a.notes, a.follow_up_on,
           a.created_at, a.updated_at,
           coalesce(greatest(e.last_at, i.last_at), a.created_at) as last_event_at,
           i.next_at as next_interview_at, coalesce(t.open, 0)::int as open_tasks,
           coalesce(d.count, 0)::int as documents${more}
      from applications a
      left join (select application_id, max(happened_at) as last_at from application_events
                  where ${mine} group by 1) e on e.application_id = a.id
      left join (select application_id, max(starts_at) as last_at,
                        min(starts_at) filter (where starts_at > ${now}) as next_at
                   from application_interviews where ${mine} group by 1) i on i.application_id = a.id
      left join (select application_id, count(*) as open from application_tasks
                  where ${mine} and done_at is null group by 1) t on t.application_id = a.id
      left join (select application_id, count(*) as count from application_documents
                  where ${mine} group by 1) d on d.application_id = a.id`
}

function toCard(row: CardRow, now: Date): ApplicationCard {
  const lastEventAt = row.last_event_at.toISOString()
  return {
    id: row.id,
    version: row.version,
    jobId: row.job_id,
    jobTitle: row.job_title,
    companyName: row.company_name,
    companyWebsite: row.company_website,
    jobLocation: row.job_location,
    jobUrl: row.job_url,
    salaryRange: row.salary_range,
    stage: row.application_stage,
    appliedOn: row.applied_on,
    notes: row.notes,
    followUpOn: row.follow_up_on,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastEventAt,
    nextInterviewAt: row.next_interview_at?.toISOString() ?? null,
    openTasks: row.open_tasks,
    documents: row.documents,
    isSilent: isSilent({ stage: row.application_stage, lastEventAt }, now),
  }
}

/** Only the given values; the rest stays unchanged. */
function toColumns(values: ApplicationChange) {
  const { companyName, links } = values
  return {
    job_title: values.jobTitle,
    company_name: companyName,
    company_key: companyName === undefined ? undefined : companyMatchKey(companyName),
    company_website: values.companyWebsite,
    job_location: values.jobLocation,
    job_url: values.jobUrl,
    job_description: values.jobDescription,
    salary_range: values.salaryRange,
    application_stage: values.stage,
    applied_on: values.appliedOn,
    notes: values.notes,
    follow_up_on: values.followUpOn,
    links: links === undefined ? undefined : JSON.stringify(links),
  }
}

async function setDeleted(
  tx: Tx,
  accountId: AccountId,
  ids: readonly ApplicationId[],
  {
    deletedAt,
    was,
    wasAt,
  }: { deletedAt: Date | null; was: 'is' | 'is not' | '='; wasAt: Date | null },
): Promise<ApplicationId[]> {
  const rows = await tx
    .updateTable('applications')
    .set((eb) => ({ deleted_at: deletedAt, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('deleted_at', was, wasAt)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id as ApplicationId)
}

/** The title of a deleted application that can still be restored; null if the account has no such application. */
export async function deletedTitle(
  db: Db,
  accountId: AccountId,
  id: ApplicationId,
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('job_title')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row?.job_title ?? null
}
