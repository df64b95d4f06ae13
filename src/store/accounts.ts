/** Table `accounts`: whose everything is. Deleting a row deletes everything that belongs to it, by the database. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { ACCOUNT_CHANGED } from './account-changes.ts'
import type { Tx } from './db.ts'

/** Codes are kept under a hash of their use and the address. */
const CODE_USES = ['sign-in', 'email-verification', 'forget-password', 'change-email']

/**
 * Deletes the account and whatever names its person without belonging to it: messages to their address, codes and
 * links under way, which `open` makes readable. Open tabs hear of it when the transaction ends. Returns the address;
 * null when there is no account.
 */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  open: (sealed: string) => string,
): Promise<string | null> {
  const earlier = await forgetAddresses(tx, accountId)
  const row = await tx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirst()
  if (!row) return null
  const email = row.email.toLowerCase()
  await tx.deleteFrom('outbox').where(sql<boolean>`lower(recipient) = ${email}`).execute()
  await voidCodes(tx, { accountId, addresses: [email, ...earlier], open })
  await sql`select pg_notify(${ACCOUNT_CHANGED}, ${accountId})`.execute(tx)
  return row.email
}

/** Voids the codes and links under way that name the account or one of these addresses, in lower case. */
export async function voidCodes(
  tx: Tx,
  {
    accountId,
    addresses,
    open,
  }: { accountId: AccountId; addresses: readonly string[]; open: (sealed: string) => string },
): Promise<void> {
  const identifiers = addresses.flatMap((address) =>
    CODE_USES.map((use) => identifierHash(`${use}-otp-${address}`)),
  )
  const named = [accountId, ...addresses.map((it) => JSON.stringify(it))]
  // They are kept for ten minutes: never many.
  const underWay = await tx.selectFrom('verifications').select(['id', 'value']).execute()
  const theirs = underWay.filter(({ value }) => {
    const said = open(value).toLowerCase()
    return named.some((it) => said.includes(it))
  })
  await tx
    .deleteFrom('verifications')
    .where((eb) =>
      eb.or([eb('identifier', 'in', identifiers), ...theirs.map(({ id }) => eb('id', '=', id))]),
    )
    .execute()
}

/** In lower case; null where there is no such account. */
export async function emailOf(tx: Tx, accountId: AccountId): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.email.toLowerCase() ?? null
}

/**
 * Deletes the messages to addresses that the account had lately, as long as nobody else signs in with them. Returns
 * these addresses. Messages to one that never proved itself belong to the account and go with it.
 */
async function forgetAddresses(tx: Tx, accountId: AccountId): Promise<string[]> {
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
  const addresses = rows.map(({ address }) => address)
  await sql`delete from outbox where lower(recipient) = any(${addresses}::text[])`.execute(tx)
  return addresses
}

/** As Better Auth hashes what a code is kept under. */
const identifierHash = (identifier: string) =>
  createHash('sha256').update(identifier).digest('base64url')
