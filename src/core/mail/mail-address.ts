/**
 * Which texts are exactly one email address: `name@example.org` and nothing else. Deliberately narrower than RFC
 * 5321: programs disagree about quoted names, comments, routes, lists and groups, and an email to one person must
 * never reach another.
 */

/** Limits of SMTP: RFC 5321, section 4.5.3.1. */
const MAX_ADDRESS = 254
const MAX_LOCAL = 64

/** RFC 5322's dot-atom. Each part is a run of one character class, so the pattern never backtracks. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
/** The last label needs a letter; a number would be an IP address. */
const TOP_LABEL = /[a-z]/i

/** Whether `text` is one such address, without surrounding spaces. */
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

/**
 * Whether the address is a placeholder for an account that began with a wallet and has no address; no email is sent
 * to it.
 */
export const isPlaceholder = (email: string) => /[@.]placeholder\.invalid$/i.test(email)

/** The part after the "@", in lower case. */
export const domainOf = (address: string) =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The sender of an email. */
export type Mailbox = { name: string | null; address: string }

/** `jobs@example.org` or `Rolecall <jobs@example.org>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const named = /^([^<>"\r\n]*)<([^<>]*)>$/.exec(text.trim())
  const address = (named?.[2] ?? text).trim()
  if (!isMailAddress(address)) return null
  return { name: named?.[1]?.trim() || null, address }
}
