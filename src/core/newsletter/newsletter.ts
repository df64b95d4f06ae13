/** The newsletter: its texts that several pages show, and the limits of an issue. */

/** The specification's toasts. */
export const EMAIL_REQUIRED = {
  title: 'Email required',
  description: 'Please enter your email address',
}
export const SUBSCRIBED = {
  title: 'Subscribed!',
  description: "You've been added to our newsletter",
}
export const EMAIL_INVALID = {
  title: 'Email not valid',
  description: 'Please enter a valid email address',
}
/** The same whether or not the address is subscribed already. */
export const CHECK_EMAIL = 'Check your email: we’ve sent you a link to confirm.'

/** In characters. Inboxes cut longer subjects. */
export const MAX_SUBJECT = 150
export const MAX_MARKDOWN = 30_000

/** Gmail hides what comes after about 102 KB, with the link that unsubscribes. */
export const MAX_HTML_BYTES = 100_000
export const TOO_LONG = 'This is longer than Gmail shows. Shorten it to send it.'

/** Lists and quotes within each other, thousands of levels deep. */
export const TOO_NESTED =
  'The lists or quotes are nested too deeply. Remove some levels to save it.'

/** Days for which an unsubscribed address is kept, so that its owner can subscribe again with the same link. */
export const UNSUBSCRIBED_DAYS = 30

/** Minutes between "Send" and the first email, in which the operator can cancel. */
export const UNDO_MINUTES = 1

export type IssueState = 'draft' | 'waiting' | 'sending' | 'stopped' | 'sent'

type Times = { startedAt: Date | null; stoppedAt: Date | null; endedAt: Date | null }

/**
 * `waiting`: nobody has been sent anything yet, so it can still become a draft again. `sent`: everything is queued;
 * while some of it waits, it can still be stopped.
 */
export function stateOf({
  startedAt,
  stoppedAt,
  endedAt,
  queued,
}: Times & { queued: number }): IssueState {
  if (startedAt === null) return 'draft'
  if (stoppedAt !== null) return 'stopped'
  if (endedAt !== null) return 'sent'
  return queued === 0 ? 'waiting' : 'sending'
}
