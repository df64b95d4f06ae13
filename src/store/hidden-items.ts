/** Table `hidden_items`: companies (by slug) and words (normalized) that people hide. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

export type HiddenKind = 'company' | 'word'

/** `value` is used for comparing, `name` for showing. */
export type HiddenItem = { value: string; name: string }

/** Newest first. */
export async function list(db: Db, accountId: AccountId, kind: HiddenKind): Promise<HiddenItem[]> {
  const { rows } = await sql<HiddenItem>`
    select value, name from hidden_items
     where account_id = ${accountId} and kind = ${kind}
     order by hidden_at desc, value`.execute(db)
  return rows
}

/** The words that each of these people hides. */
export async function wordsOf(
  db: Db,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, string[]>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<{ accountId: AccountId; words: string[] }>`
    select account_id as "accountId", array_agg(value order by hidden_at desc, value) as words
      from hidden_items
     where account_id = any(${[...accountIds]}::uuid[]) and kind = 'word'
     group by account_id`.execute(db)
  return new Map(rows.map(({ accountId, words }) => [accountId, words]))
}

/** Hides the companies that exist, under their own names. */
export async function addCompanies(
  tx: Tx,
  accountId: AccountId,
  slugs: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into hidden_items (account_id, kind, value, name, hidden_at)
    select ${accountId}, 'company', slug, left(name, 200), ${now}
      from companies where slug = any(${[...slugs]}::text[]) and length(slug) <= 200
    on conflict do nothing`.execute(tx)
}

export async function addWords(
  tx: Tx,
  accountId: AccountId,
  words: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into hidden_items (account_id, kind, value, name, hidden_at)
    select ${accountId}, 'word', word, word, ${now} from unnest(${[...words]}::text[]) as word
    on conflict do nothing`.execute(tx)
}

export async function count(tx: Tx, accountId: AccountId, kind: HiddenKind): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    select count(*) as hidden from hidden_items
     where account_id = ${accountId} and kind = ${kind}`.execute(tx)
  return rows[0]?.hidden ?? 0
}

export async function remove(
  tx: Tx,
  accountId: AccountId,
  kind: HiddenKind,
  values: readonly string[],
): Promise<void> {
  await sql`
    delete from hidden_items
     where account_id = ${accountId} and kind = ${kind}
       and value = any(${[...values]}::text[])`.execute(tx)
}
