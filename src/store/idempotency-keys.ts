/** Table `idempotency_keys`: requests that were sent with a key, and their answers. */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

/** The purpose for which answers are encrypted. */
export const SEALED_FOR = 'idempotency'

export type KeyedRequest = {
  accountId: AccountId
  /** Method and path. */
  route: string
  key: string
}

export type Claim = {
  /** SHA-256 of the request; null while it is unknown. */
  requestSha256: Buffer | null
  /** Null while the request is being answered. */
  status: number | null
  sealed: string
  claimedAt: Date
}

/** Claims the key. False if it was used since `staleBefore`, or is answered. */
export async function claim(
  tx: Tx,
  { accountId, route, key }: KeyedRequest,
  { now, staleBefore, expiredBefore }: { now: Date; staleBefore: Date; expiredBefore: Date },
): Promise<boolean> {
  const fresh = { request_sha256: null, status: null, sealed: '', claimed_at: now }
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, route, key, ...fresh })
    .onConflict((row) =>
      row
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.claimed_at', '<', expiredBefore),
            eb.and([
              eb('idempotency_keys.status', 'is', null),
              eb('idempotency_keys.claimed_at', '<', staleBefore),
            ]),
          ]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function find(db: Db | Tx, request: KeyedRequest): Promise<Claim | null> {
  const row = await rowOf(db, request)
    .select(['request_sha256', 'status', 'sealed', 'claimed_at'])
    .executeTakeFirst()
  if (!row) return null
  const { request_sha256, status, sealed, claimed_at } = row
  return { requestSha256: request_sha256, status, sealed, claimedAt: claimed_at }
}

/** Stores the answer. False if the claim of that time is no longer there. */
export async function answer(
  tx: Tx,
  { accountId, route, key }: KeyedRequest,
  given: { claimedAt: Date; requestSha256: Buffer; status: number; sealed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('idempotency_keys')
    .set({ request_sha256: given.requestSha256, status: given.status, sealed: given.sealed })
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('claimed_at', '=', given.claimedAt)
    .where('status', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives up the claim of that time, so that the request may be sent again. */
export async function release(
  tx: Tx,
  { accountId, route, key }: KeyedRequest,
  claimedAt: Date,
): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('claimed_at', '=', claimedAt)
    .where('status', 'is', null)
    .execute()
}

export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('claimed_at', '<', before).execute()
}

const rowOf = (db: Db | Tx, { accountId, route, key }: KeyedRequest) =>
  db
    .selectFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
