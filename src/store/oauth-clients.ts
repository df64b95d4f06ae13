/** Table `oauth_clients`: programs that registered themselves. Better Auth writes it. */
import type { Db } from './db.ts'

/** Null if there is no such client. */
export async function find(
  db: Db,
  clientId: string,
): Promise<{ clientId: string; name: string | null } | null> {
  const row = await db
    .selectFrom('oauth_clients')
    .select(['client_id', 'name'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ? { clientId: row.client_id, name: row.name } : null
}

/** Those registered before then that nobody has connected. */
export async function purgeUnused(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('oauth_clients')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('oauth_consents')
            .select('oauth_consents.id')
            .whereRef('oauth_consents.client_id', '=', 'oauth_clients.client_id'),
        ),
      ),
    )
    .execute()
}
