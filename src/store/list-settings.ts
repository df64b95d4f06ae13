/** Table `list_settings`: what a person's job lists hide, and when they viewed them. No row means the defaults. */
import type { AccountId } from '#core/account/account.ts'
import type { JobLists } from '#core/lists/job-lists.ts'
import type { Looks } from '#core/lists/last-visit.ts'
import type { Db, Tx } from './db.ts'

export type ListSettings = Pick<JobLists, 'hideViewed' | 'hideApplied'>

type Given = { [Setting in keyof ListSettings]?: boolean | undefined }

export async function read(db: Db, accountId: AccountId): Promise<ListSettings> {
  const row = await db
    .selectFrom('list_settings')
    .select(['hide_viewed', 'hide_applied'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { hideViewed: row?.hide_viewed ?? false, hideApplied: row?.hide_applied ?? false }
}

/** Settings that are not given stay unchanged. */
export async function write(
  tx: Tx,
  accountId: AccountId,
  { hideViewed, hideApplied }: Given,
): Promise<void> {
  const given = {
    ...(hideViewed !== undefined && { hide_viewed: hideViewed }),
    ...(hideApplied !== undefined && { hide_applied: hideApplied }),
  }
  if (Object.keys(given).length === 0) return
  await tx
    .insertInto('list_settings')
    .values({ account_id: accountId, ...given })
    .onConflict((row) => row.column('account_id').doUpdateSet(given))
    .execute()
}

/** Null for someone who has not viewed jobs yet. */
export async function looks(db: Db, accountId: AccountId): Promise<Looks | null> {
  const row = await db
    .selectFrom('list_settings')
    .select(['looked_at', 'last_visit_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.looked_at ? { lookedAt: row.looked_at, lastVisitAt: row.last_visit_at } : null
}

/** If two devices write at once, the later view wins. */
export async function keepLooks(tx: Tx, accountId: AccountId, looks: Looks): Promise<void> {
  const given = { looked_at: looks.lookedAt, last_visit_at: looks.lastVisitAt }
  await tx
    .insertInto('list_settings')
    .values({ account_id: accountId, ...given })
    .onConflict((row) =>
      row
        .column('account_id')
        .doUpdateSet(given)
        .where((or) =>
          or.or([
            or('list_settings.looked_at', 'is', null),
            or('list_settings.looked_at', '<', looks.lookedAt),
          ]),
        ),
    )
    .execute()
}
