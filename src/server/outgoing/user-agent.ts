/** How we identify ourselves to job sources: name, version, and where to complain. */
import { isLoopbackHost } from '#server/process/loopback.ts'

/** The name that a robots.txt uses for us. */
export const ROBOT_NAME = 'Rolecall'

export type Identity = {
  version: string
  publicUrl: string
  /** The operator's. */
  email: string | null
}

type Contact = Omit<Identity, 'version'>

/** A warning if our requests would name no contact; otherwise null. */
export function noContact(contact: Contact): string | null {
  if (contactsOf(contact).length > 0) return null
  return 'Requests to job sites include no contact. Set OPERATOR_EMAIL or PUBLIC_URL, or some sites will block you.'
}

/**
 * "Rolecall/0.1.0 (+https://jobs.example.org; jobs@example.org)". Leaves out loopback addresses, which are
 * useless to others.
 */
export function userAgentOf({ version, ...given }: Identity): string {
  const contact = contactsOf(given)
  return `${ROBOT_NAME}/${version}${contact.length > 0 ? ` (${contact.join('; ')})` : ''}`
}

function contactsOf({ publicUrl, email }: Contact): string[] {
  const isReal = !isLoopbackHost(new URL(publicUrl).hostname)
  return [isReal ? `+${publicUrl}` : null, email].filter((part) => part !== null)
}
