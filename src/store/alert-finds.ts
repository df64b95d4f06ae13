/**
 * Table `alert_finds`: the jobs that a person's alerts found, each once. A find is settled when it was mailed or left
 * out of an email.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'

export type NewFind = { accountId: AccountId; jobId: JobId; alertIds: AlertId[] }

/**
 * Adds finds. If the person's alerts found the job before under this id, only further alerts are added, and if they
 * found it as one of the listings of a job that it was merged with or split from, nothing. Returns what was added, with
 * the alerts that had not found the job before. Alerts that no longer exist are left out.
 */
export async function add(tx: Tx, finds: readonly NewFind[], now: Date): Promise<NewFind[]> {
  const added: NewFind[] = []
  for (let at = 0; at < finds.length; at += CHUNK)
    added.push(...(await addChunk(tx, finds.slice(at, at + CHUNK), now)))
  return added
}

/** Rows in one statement. */
const CHUNK = 5_000

async function addChunk(tx: Tx, finds: readonly NewFind[], now: Date): Promise<NewFind[]> {
  const given = JSON.stringify(
    finds.map(({ accountId, jobId, alertIds }) => ({
      account_id: accountId,
      job_id: jobId,
      alert_ids: alertIds,
    })),
  )
  const { rows } = await sql<NewFind>`
    with asked as (
      select * from jsonb_to_recordset(${given}::jsonb) as g (account_id uuid, job_id bigint, alert_ids bigint[])),
    listed as materialized (
      select id as job_id,
             (select coalesce(array_agg(l.id), '{}') from listings l where l.job_id = j.id) as listings
        from (select distinct job_id as id from asked) j),
    earlier as materialized (
      select distinct n.job_id, f.job_id as earlier_id
        from listed n join alert_finds f on f.listings && n.listings and f.job_id <> n.job_id),
    given as (
      select g.account_id, g.job_id, n.listings,
             array(select a.id from alerts a
                    where a.id = any(g.alert_ids) and a.account_id = g.account_id and a.is_active
                      and a.deleted_at is null
                      and not a.id = any(coalesce(f.alert_ids, '{}')) order by a.id) as alert_ids
        from asked g
        join listed n using (job_id)
        left join alert_finds f on f.account_id = g.account_id and f.job_id = g.job_id),
    added as (
      insert into alert_finds as old (account_id, job_id, alert_ids, listings, found_at)
      select account_id, job_id, alert_ids, listings, ${now} from given
       where cardinality(alert_ids) > 0
         and not exists (
           select from earlier e
             join alert_finds f on f.account_id = given.account_id and f.job_id = e.earlier_id
                               and f.listings && given.listings
            where e.job_id = given.job_id)
      on conflict (account_id, job_id) do update set alert_ids = old.alert_ids || excluded.alert_ids
      returning account_id, job_id)
    select g.account_id as "accountId", g.job_id as "jobId", g.alert_ids as "alertIds"
      from given g join added using (account_id, job_id)`.execute(tx)
  await rememberListings(tx, given)
  return rows
}

/** Listings that joined a job after it was found: if they are split from it again, they are no news. */
async function rememberListings(tx: Tx, given: string) {
  await sql`
    with listed as (
      select g.account_id, g.job_id, array(select l.id from listings l where l.job_id = g.job_id) as listings
        from jsonb_to_recordset(${given}::jsonb) as g (account_id uuid, job_id bigint))
    update alert_finds f
       set listings = array(select distinct unnest(f.listings || n.listings))
      from listed n
     where f.account_id = n.account_id and f.job_id = n.job_id and not n.listings <@ f.listings`.execute(
    tx,
  )
}

/** Whether a person wants to hear nothing about a find `f` with its job `j`. */
const IS_LEFT_OUT = sql<boolean>`(
  j.id is null or j.closed_at is not null
    or exists (select from job_marks m
                where m.account_id = f.account_id and m.kind = 'dismissed' and m.job_id = f.job_id)
    or exists (select from applications a
                where a.account_id = f.account_id and a.job_id = f.job_id and a.deleted_at is null)
    or exists (select from hidden_items h
                 join companies c on c.slug = h.value
                where h.account_id = f.account_id and h.kind = 'company' and c.id = j.company_id))`

export type OpenFind = {
  accountId: AccountId
  jobId: JobId
  /** Without those that search for something else since, or were paused in between. */
  alertIds: AlertId[]
  foundAt: Date
  /** Closed, dismissed, tracked, or from a company that the person hides. */
  isLeftOut: boolean
}

