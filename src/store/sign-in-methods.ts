/** Table `sign_in_methods`, and what goes with it: how somebody may prove who they are. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { SignInFacts } from '#core/account/ways-in.ts'
import type { Db, Tx } from './db.ts'

/** What the library calls the way in by password. */
const PASSWORD = 'credential'
/** What it calls its second record of a wallet. */
export const WALLET = 'siwe'

export type Ways = { password: boolean; totp: boolean; passkey: boolean }

/** The hash; null where the account has no password. */
export async function passwordHash(db: Db, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_methods')
    .select('password')
    .where('account_id', '=', accountId)
    .where('provider_id', '=', PASSWORD)
    .executeTakeFirst()
  return row?.password ?? null
}

export async function setPassword(
  tx: Tx,
  accountId: AccountId,
  hash: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sign_in_methods')
    .values({
      account_id: accountId,
      provider_id: PASSWORD,
      provider_account_id: accountId,
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((row) =>
      row
        .columns(['provider_id', 'provider_account_id'])
        .doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute()
}

/** Locks the account's row, so that no other transaction removes a way to sign in meanwhile. */
export async function lock(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

/** What lets somebody in; null where there is no such account. */
export async function facts(tx: Tx, accountId: AccountId): Promise<SignInFacts | null> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return null
  const [methods, passkeys, wallets] = [
    await tx
      .selectFrom('sign_in_methods')
      .select(['provider_id', 'password'])
      .where('account_id', '=', accountId)
      .execute(),
    await tx.selectFrom('passkeys').select('id').where('account_id', '=', accountId).execute(),
    await tx
      .selectFrom('wallets')
      .select('address')
      .distinct()
      .where('account_id', '=', accountId)
      .execute(),
  ]
  return {
    email: account.email,
    hasPassword: methods.some(({ password }) => password !== null),
    passkeys: passkeys.length,
    providers: methods
      .map(({ provider_id }) => provider_id)
      .filter((id) => id !== PASSWORD && id !== WALLET),
    wallets: wallets.map(({ address }) => address),
  }
}

/** False where no account at that provider is linked. */
export async function removeProvider(
  tx: Tx,
  accountId: AccountId,
  providerId: string,
): Promise<boolean> {
  const rows = await tx
    .deleteFrom('sign_in_methods')
    .where('account_id', '=', accountId)
    .where('provider_id', '=', providerId)
    .where('provider_id', 'not in', [PASSWORD, WALLET])
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Which proofs an account can give besides a code by mail. */
export async function ways(db: Db, accountId: AccountId): Promise<Ways> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('sign_in_methods')
            .select('id')
            .where('account_id', '=', accountId)
            .where('password', 'is not', null),
        )
        .as('password'),
      eb
        .exists(
          eb
            .selectFrom('second_factors')
            .select('id')
            .where('account_id', '=', accountId)
            .where('verified', '=', true),
        )
        .as('totp'),
      eb
        .exists(eb.selectFrom('passkeys').select('id').where('account_id', '=', accountId))
        .as('passkey'),
    ])
    .executeTakeFirstOrThrow()
  return {
    password: row.password === true,
    totp: row.totp === true,
    passkey: row.passkey === true,
  }
}

/**
 * Deletes an account that somebody signed up for with a password and whose address nobody ever proved: it belongs
 * to the next one to sign up. Without an address, all those that are older than a week. Accounts that were ever used,
 * or that something else than a password opens, stay.
 */
export async function dropUnproved(db: Db, email: string | null): Promise<void> {
  const rows = db
    .deleteFrom('accounts as a')
    .where('a.email_verified', '=', false)
    .where((eb) =>
      eb.and(
        (['sessions', 'passkeys', 'wallets'] as const).map((table) =>
          eb.not(eb.exists(eb.selectFrom(table).select('id').whereRef('account_id', '=', 'a.id'))),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sign_in_methods as m')
            .select('m.id')
            .whereRef('m.account_id', '=', 'a.id')
            .where('m.provider_id', '!=', PASSWORD),
        ),
      ),
    )
  await (email === null
    ? rows.where('a.created_at', '<', sql<Date>`now() - interval '7 days'`)
    : rows.where('a.email', '=', email)
  ).execute()
}

/** Whether somebody signs in with this address. */
export async function hasAccount(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose address this is; null for nobody's. */
export async function accountOf(db: Db, email: string): Promise<AccountId | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return (row?.id as AccountId | undefined) ?? null
}

/** Whether an account has this address and nobody has proved it yet. */
export async function isUnproved(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes in which browser the password of an unproved account was chosen, by the hash of a secret it keeps. */
export async function keepSignUpProof(db: Db, accountId: AccountId, hash: Buffer): Promise<void> {
  await db
    .insertInto('sign_up_proofs')
    .columns(['account_id', 'hash'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select((it) => ['id', it.val(hash).as('hash')])
        .where('id', '=', accountId)
        .where('email_verified', '=', false),
    )
    .onConflict((row) => row.column('account_id').doNothing())
    .execute()
}

/**
 * Called when a code from the mail has proved an address. Without a hash of the secret that the browser
 * keeps which chose it, the password goes, and with it every other way in that was there before the proof.
 */
export async function settleSignUp(
  tx: Tx,
  accountId: AccountId,
  proofs: readonly Buffer[],
): Promise<void> {
  const kept = await tx
    .deleteFrom('sign_up_proofs')
    .where('account_id', '=', accountId)
    .returning('hash')
    .executeTakeFirst()
  if (kept && proofs.some((proof) => kept.hash.equals(proof))) return
  await tx.deleteFrom('sign_in_methods').where('account_id', '=', accountId).execute()
}

/** Somebody has read the mail that was sent there. Ways in that were set up before are dropped, the password aside. */
export async function proveAddress(db: Db | Tx, accountId: AccountId): Promise<void> {
  const row = await db
    .updateTable('accounts')
    .set({ email_verified: true })
    .where('id', '=', accountId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await db
    .deleteFrom('sign_in_methods')
    .where('account_id', '=', accountId)
    .where('provider_id', '!=', PASSWORD)
    .execute()
  await db.deleteFrom('sign_up_proofs').where('account_id', '=', accountId).execute()
}

/** Whose account it is; null where there is none. */
export async function owner(
  db: Db,
  accountId: AccountId,
): Promise<{ email: string; name: string } | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
