/** What acts or reads for a person without a session: access tokens, and the address of the calendar. */
import type { AccountId } from '#core/account/account.ts'
import type { Tx } from './db.ts'

export async function endAll(tx: Tx, accountId: AccountId): Promise<void> {
  for (const table of ['access_tokens', 'calendar_feeds'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
}
