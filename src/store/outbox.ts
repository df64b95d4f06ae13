/** Messages that wait to be sent. Written in the transaction of what caused them. */
import type { AccountId } from '#core/account.ts'
import type { Db, Tx } from './db.ts'

export type OutboxMessage = {
  /** Whose message it is; null for somebody without an account. */
  accountId: AccountId | null
  kind: string
  /** One address. */
  recipient: string
  subject: string
  text: string
  html: string
  /** Headers beyond the usual, such as List-Unsubscribe. */
  headers?: Record<string, string>
}

export async function add(tx: Tx | Db, message: OutboxMessage, now: Date): Promise<void> {
  const { accountId, text, html, headers = {}, ...rest } = message
  await tx
    .insertInto('outbox')
    .values({
      ...rest,
      account_id: accountId,
      body_text: text,
      body_html: html,
      headers: JSON.stringify(headers),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}
