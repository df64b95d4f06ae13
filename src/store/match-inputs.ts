/**
 * Identifies the state of a person's CV and profile that matches are based on. Differs after every change of either,
 * including the CV's name.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db } from './db.ts'

export async function version(db: Db, accountId: AccountId): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', p.version, c.id, c.version, c.name) as version
      from profiles p
      left join cvs c on c.id = p.cv_id and c.deleted_at is null
     where p.account_id = ${accountId}`.execute(db)
  return rows[0]?.version ?? ''
}
