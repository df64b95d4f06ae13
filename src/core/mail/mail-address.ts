/**
 * Which texts are one address that mail can be sent to: `name@example.org` and nothing beside it. Narrower
 * than RFC 5321 on purpose: quoted names, comments, routes, lists and groups are read differently by
 * different programs, and a mail to one person must never become a mail to another.
 */

/** What SMTP carries: RFC 5321, section 4.5.3.1. */
const MAX_ADDRESS = 254
const MAX_LOCAL = 64

/** RFC 5322's dot-atom. Each part is a run of one class, so that nothing is tried twice. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
/** The last label of a name; a number there would be an address of a machine. */
const TOP_LABEL = /[a-z]/i

/** Whether `text` is one such address, without spaces around it. */
export function isMailAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  if (local.length === 0 || local.length > MAX_LOCAL || !LOCAL.test(local)) return false
  const labels = text.slice(at + 1).split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}

/** Whether it stands for the address of somebody who came with a wallet and gave none; no mail goes there. */
export const isPlaceholder = (email: string) => /[@.]placeholder\.invalid$/i.test(email)

/** Who a mail comes from. */
export type Mailbox = { name: string | null; address: string }

/** `jobs@example.org` or `Rolecall <jobs@example.org>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const named = /^([^<>"\r\n]*)<([^<>]*)>$/.exec(text.trim())
  const address = (named?.[2] ?? text).trim()
  if (!isMailAddress(address)) return null
  return { name: named?.[1]?.trim() || null, address }
}
