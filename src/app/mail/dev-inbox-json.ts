/** /dev/inbox.json: the unsent messages for programs, such as tests that wait for a code. */

import type { Route } from './+types/dev-inbox-json.ts'
import { inboxMessages } from './inbox.ts'

/** `?to=` returns only the messages to that address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to')
  const messages = await inboxMessages(context, to)
  return Response.json(
    {
      messages: messages.map(({ id, kind, recipient, subject, text, createdAt }) => ({
        id,
        kind,
        to: recipient,
        subject,
        text,
        createdAt: createdAt.toISOString(),
      })),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
