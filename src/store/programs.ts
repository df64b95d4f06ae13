/**
 * What needs no session: access tokens, connected apps, the addresses of the calendar and of alerts' feeds, and the
 * channels that alerts notify, which somebody with a stolen session may have added.
 */
import type { AccountId } from '#core/account/account.ts'
import type { Tx } from './db.ts'

export async function endAll(tx: Tx, accountId: AccountId): Promise<void> {
  for (const table of [
    'access_tokens',
    'calendar_feeds',
    'alert_feeds',
    'alert_channels',
    'oauth_access_tokens',
    'oauth_refresh_tokens',
    'oauth_consents',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
}
