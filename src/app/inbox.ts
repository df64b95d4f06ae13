/** The messages that could not leave this server, for whoever sits at it; for everybody else there are none. */
import type { RouterContextProvider } from 'react-router'
import { Refusal } from '#core/refusal.ts'
import * as outbox from '#store/outbox.ts'
import { inboxContext, worldContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/** As many as anybody looks through. */
const SHOWN = 100

/** Throws what a missing page does, whatever the reason. */
export function inboxMessages(
  context: Context,
  recipient: string | null,
): Promise<outbox.KeptMessage[]> {
  requireInbox(context)
  const { db } = context.get(worldContext)
  return outbox.newest(db, { recipient, limit: SHOWN })
}

/** `id` as it stands in the address. */
export async function inboxMessage(context: Context, id: string): Promise<outbox.KeptMessage> {
  requireInbox(context)
  const { db } = context.get(worldContext)
  const message = /^\d{1,15}$/.test(id) ? await outbox.find(db, Number(id)) : null
  if (!message) throw new Refusal('not_found')
  return message
}

function requireInbox(context: Context) {
  if (!context.get(inboxContext)) throw new Refusal('not_found')
}
