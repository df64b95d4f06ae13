/**
 * The headers of mail that somebody subscribed to, such as job alerts and the newsletter: mail programs show an
 * unsubscribe button (RFC 2369) that works with one click (RFC 8058), and can file the mail by its list (RFC 2919).
 * Codes and notices about an account have none of them: nobody can unsubscribe from those.
 */

/** A dot-separated name of ASCII letters, digits and hyphens, which RFC 2919 allows. */
const LIST_ID = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** What marks a message as subscription mail. */
const UNSUBSCRIBE = 'list-unsubscribe'

/**
 * For `queueMail`, which then treats the message as subscription mail: it is not sent to a suppressed address.
 * `listId`: the list's name under a domain of ours, like `alerts.jobs.example.org`; the same for everybody, for as long
 * as the list exists. `unsubscribeUrl`: unsubscribes this person from this list by a POST without cookies; its GET only
 * shows a page. Without `https:`, as on a developer's machine, the one-click button is left out, because RFC 8058
 * forbids it. Throws if either is malformed.
 */
/**
 * What the signed link in "List-Unsubscribe" is for. It names a subscriber, or one and the issue as ID_ISSUE, or an
 * account. Emails already sent rely on both.
 */
export const UNSUBSCRIBE_PURPOSES = { newsletter: 'newsletter-unsubscribe', alerts: 'alert-emails' }

export function subscriptionHeaders({
  listId,
  unsubscribeUrl,
}: {
  listId: string
  unsubscribeUrl: string
}): Record<string, string> {
  if (!LIST_ID.test(listId)) throw new Error(`${listId} is not the name of a list`)
  const { href, protocol } = new URL(unsubscribeUrl)
  return {
    'List-Id': `<${listId.toLowerCase()}>`,
    'List-Unsubscribe': `<${href.replaceAll('>', '%3E')}>`,
    ...(protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/**
 * The name of a list under our host: `newsletter.jobs.example.org`. What a name may not have, such as the colons of an
 * IPv6 address, becomes a hyphen.
 */
export function listIdOf(publicUrl: string, list: 'job-alerts' | 'newsletter'): string {
  const host = new URL(publicUrl).hostname.replace(/[^a-z\d.-]/g, '-')
  return [list, ...host.split('.').filter(Boolean)].join('.')
}

export const isSubscriptionMail = (headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === UNSUBSCRIBE)
