/** Table `list_settings`: what a person's lists of jobs leave out. No row is as if nothing was. */
import type { AccountId } from '#core/account.ts'
import type { JobLists } from '#core/job-lists.ts'
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

/** What is not given stays as it is. */
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
