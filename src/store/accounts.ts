/** Table `accounts`. Deleting a row makes the database delete everything that belongs to the account. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { ACCOUNT_CHANGED } from './account-changes.ts'
import type { Tx } from './db.ts'
import * as suppressions from './mail-suppressions.ts'
import * as newsletterSubscribers from './newsletter-subscribers.ts'

/** Codes are stored under a hash of their use and the address. */
export const CODE_USES = ['sign-in', 'email-verification', 'forget-password', 'change-email']

/**
 * Deletes the account and everything that names its person without belonging to it: emails to their address and
 * whether they came back, its newsletter subscription, messages to the operator from it, and pending codes and links,
 * which `open` decrypts. Open tabs are notified when the transaction ends. Returns the address; null if there is no
 * account.
 */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  open: (sealed: string) => string,
): Promise<string | null> {
  const earlier = await earlierAddresses(tx, accountId)
  const row = await tx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirst()
  if (!row) return null
  const email = row.email.toLowerCase()
  await tx.deleteFrom('pending_sign_ups').where('email', '=', email).execute()
  const addresses = [email, ...earlier]
  // Before their emails: this waits for a batch of an issue that is being queued for them, and stops the next.
  await newsletterSubscribers.remove(tx, addresses)
  await sql`delete from outbox where lower(recipient) = any(${addresses}::text[])`.execute(tx)
  await suppressions.remove(tx, addresses)
  await sql`delete from contact_messages where lower(email) = any(${addresses}::text[])`.execute(tx)
  await voidCodes(tx, { accountId, addresses, open })
  await sql`select pg_notify(${ACCOUNT_CHANGED}, ${accountId})`.execute(tx)
  return row.email
}

/** Deletes the pending codes and links that name the account or one of these addresses, given in lower case. */
export async function voidCodes(
  tx: Tx,
  {
    accountId,
    addresses,
    open,
  }: { accountId: AccountId; addresses: readonly string[]; open: (sealed: string) => string },
): Promise<void> {
  const identifiers = addresses.flatMap((address) =>
    CODE_USES.map((use) => codeIdentifier(`${use}-otp-${address}`)),
  )
  const named = [accountId, ...addresses.map((it) => JSON.stringify(it))]
  // Never many: they are kept for ten minutes.
  const underWay = await tx.selectFrom('verifications').select(['id', 'value']).execute()
  const theirs = underWay.filter(({ value }) => {
    const text = open(value).toLowerCase()
    return named.some((it) => text.includes(it))
  })
  await tx
    .deleteFrom('verifications')
    .where((eb) =>
      eb.or([
        eb(sql`split_part(identifier, '.', 1)`, 'in', identifiers),
        ...theirs.map(({ id }) => eb('id', '=', id)),
      ]),
    )
    .execute()
}

/** The account that has proved this address, given in lower case; null if there is none. */
export async function confirmedIdOf(tx: Tx, address: string): Promise<AccountId | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return (row?.id as AccountId | undefined) ?? null
}

/** In lower case; null if there is no such account. */
export async function emailOf(tx: Tx, accountId: AccountId): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.email.toLowerCase() ?? null
}

/** The address in lower case; null if nobody has proved to own it. */
export async function provedEmailOf(tx: Tx, accountId: AccountId): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return row?.email.toLowerCase() ?? null
}

/**
 * The account's earlier addresses, except those that another account uses now. Messages to an address that was never
 * confirmed belong to the account and are deleted with it.
 */
async function earlierAddresses(tx: Tx, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(address) as address
      from email_changes as c,
           unnest(array[c.old_email, case when c.changed_at is not null then c.new_email end])
             as address
     where c.account_id = ${accountId}
       and address is not null
       and not exists (select from accounts as other
                        where other.email = lower(address) and other.id <> c.account_id)`.execute(
    tx,
  )
  return rows.map(({ address }) => address)
}

/** The hash under which Better Auth stores a code. */
export const codeIdentifier = (identifier: string) =>
  createHash('sha256').update(identifier).digest('base64url')

/** Locks the account until the transaction ends, so that limits hold for concurrent requests. False if it is gone. */
export async function lock(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from accounts where id = ${accountId} for no key update`.execute(tx)
  return rows.length > 0
}

/** The account with this address; null if there is none. */
export async function idOf(tx: Tx, email: string): Promise<AccountId | null> {
  const { rows } = await sql<{ id: AccountId }>`
    select id from accounts where lower(email) = lower(${email})`.execute(tx)
  return rows[0]?.id ?? null
}
