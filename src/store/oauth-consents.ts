/** Table `oauth_consents`: which apps a person has connected, and what each may do. Better Auth writes it. */
import type { AccountId } from '#core/account/account.ts'
import { knownScopes, type Scope } from '#core/assistant/scope.ts'
import type { Db, Tx } from './db.ts'

export type ConnectedApp = {
  clientId: string
  /** As the app calls itself. */
  name: string
  /** Where it has people sent back to. */
  redirectUris: string[]
  scopes: Scope[]
  connectedAt: Date
  lastUsedAt: Date | null
}

/** Last connected first. */
export async function list(db: Db, accountId: AccountId): Promise<ConnectedApp[]> {
  const rows = await db
    .selectFrom('oauth_consents as k')
    .innerJoin('oauth_clients as c', 'c.client_id', 'k.client_id')
    .select(['k.client_id', 'c.name', 'c.redirect_uris', 'k.scopes', 'k.updated_at'])
    .select('k.last_used_at')
    .where('k.account_id', '=', accountId)
    .orderBy('k.updated_at', 'desc')
    .orderBy('k.id')
    .execute()
  return rows.map((row) => ({
    clientId: row.client_id,
    name: row.name ?? row.client_id,
    redirectUris: strings(row.redirect_uris),
    scopes: knownScopes(strings(row.scopes)),
    connectedAt: row.updated_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Disconnects: no token of the client is valid for the account any more. Returns whether it was connected. */
export async function remove(tx: Tx, accountId: AccountId, clientId: string): Promise<boolean> {
  for (const table of ['oauth_access_tokens', 'oauth_refresh_tokens'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('client_id', '=', clientId)
      .execute()
  }
  const { numDeletedRows } = await tx
    .deleteFrom('oauth_consents')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((it) => typeof it === 'string') : []
