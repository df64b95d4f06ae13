/**
 * What a permanent refusal of an email says about the mailbox, by its enhanced status code (RFC 3463). Many
 * refusals are about us: our reputation, the content, missing authentication. Those suppress nobody.
 */
import { entryOf } from '#core/text/entry-of.ts'

/**
 * `gone`: there is no such mailbox. `unclear`: it may be gone, full, or unreachable; only repetition tells. `other`:
 * not about the mailbox.
 */
export type FailureVerdict = 'gone' | 'unclear' | 'other'

export type DeliveryFailure = {
  verdict: FailureVerdict
  /** Like "5.1.1"; null if the server gave none. */
  status: string | null
}

/** By subject and detail of a status of class 5. Those not listed are `other`, like 1.0, 1.7 and 1.8 about the sender. */
const VERDICTS: Readonly<Record<string, FailureVerdict>> = {
  '1.1': 'gone', // no such mailbox
  '1.2': 'gone', // no such domain
  '1.3': 'gone', // not an address there
  '1.6': 'gone', // moved, no forwarding address
  '1.10': 'gone', // the domain takes no mail (RFC 7505)
  '2.1': 'gone', // disabled
  '0.0': 'unclear', // what a relay writes for a refusal without an enhanced code
  '2.0': 'unclear',
  '2.2': 'unclear', // full
  '4.0': 'unclear',
  '4.1': 'unclear', // no answer; Microsoft 365 says it of unknown recipients too
  '4.4': 'unclear', // no route to the host
  '4.6': 'unclear', // mail loop
  '4.7': 'unclear', // tried for days
  '5.0': 'unclear', // Outlook.com used it for unknown mailboxes
}

/** Refusals of a recipient without an enhanced code: not found, not local, not allowed (RFC 5321, 4.2.3). */
const UNCLEAR_REPLIES = new Set(['550', '551', '553'])

/** Judges an SMTP reply of 500 or more. `isAboutRecipient`: it answered RCPT TO. */
export function judgeReply(reply: string, isAboutRecipient: boolean): DeliveryFailure {
  const [, code = '', status = null] =
    /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})(?!\S))?/.exec(reply) ?? []
  if (status !== null) return judgeStatus(status)
  const isUnclear = isAboutRecipient && UNCLEAR_REPLIES.has(code)
  return { verdict: isUnclear ? 'unclear' : 'other', status: null }
}

/** Judges the status of a report that a message could not be delivered. */
export function judgeStatus(status: string): DeliveryFailure {
  const [, kind = '', detail = ''] = /^(\d)\.(\d{1,3}\.\d{1,3})$/.exec(status) ?? []
  // A relay that has tried for days gives up with the last temporary error.
  if (kind === '4') return { verdict: detail.startsWith('7.') ? 'other' : 'unclear', status }
  return {
    verdict: (kind === '5' && entryOf(VERDICTS, detail)) || 'other',
    status: kind ? status : null,
  }
}
