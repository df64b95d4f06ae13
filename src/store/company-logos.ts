/** Table `company_logos`: where a company's logo is read, when next, and the pictures that were drawn of it. */
import { sql } from 'kysely'
import type { LogoSize } from '#core/company/company-logo.ts'
import type { Db, Tx } from './db.ts'

export type LogoPictures = { hash: string; small: Uint8Array; large: Uint8Array }

export type DueLogo = { companyId: number; url: string; failures: number; hash: string | null }

/**
 * Where logos are, by company. The first address of a company stays, as several sources name different ones, until it
 * fails.
 */
export async function noteAddresses(
  tx: Tx,
  addresses: readonly { companyId: number; url: string }[],
  now: Date,
): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    insert into company_logos as l (company_id, url, due_at)
    select r."companyId", r.url, ${now}
      from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as r ("companyId" bigint, url text)
     order by 1
    on conflict (company_id) do update set url = excluded.url, failures = 0, due_at = excluded.due_at
     where l.failures > 0 and l.url <> excluded.url`.execute(tx)
}

/** Takes those that are due the longest. Until `takenUntil` no other server takes them. */
export async function takeDue(
  tx: Tx,
  { now, takenUntil, limit }: { now: Date; takenUntil: Date; limit: number },
): Promise<DueLogo[]> {
  const { rows } = await sql<DueLogo>`
    update company_logos set due_at = ${takenUntil}
     where company_id in (
       select company_id from company_logos where due_at <= ${now}
        order by due_at, company_id limit ${limit} for update skip locked)
    returning company_id as "companyId", url, failures, hash`.execute(tx)
  return rows
}

/** Null for pictures if nothing has changed. */
export async function noteRead(
  tx: Tx,
  { companyId, url }: DueLogo,
  { pictures, now, dueAt }: { pictures: LogoPictures | null; now: Date; dueAt: Date },
): Promise<void> {
  await tx
    .updateTable('company_logos')
    .set({
      failures: 0,
      problem: null,
      read_at: now,
      due_at: dueAt,
      ...(pictures && {
        hash: pictures.hash,
        small: Buffer.from(pictures.small),
        large: Buffer.from(pictures.large),
      }),
    })
    .where('company_id', '=', companyId)
    .where('url', '=', url)
    .execute()
}

/** Earlier pictures stay: a site that is down for a day is no reason to lose them. */
export async function noteFailure(
  tx: Tx,
  { companyId, url, failures }: DueLogo,
  { problem, dueAt }: { problem: string; dueAt: Date },
): Promise<void> {
  await tx
    .updateTable('company_logos')
    .set({ failures: failures + 1, problem, due_at: dueAt })
    .where('company_id', '=', companyId)
    .where('url', '=', url)
    .execute()
}

/** The picture with this name; null if there is none. */
export async function picture(db: Db, hash: string, size: LogoSize): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('company_logos')
    .select(size)
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row?.[size as 'small'] ?? null
}

/** Deletes all pictures, and has them read at once if logos are read again. */
export async function removePictures(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('company_logos')
    .set({ hash: null, small: null, large: null, read_at: null, failures: 0, due_at: now })
    .where('hash', 'is not', null)
    .execute()
}

/** Names the logo of the company `c`; null if it has none. */
export const LOGO_HASH = sql`(select l.hash from company_logos l where l.company_id = c.id) as logo_hash`
