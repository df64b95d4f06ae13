/** What becomes of messages on this copy, for the pages that wait for one. */
import type { RouterContextProvider } from 'react-router'
import { inboxContext, worldContext } from '#app/request/context.ts'

/** `here` is for a browser that may read what was kept; `kept` for all others. */
export type MailState = 'sent' | 'here' | 'kept'

export function mailState(context: Readonly<RouterContextProvider>): MailState {
  if (context.get(worldContext).settings.mailIsConfigured) return 'sent'
  return context.get(inboxContext)?.isOpen ? 'here' : 'kept'
}
