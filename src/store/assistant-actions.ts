/** Table `assistant_actions`: what assistants changed for a person, kept so that they can see and undo it. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { ActionUndo } from '#core/assistant/assistant-action.ts'
import type { Db, Tx } from './db.ts'

export type AssistantAction = {
  id: number
  assistant: string
  tool: string
  summary: string
  /** Null if it cannot be undone, or was. */
  undo: ActionUndo | null
  createdAt: Date
  undoneAt: Date | null
}

export type NewAction = {
  assistant: string
  clientId: string | null
  tool: string
  summary: string
}

/** Written before the change, so that no change is missing; completed or dropped afterwards. */
export async function begin(
  db: Db,
  accountId: AccountId,
  { assistant, clientId, tool, summary }: NewAction,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('assistant_actions')
    .values({
      account_id: accountId,
      assistant,
      client_id: clientId,
      tool,
      summary,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function complete(
  db: Db,
  id: number,
  { summary, undo }: { summary: string; undo: ActionUndo | null },
): Promise<void> {
  await db
    .updateTable('assistant_actions')
    .set({ summary, undo: undo && sql`${JSON.stringify(undo)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** For a change that was refused. */
export async function drop(db: Db, id: number): Promise<void> {
  await db.deleteFrom('assistant_actions').where('id', '=', id).execute()
}

/** Newest first. */
export async function list(
  db: Db,
  accountId: AccountId,
  limit: number,
): Promise<AssistantAction[]> {
  const rows = await db
    .selectFrom('assistant_actions')
    .select(['id', 'assistant', 'tool', 'summary', 'undo', 'created_at', 'undone_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    assistant: row.assistant,
    tool: row.tool,
    summary: row.summary,
    undo: row.undone_at ? null : (ActionUndo.safeParse(row.undo).data ?? null),
    createdAt: row.created_at,
    undoneAt: row.undone_at,
  }))
}

/** Takes an action to undo it, once; null if it isn't theirs, or was undone already. */
export async function takeUndo(
  tx: Tx,
  accountId: AccountId,
  id: number,
  now: Date,
): Promise<ActionUndo | null> {
  const row = await tx
    .updateTable('assistant_actions')
    .set({ undone_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('undo', 'is not', null)
    .returning('undo')
    .executeTakeFirst()
  return row ? (ActionUndo.safeParse(row.undo).data ?? null) : null
}

/** When undoing was refused, the action can be tried again. */
export async function putBack(db: Db, accountId: AccountId, id: number): Promise<void> {
  await db
    .updateTable('assistant_actions')
    .set({ undone_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('assistant_actions').where('created_at', '<', before).execute()
}
