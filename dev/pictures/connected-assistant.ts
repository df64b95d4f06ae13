/** An assistant that somebody connected, and what it changed, as its protocol would have written it. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Scope } from '#core/assistant/scope.ts'
import type { Db } from '#store/db.ts'

const HOUR_MS = 3_600_000
const APP = { client: 'pictured-assistant', name: 'Claude' }
const SCOPES: readonly Scope[] = ['applications:read', 'applications:write', 'letters:write']

type Change = { tool: string; summary: string; undo: object | null; hoursAgo: number }

const CHANGES: readonly Change[] = [
  {
    tool: 'draft_cover_letter',
    summary: 'Drafted a cover letter for Platform Engineer at Heliandor',
    undo: null,
    hoursAgo: 52,
  },
  {
    tool: 'add_note',
    summary: 'Added a note to Backend Engineer at Ferrumont: “They reply within a week.”',
    undo: { kind: 'note', applicationId: 1, eventId: 1 },
    hoursAgo: 27,
  },
  {
    tool: 'create_alert',
    summary: 'Created a weekly alert for “platform engineer”, remote',
    undo: { kind: 'create-alert', alertId: 1 },
    hoursAgo: 3,
  },
]

/** `now` is the product's clock. */
export async function connectAssistant(db: Db, accountId: AccountId, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await db
    .insertInto('oauth_clients')
    .values({
      client_id: APP.client,
      name: APP.name,
      redirect_uris: json(['https://assistant.example/callback']),
    })
    .execute()
  await db
    .insertInto('oauth_consents')
    .values({
      account_id: accountId,
      client_id: APP.client,
      scopes: json(SCOPES),
      ...{ created_at: ago(300), updated_at: ago(300), last_used_at: ago(3) },
    })
    .execute()
  await db
    .insertInto('assistant_actions')
    .values(
      CHANGES.map(({ tool, summary, undo, hoursAgo }) => ({
        ...{ account_id: accountId, assistant: APP.name, client_id: APP.client, tool, summary },
        undo: undo && json(undo),
        created_at: ago(hoursAgo),
      })),
    )
    .execute()
}

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`
