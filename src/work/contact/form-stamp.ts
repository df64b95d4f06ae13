/**
 * When a contact form was opened, signed, so that a form submitted faster than a person can type is recognized. An old
 * stamp is valid: people leave tabs open for weeks.
 */
import type { Services } from '#work/use-case/use-case-services.ts'

const PURPOSE = 'contact-form'

/** Milliseconds since 1970, and 256 bits of HMAC. */
const STAMP = /^(\d{1,15})\.([\w-]{43})$/

type Stamping = Pick<Services, 'clock' | 'keys'>

export function stampForm({ clock, keys }: Stamping): string {
  const at = `${clock.now().getTime()}`
  return `${at}.${keys.mac(PURPOSE, at).toString('base64url')}`
}

/** How long the form was open, in milliseconds; null if we did not sign the stamp. */
export function formOpenMs({ clock, keys }: Stamping, stamp: string): number | null {
  const [, at, mac] = STAMP.exec(stamp) ?? []
  if (at === undefined || mac === undefined) return null
  if (!keys.isMac(Buffer.from(mac, 'base64url'), PURPOSE, at)) return null
  return clock.now().getTime() - Number(at)
}
