/** The columns with encrypted values, apart from `server_secrets`; they are re-encrypted when the key changes. */
import { sql } from 'kysely'
import * as alertChannels from './alert-channels.ts'
import type { Tx } from './db.ts'
import * as idempotencyKeys from './idempotency-keys.ts'
import * as outbox from './outbox.ts'
import * as secondFactors from './second-factors.ts'

const COLUMNS = [
  { table: 'second_factors', column: 'secret', purpose: secondFactors.SEALED_FOR },
  { table: 'outbox', column: 'sealed', purpose: outbox.SEALED_FOR },
  { table: 'alert_channels', column: 'sealed', purpose: alertChannels.SEALED_FOR },
  { table: 'idempotency_keys', column: 'sealed', purpose: idempotencyKeys.SEALED_FOR },
  { table: 'verifications', column: 'value', purpose: 'verification' },
] as const

/** Replaces the values that do not begin with `prefix`, which marks the current key. Returns how many there were. */
export async function replaceOthers(
  tx: Tx,
  prefix: string,
  sealAgain: (purpose: string, stored: string) => Promise<string>,
): Promise<number> {
  let replaced = 0
  for (const { table, column, purpose } of COLUMNS) {
    const [from, stored] = [sql.table(table), sql.ref(column)]
    const { rows } = await sql<{ id: string; stored: string }>`
      select id::text as id, ${stored} as stored from ${from}
       where ${stored} <> '' and not starts_with(${stored}, ${prefix}) for update`.execute(tx)
    for (const row of rows) {
      const fresh = await sealAgain(purpose, row.stored)
      await sql`update ${from} set ${stored} = ${fresh} where id::text = ${row.id}`.execute(tx)
    }
    replaced += rows.length
  }
  return replaced
}

/** Messages of an earlier version, stored unencrypted; empties their columns. */
export async function takeOpenMessages(
  tx: Tx,
): Promise<{ id: number; text: string; html: string; headers: Record<string, string> }[]> {
  const { rows } = await sql<{
    id: number
    text: string
    html: string
    headers: Record<string, string>
  }>`
    with open as (
      select id, body_text, body_html, headers from outbox where body_text <> '' for update
    )
    update outbox as o set body_text = '', body_html = '', headers = '{}'
      from open where o.id = open.id
    returning o.id, open.body_text as text, open.body_html as html, open.headers`.execute(tx)
  return rows
}

export async function sealMessage(tx: Tx, id: number, sealed: string): Promise<void> {
  await tx.updateTable('outbox').set({ sealed }).where('id', '=', id).execute()
}
