/** Addresses of the operator's list of messages: which messages it shows, and what was just done with one. */
import {
  CONTACT_ADMIN_PATH,
  type ContactStatus,
  readContactStatus,
} from '#core/contact/contact-message.ts'
import { readNumericId } from '#core/text/read-id.ts'

export type MessagesView = {
  status: ContactStatus
  /** From 1. */
  page: number
}

/** A message's new status, or that it was deleted or restored. */
export type MessageChange = ContactStatus | 'deleted' | 'restored'

/** `was`: the status before the change; null if it did not change. */
export type DoneWithMessage = { said: MessageChange; id: number; was: ContactStatus | null }

export function readMessagesView(params: URLSearchParams): MessagesView {
  return {
    status: readContactStatus(params.get('status')) ?? 'new',
    page: readNumericId<number>(params.get('page') ?? '') ?? 1,
  }
}

/** Null if nothing was just done. */
export function readDone(params: URLSearchParams): DoneWithMessage | null {
  const text = params.get('said')
  const id = readNumericId<number>(params.get('id') ?? '')
  const said = text === 'deleted' || text === 'restored' ? text : readContactStatus(text)
  return said === null || id === null
    ? null
    : { said, id, was: readContactStatus(params.get('was')) }
}

export function messagesAddress(view: MessagesView, done: DoneWithMessage | null = null): string {
  const params = new URLSearchParams(viewQuery(view))
  if (done) {
    params.set('said', done.said)
    params.set('id', `${done.id}`)
    if (done.was) params.set('was', done.was)
  }
  return params.size > 0 ? `${CONTACT_ADMIN_PATH}?${params}` : CONTACT_ADMIN_PATH
}

/** As in the address, without what was done. */
export function viewQuery({ status, page }: MessagesView): string {
  const params = new URLSearchParams()
  if (status !== 'new') params.set('status', status)
  if (page > 1) params.set('page', `${page}`)
  return `${params}`
}
