/** /dev/inbox/ID/letter: one message's HTML as a mail program would show it, for the frame of /dev/inbox. */

import type { Route } from './+types/dev-inbox-letter.ts'
import { inboxMessage } from './inbox.ts'

/** No script, no form, nothing from elsewhere, no origin of its own; links open beside it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { html } = await inboxMessage(context, params.messageId)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    },
  })
}
