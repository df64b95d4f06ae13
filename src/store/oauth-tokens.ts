/**
 * Tables `oauth_access_tokens` and `oauth_refresh_tokens`: what connected apps act with, as hashes. Better Auth writes
 * them; who a token acts for is read here, by the time that all servers share.
 */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { CONNECTED_FOR_DAYS, knownScopes, type Scope } from '#core/assistant/scope.ts'
import type { Db, Tx } from './db.ts'
import { strings } from './oauth-consents.ts'

export type AppViewer = {
  viewer: Viewer
  clientId: string
  name: string
  scopes: Scope[]
  /** The addresses that the token was issued for. */
  resources: string[]
}

const DAY_MS = 86_400_000

/** A use is recorded only if the last recorded one is older, to save a write per request. */
const USE_NOTED_EVERY_MS = 60_000

/**
 * Who a token with this hash acts for; null if there is none, it has expired, the connection has ended, or the account
 * is suspended.
 */
export async function viewerOf(db: Db, tokenHash: string, now: Date): Promise<AppViewer | null> {
  const row = await db
    .selectFrom('oauth_access_tokens as t')
    .innerJoin('oauth_consents as k', (join) =>
      join.onRef('k.client_id', '=', 't.client_id').onRef('k.account_id', '=', 't.account_id'),
    )
    .innerJoin('oauth_clients as c', 'c.client_id', 't.client_id')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.client_id', 't.scopes', 't.resources', 'c.name as clientName'])
    .select(['k.id as consentId', 'k.last_used_at', 'k.scopes as consented'])
    .select(['a.id', 'a.name', 'a.email', 'a.image', 'a.created_at'])
    .where('t.token_sha256', '=', tokenHash)
    .where('t.expires_at', '>', now)
    .where('t.revoked', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where('c.disabled', 'is distinct from', true)
    .where('k.updated_at', '>', new Date(now.getTime() - CONNECTED_FOR_DAYS * DAY_MS))
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= USE_NOTED_EVERY_MS) {
    await db
      .updateTable('oauth_consents')
      .set({ last_used_at: now })
      .where('id', '=', row.consentId)
      .execute()
  }
  return {
    viewer: {
      id: row.id as AccountId,
      name: row.name.trim() || null,
      email: row.email,
      avatar: row.image,
      createdAt: row.created_at,
      sessionId: null,
      confirmedAt: null,
      factor: null,
      isReadOnly: false,
    },
    clientId: row.client_id,
    name: row.clientName ?? row.client_id,
    // A token from before the person allowed less may do less, too.
    scopes: knownScopes(strings(row.scopes).filter((it) => strings(row.consented).includes(it))),
    resources: strings(row.resources),
  }
}

/** Whose token this is: an access token or a refresh token of the client, by its hash; null if there is none. */
export async function ownerOf(
  db: Db,
  clientId: string,
  tokenHash: string,
): Promise<AccountId | null> {
  for (const table of ['oauth_refresh_tokens', 'oauth_access_tokens'] as const) {
    const row = await db
      .selectFrom(table)
      .select('account_id')
      .where('token_sha256', '=', tokenHash)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    if (row) return row.account_id as AccountId
  }
  return null
}

/** Those that expired before then. Access tokens of a refresh token end with it. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('oauth_access_tokens').where('expires_at', '<', before).execute()
  await tx.deleteFrom('oauth_refresh_tokens').where('expires_at', '<', before).execute()
}
