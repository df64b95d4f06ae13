/**
 * Table `contact_removals`: addresses and companies whose contacts are not shown, at their request. An address is kept
 * as a digest, and masked.
 */
import type { Db, Tx } from './db.ts'

export type Removal = {
  subject: Buffer
  companySlug: string | null
  kind: string | null
  /** Of the company that showed the address, or of the one whose contacts are all removed. */
  companyName: string | null
  /** The address with most of it masked. */
  masked: string | null
  removedAt: Date
}

/** Returns false if it was removed before. */
export async function add(tx: Tx, removal: Removal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_removals')
    .values({
      subject: removal.subject,
      company_slug: removal.companySlug,
      kind: removal.kind,
      company_name: removal.companyName,
      masked: removal.masked,
      removed_at: removal.removedAt,
    })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const COLUMNS = [
  'subject',
  'company_slug as companySlug',
  'kind',
  'company_name as companyName',
  'masked',
  'removed_at as removedAt',
] as const

/** Those of the subjects that are removed, in hexadecimal. */
export async function among(db: Db, subjects: readonly Buffer[]): Promise<Set<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('contact_removals')
    .select('subject')
    .where('subject', 'in', [...subjects])
    .execute()
  return new Set(rows.map(({ subject }) => subject.toString('hex')))
}

/** How many the operator's page shows. */
export const REMOVALS_SHOWN = 200

/** Newest first. */
export function list(db: Db): Promise<Removal[]> {
  return db
    .selectFrom('contact_removals')
    .select(COLUMNS)
    .orderBy('removed_at', 'desc')
    .orderBy('subject')
    .limit(REMOVALS_SHOWN)
    .execute()
}

/** Returns what was removed; null if there is no such removal. */
export async function undo(tx: Tx, subject: Buffer): Promise<Removal | null> {
  const row = await tx
    .deleteFrom('contact_removals')
    .where('subject', '=', subject)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}
