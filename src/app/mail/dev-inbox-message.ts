/** /dev/inbox/ID/letter: a message's HTML as an email program would show it, for the iframe of /dev/inbox. */

import type { Route } from './+types/dev-inbox-message.ts'
import { inboxMessage } from './inbox.ts'
import { messageResponse } from './message-response.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { html } = await inboxMessage(context, params.messageId)
  return messageResponse(html)
}
