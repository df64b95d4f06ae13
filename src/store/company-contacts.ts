/**
 * Tables `company_contacts` and `company_contact_reads`: what is known about how to reach companies, and when their
 * websites may be read again. Taking a website postpones its next reading, so only one server reads it.
 */
import { sql } from 'kysely'
import type { CompanyContact, ContactKind, ContactSource } from '#core/company/company-contact.ts'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'

export type ContactedCompany = {
  id: number
  slug: string
  name: string
  website: string | null
  isDemo: boolean
}

export async function company(db: Db, slug: string): Promise<ContactedCompany | null> {
  const row = await db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'website', 'is_demo as isDemo'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ?? null
}

export async function of(db: Db, companyId: number): Promise<CompanyContact[]> {
  const rows = await db
    .selectFrom('company_contacts')
    .select(['value', 'about', 'source_url as sourceUrl'])
    .select((eb) => [
      eb.ref('kind').$castTo<ContactKind>().as('kind'),
      eb.ref('source').$castTo<ContactSource>().as('source'),
      sql<string>`found_on::text`.as('foundOn'),
    ])
    .where('company_id', '=', companyId)
    .orderBy('rank')
    .execute()
  return rows
}

/** Everything that these sources state now; what they stated before is replaced. */
export async function replace(
  tx: Tx,
  companyId: number,
  sources: readonly ContactSource[],
  contacts: readonly CompanyContact[],
): Promise<void> {
  await tx
    .deleteFrom('company_contacts')
    .where('company_id', '=', companyId)
    .where('source', 'in', [...sources])
    .execute()
  if (contacts.length === 0) return
  await tx
    .insertInto('company_contacts')
    .values(
      contacts.map(({ kind, value, about, source, sourceUrl, foundOn }, rank) => ({
        company_id: companyId,
        kind,
        value,
        about,
        source,
        source_url: sourceUrl,
        found_on: foundOn,
        rank,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Null if nobody has asked about the company before. */
export async function readState(
  db: Db,
  companyId: number,
): Promise<{ listingsReadAt: Date | null; pagesDueAt: Date; takenUntil: Date | null } | null> {
  const row = await db
    .selectFrom('company_contact_reads')
    .select([
      'listings_read_at as listingsReadAt',
      'pages_due_at as pagesDueAt',
      'pages_taken_until as takenUntil',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ?? null
}

export async function noteListingsRead(tx: Tx, companyId: number, now: Date): Promise<void> {
  await tx
    .insertInto('company_contact_reads')
    .values({ company_id: companyId, listings_read_at: now, pages_due_at: now })
    .onConflict((row) => row.column('company_id').doUpdateSet({ listings_read_at: now }))
    .execute()
}

/** Whether this call took the website: it is due, and no other server is reading it. */
export async function takePages(
  db: Db,
  companyId: number,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into company_contact_reads as r (company_id, pages_due_at, pages_taken_until)
    values (${companyId}, ${until}, ${until})
    on conflict (company_id) do update set pages_due_at = ${until}, pages_taken_until = ${until}
      where r.pages_due_at <= ${now}
    returning company_id`.execute(db)
  return rows.length === 1
}

/** Returns false, without effect, if the website was taken again meanwhile. */
export async function settlePages(
  tx: Tx,
  companyId: number,
  taken: Date,
  { dueAt, problem }: { dueAt: Date; problem: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_contact_reads')
    .set({ pages_due_at: dueAt, pages_taken_until: null, problem })
    .where('company_id', '=', companyId)
    .where('pages_taken_until', '=', taken)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Another website than the one that was read; what the old one stated is deleted, and a server that is still reading
 * the old one keeps nothing.
 */
export async function makePagesDue(tx: Tx, companyId: number, now: Date): Promise<void> {
  await tx
    .updateTable('company_contact_reads')
    .set({ pages_due_at: now, pages_taken_until: null })
    .where('company_id', '=', companyId)
    .execute()
  await tx
    .deleteFrom('company_contacts')
    .where('company_id', '=', companyId)
    .where('source', '=', 'site')
    .execute()
}

/** Reads everything again when somebody asks next. */
export async function forgetReads(tx: Tx, slug: string): Promise<void> {
  await tx
    .deleteFrom('company_contact_reads')
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('companies').select('id').where('slug', '=', slug),
    )
    .execute()
}

/** Every company's listings are read again when somebody asks next; websites when they are due. */
export async function forgetListingReads(tx: Tx): Promise<void> {
  await tx.updateTable('company_contact_reads').set({ listings_read_at: null }).execute()
}

/** The kept addresses that contain the text, which is in lower case. */
export async function valuesWith(tx: Tx, text: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('company_contacts')
    .select('value')
    .distinct()
    .where(sql<boolean>`strpos(lower(value), ${text}) > 0`)
    .execute()
  return rows.map(({ value }) => value)
}

/** The addresses everywhere; returns the companies that showed them, with the kinds that they had. */
export async function dropValues(
  tx: Tx,
  values: readonly string[],
): Promise<{ companyId: number; name: string; kind: string }[]> {
  if (values.length === 0) return []
  const rows = await tx
    .deleteFrom('company_contacts as k')
    .using('companies as c')
    .whereRef('c.id', '=', 'k.company_id')
    .where('k.value', 'in', [...values])
    .returning(['c.id as companyId', 'c.name', 'k.kind'])
    .execute()
  return rows.sort((one, other) => one.companyId - other.companyId)
}

/** Companies whose website is at the host. */
export async function companiesAt(db: Db, host: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where(sql<boolean>`lower(website) ~ ${`^(https?://)?(www\\.)?${literal(host)}(/|$)`}`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const literal = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')

export async function dropCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.deleteFrom('company_contacts').where('company_id', '=', companyId).execute()
}

export type ListedText = { jobId: JobId; title: string; html: string }

/** The company's newest open jobs, with their texts. */
export async function listedTexts(db: Db, companyId: number, limit: number): Promise<ListedText[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['title', 'description_html', 'requirements_html'])
    .select((eb) => eb.ref('id').$castTo<JobId>().as('id'))
    .where('company_id', '=', companyId)
    .where('closed_at', 'is', null)
    .orderBy('first_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    jobId: row.id,
    title: row.title,
    html: `${row.description_html ?? ''}\n${row.requirements_html ?? ''}`,
  }))
}

/** The open job of that id, or else the only one: among several, none is a better way than another. */
export async function openJob(
  db: Db,
  companyId: number,
  preferred: JobId | null,
): Promise<{ id: number; title: string } | null> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('closed_at', 'is', null)
    .orderBy(sql`id = ${preferred ?? 0}`, 'desc')
    .limit(2)
    .execute()
  return rows.find(({ id }) => id === preferred || rows.length === 1) ?? null
}

/** The boards that list the company's open jobs. */
export async function boardsOf(
  db: Db,
  companyId: number,
): Promise<{ source: string; board: string }[]> {
  return db
    .selectFrom('jobs as j')
    .innerJoin('listings as l', 'l.job_id', 'j.id')
    .select(['l.source', 'l.board'])
    .distinct()
    .where('j.company_id', '=', companyId)
    .where('j.closed_at', 'is', null)
    .where('l.gone_at', 'is', null)
    .orderBy('l.source')
    .orderBy('l.board')
    .limit(20)
    .execute()
}
