/** Tables `second_factors` and `backup_codes`: what an account must show after the first proof. */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

/** The purpose under which secrets are encrypted. */
export const SEALED_FOR = 'second-factor'

export type SecondFactor = {
  /** Encrypted. */
  secret: string
  /** Whether the person has entered a first code. Until then the factor is not required. */
  isOn: boolean
}

export async function find(db: Db, accountId: AccountId): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'verified'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? { secret: row.secret, isOn: row.verified === true } : null
}

/** Stores a new secret until its first code. False if a factor is already on. */
export async function begin(tx: Tx, accountId: AccountId, secret: string): Promise<boolean> {
  const row = await tx
    .insertInto('second_factors')
    .values({ account_id: accountId, secret, verified: false })
    .onConflict((it) =>
      it
        .column('account_id')
        .doUpdateSet({ secret, last_step: null })
        .where('second_factors.verified', 'is distinct from', true),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Accepts the code of a time step once. False if the code of this step or a later one was used already. */
export async function takeStep(db: Db | Tx, accountId: AccountId, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function turnOn(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ verified: true, enabled_at: now })
    .where('account_id', '=', accountId)
    .execute()
  await tx
    .updateTable('accounts')
    .set({ two_factor_enabled: true })
    .where('id', '=', accountId)
    .execute()
}

export async function turnOff(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute()
  await tx
    .updateTable('accounts')
    .set({ two_factor_enabled: false })
    .where('id', '=', accountId)
    .execute()
}

/** Whether it was turned on at that time or later. */
export async function isOnSince(tx: Tx, accountId: AccountId, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('second_factors')
    .select('id')
    .where('account_id', '=', accountId)
    .where('enabled_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Earlier codes stop working. */
export async function replaceBackupCodes(
  tx: Tx,
  accountId: AccountId,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('backup_codes')
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .execute()
}

/** Accepts a code once. */
export async function takeBackupCode(
  db: Db | Tx,
  accountId: AccountId,
  hash: Buffer,
): Promise<boolean> {
  const row = await db
    .deleteFrom('backup_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function countBackupCodes(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('backup_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
