/** Actions on the operator's list of messages, by form `intent`. Each redirects to a list that reports what was done. */
import { redirect } from 'react-router'
import type { SentForm } from '#app/request/read-form.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type ContactStatus, readContactStatus } from '#core/contact/contact-message.ts'
import { readNumericId } from '#core/text/read-id.ts'
import {
  deleteContactMessage,
  markContactMessage,
  restoreContactMessage,
} from '#work/contact/change-contact-message.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type MessageChange, messagesAddress, readMessagesView } from './messages-view.ts'

/** The form's `view` is the query of the list that it was sent from. */
export async function actOnMessage(services: Services, form: SentForm) {
  const id = readNumericId<number>(form.text('id'))
  if (id === null) throw new Refusal('not_found')
  const said = await change(services, id, form.text('intent'))
  const view = readMessagesView(new URLSearchParams(form.text('view')))
  const was = readContactStatus(form.text('was'))
  return redirect(messagesAddress(view, { said, id, was }))
}

async function change(services: Services, id: number, intent: string): Promise<MessageChange> {
  const status: ContactStatus | null = readContactStatus(intent)
  if (status !== null) {
    await markContactMessage(services, id, status)
    return status
  }
  if (intent === 'delete') {
    await deleteContactMessage(services, id)
    return 'deleted'
  }
  if (intent !== 'restore') throw new Refusal('invalid_body')
  await restoreContactMessage(services, id)
  return 'restored'
}
