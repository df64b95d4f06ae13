/** Whether this instance sends email, for the pages that wait for one. */
import type { RouterContextProvider } from 'react-router'
import { inboxContext, servicesContext } from '#app/request/context.ts'

/** If email is stored, not sent: `here` if this browser may read it, `kept` if not. */
export type MailState = 'sent' | 'here' | 'kept'

export function mailState(context: Readonly<RouterContextProvider>): MailState {
  if (context.get(servicesContext).settings.mailIsConfigured) return 'sent'
  return context.get(inboxContext)?.isOpen ? 'here' : 'kept'
}