/** The newest of what was found for each of these people, at most `limit` each, and neither mailed nor left out. */
export async function unsettled(
  tx: Tx,
  accountIds: readonly AccountId[],
  limit: number,
): Promise<OpenFind[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<OpenFind>`
    select f.account_id as "accountId", f.job_id as "jobId", f.found_at as "foundAt",
           array(select a.id from alerts a
                  where a.id = any(f.alert_ids) and a.since <= f.found_at order by a.id) as "alertIds",
           ${IS_LEFT_OUT} as "isLeftOut"
      from unnest(${[...accountIds]}::uuid[]) as person (id)
     cross join lateral (
       select * from alert_finds
        where account_id = person.id and settled_at is null
        order by found_at desc, job_id desc
        limit ${limit}) f
      left join jobs j on j.id = f.job_id
     order by f.found_at desc, f.job_id desc`.execute(tx)
  return rows
}

/** Those of these finds that the person wants to hear nothing about, as "account job". */
export async function leftOut(
  tx: Tx,
  finds: readonly Pick<NewFind, 'accountId' | 'jobId'>[],
): Promise<ReadonlySet<string>> {
  if (finds.length === 0) return new Set()
  const { rows } = await sql<{ find: string }>`
    select f.account_id || ' ' || f.job_id as find
      from unnest(${finds.map(({ accountId }) => accountId)}::uuid[], ${finds.map(({ jobId }) => jobId)}::bigint[])
             as f (account_id, job_id)
      left join jobs j on j.id = f.job_id
     where ${IS_LEFT_OUT}`.execute(tx)
  return new Set(rows.map(({ find }) => find))
}

/**
 * Settles what no alert of these people can mail any more: those that found it were deleted, paused or search for
 * something else since.
 */
export async function settleOrphans(
  tx: Tx,
  accountIds: readonly AccountId[],
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return
  await sql`
    update alert_finds f set settled_at = ${now}
     where f.account_id = any(${[...accountIds]}::uuid[]) and f.settled_at is null
       and not exists (select from alerts a
                        where a.id = any(f.alert_ids) and a.account_id = f.account_id and a.is_active
                          and a.deleted_at is null and a.since <= f.found_at)`.execute(tx)
}

/** Whether anything was found for this person and neither mailed nor left out. */
export async function hasUnsettled(tx: Tx, accountId: AccountId): Promise<boolean> {
  const row = await tx
    .selectFrom('alert_finds')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** `digestId`: the email that names the job; null if it was left out. */
export type SettledFind = { accountId: AccountId; jobId: JobId; digestId: number | null }

/** Marks finds as mailed or left out. */
export async function settle(tx: Tx, finds: readonly SettledFind[], now: Date): Promise<void> {
  if (finds.length === 0) return
  await sql`
    update alert_finds f set settled_at = ${now}, digest_id = given.digest_id
      from unnest(${finds.map(({ accountId }) => accountId)}::uuid[], ${finds.map(({ jobId }) => jobId)}::bigint[],
                  ${finds.map(({ digestId }) => digestId)}::bigint[]) as given (account_id, job_id, digest_id)
     where f.account_id = given.account_id and f.job_id = given.job_id`.execute(tx)
}

export type Find = { jobId: JobId; alertIds: AlertId[]; foundAt: Date }

/** Open jobs that the person's alerts found, newest first, and how many there are. */
export async function newest(
  db: Db,
  accountId: AccountId,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ finds: Find[]; total: number }> {
  const { rows } = await sql<Find & { total: number }>`
    select f.job_id as "jobId", f.alert_ids as "alertIds", f.found_at as "foundAt", count(*) over () as total
      from alert_finds f
      join jobs j on j.id = f.job_id
     where f.account_id = ${accountId} and j.closed_at is null
     order by f.found_at desc, f.job_id desc
     limit ${limit} offset ${offset}`.execute(db)
  return {
    finds: rows.map(({ jobId, alertIds, foundAt }) => ({ jobId, alertIds, foundAt })),
    total: rows[0]?.total ?? 0,
  }
}

/** Open jobs that this alert found since its search was last changed, newest first, without those left out of emails. */
export async function ofAlert(
  db: Db,
  accountId: AccountId,
  { alertId, limit }: { alertId: AlertId; limit: number },
): Promise<Pick<Find, 'jobId' | 'foundAt'>[]> {
  const { rows } = await sql<Pick<Find, 'jobId' | 'foundAt'>>`
    select f.job_id as "jobId", f.found_at as "foundAt"
      from alert_finds f
      join alerts own on own.id = ${alertId} and own.account_id = f.account_id and own.since <= f.found_at
      left join jobs j on j.id = f.job_id
     where f.account_id = ${accountId} and own.id = any(f.alert_ids) and not ${IS_LEFT_OUT}
     order by f.found_at desc, f.job_id desc
     limit ${limit}`.execute(db)
  return rows
}

/** Deletes finds from before this instant, but not of jobs that are open: one that is posted again is no news. */
export async function purge(db: Db, before: Date): Promise<void> {
  await sql`
    delete from alert_finds f
     where f.found_at < ${before}
       and not exists (select from jobs j where j.id = f.job_id and j.closed_at is null)`.execute(
    db,
  )
}
