/**
 * Table `wallets`: the wallets that sign in to an account. The library keeps a second record of each in
 * `sign_in_methods`.
 */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'
import { WALLET } from './sign-in-methods.ts'

export type WalletRow = { address: string; chainId: number; createdAt: Date }

export function list(db: Db, accountId: AccountId): Promise<WalletRow[]> {
  return db
    .selectFrom('wallets')
    .select(['address', 'chain_id as chainId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** False if the wallet belongs to another account. */
export async function add(
  tx: Tx,
  accountId: AccountId,
  { address, chainId }: { address: string; chainId: number },
  now: Date,
): Promise<boolean> {
  const other = await tx
    .selectFrom('wallets')
    .select('id')
    .where('address', '=', address)
    .where('account_id', '!=', accountId)
    .executeTakeFirst()
  if (other) return false
  await tx
    .insertInto('wallets')
    .values({ account_id: accountId, address, chain_id: chainId, created_at: now })
    .onConflict((row) => row.columns(['address', 'chain_id']).doNothing())
    .execute()
  return true
}

/** Removes the wallet on every chain. False if the account has no such wallet. */
export async function remove(tx: Tx, accountId: AccountId, address: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('wallets')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .returning('chain_id')
    .execute()
  const notes = rows.map((row) => `${address}:${row.chain_id}`)
  if (notes.length === 0) return false
  await tx
    .deleteFrom('sign_in_methods')
    .where('account_id', '=', accountId)
    .where('provider_id', '=', WALLET)
    .where('provider_account_id', 'in', notes)
    .execute()
  return true
}
