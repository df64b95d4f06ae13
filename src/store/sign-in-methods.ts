/** Table `sign_in_methods` and related queries: how a person can prove who they are. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { SignInFacts } from '#core/account/ways-in.ts'
import type { Db, Tx } from './db.ts'

/** The library's name for sign-in by password. */
export const PASSWORD = 'credential'
/** The library's name for its second record of a wallet. */
export const WALLET = 'siwe'

export type Ways = { password: boolean; totp: boolean; passkey: boolean }

/** The hash; null if the account has no password. */
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

/** The account's sign-in methods; null if there is no such account. */
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

/** False if no account at that provider is linked. */
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

/** Which proofs an account can give besides a code by email. */
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
 * Deletes an account that was created with a password and whose address was never confirmed: the address belongs to
 * the next person who signs up. With null, deletes all such accounts older than a week. Keeps accounts that were ever
 * used or that have another sign-in method.
 */
export async function dropUnproved(db: Db, email: string | null): Promise<void> {
  const rows = db
    .deleteFrom('accounts as a')
    .where('a.email_verified', '=', false)
    .where('a.suspended_at', 'is', null)
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

/** Whether an account has this address. */
export async function hasAccount(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** The account with this address; null if there is none. */
export async function accountOf(db: Db, email: string): Promise<AccountId | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return (row?.id as AccountId | undefined) ?? null
}

/**
 * Keeps the name and password of a sign-up for the browser that sent it, until the address is proved. `browser` is a
 * keyed hash of the browser's secret. Does nothing for an account that another sign-up replaced, or whose address is proved.
 */
export async function keepSignUp(db: Db, accountId: AccountId, browser: Buffer): Promise<void> {
  await db
    .insertInto('pending_sign_ups')
    .columns(['email', 'browser', 'name', 'password'])
    .expression((eb) =>
      eb
        .selectFrom('accounts as a')
        .innerJoin('sign_in_methods as m', 'm.account_id', 'a.id')
        .select((it) => [
          'a.email',
          it.val(browser).as('browser'),
          'a.name',
          sql<string>`m.password`.as('password'),
        ])
        .where('a.id', '=', accountId)
        .where('a.email_verified', '=', false)
        .where('m.provider_id', '=', PASSWORD)
        .where('m.password', 'is not', null),
    )
    .onConflict((row) =>
      row.columns(['email', 'browser']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        password: eb.ref('excluded.password'),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/**
 * Called when a code from an email is about to prove an address: the account gets the name and password that were
 * chosen in this browser. Without a sign-up in this browser both go, with every other way in from before the proof.
 */
export async function settleSignUp(
  tx: Tx,
  accountId: AccountId,
  browsers: readonly Buffer[],
): Promise<void> {
  const own = (await takeSignUps(tx, accountId)).find(isFrom(browsers))
  await setName(tx, accountId, own?.name ?? '')
  if (!own) {
    await tx.deleteFrom('sign_in_methods').where('account_id', '=', accountId).execute()
    return
  }
  await tx
    .updateTable('sign_in_methods')
    .set({ password: own.password })
    .where('account_id', '=', accountId)
    .where('provider_id', '=', PASSWORD)
    .execute()
}

/**
 * Called when something other than that code has proved an address. Drops pending sign-ups with it, and the name if it
 * came from one of another browser.
 */
export async function endSignUps(
  tx: Tx,
  accountId: AccountId,
  browsers: readonly Buffer[],
): Promise<void> {
  const pending = await takeSignUps(tx, accountId)
  if (pending.length > 0 && !pending.some(isFrom(browsers))) await setName(tx, accountId, '')
}

const isFrom =
  (browsers: readonly Buffer[]) =>
  ({ browser }: { browser: Buffer }) =>
    browsers.some((it) => it.equals(browser))

/** Deletes and returns the pending sign-ups with the account's address. */
const takeSignUps = (tx: Tx, accountId: AccountId) =>
  tx
    .deleteFrom('pending_sign_ups')
    .using('accounts')
    .whereRef('pending_sign_ups.email', '=', 'accounts.email')
    .where('accounts.id', '=', accountId)
    .returning(['browser', 'pending_sign_ups.name', 'password'])
    .execute()

const setName = (tx: Tx, accountId: AccountId, name: string) =>
  tx.updateTable('accounts').set({ name }).where('id', '=', accountId).execute()

/** Drops sign-ups that nobody confirmed within a day. */
export async function dropPendingSignUps(db: Db): Promise<void> {
  await db
    .deleteFrom('pending_sign_ups')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** Marks the address as confirmed by email. Deletes all earlier sign-in methods except the password. */
export async function proveAddress(
  tx: Tx,
  accountId: AccountId,
  browsers: readonly Buffer[],
): Promise<void> {
  const row = await tx
    .updateTable('accounts')
    .set({ email_verified: true })
    .where('id', '=', accountId)
    .where('email_verified', '=', false)
    .returning('email')
    .executeTakeFirst()
  if (!row) return
  await tx
    .deleteFrom('sign_in_methods')
    .where('account_id', '=', accountId)
    .where('provider_id', '!=', PASSWORD)
    .execute()
  await endSignUps(tx, accountId, browsers)
}

/** The account's address and name; null if there is no such account. */
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
