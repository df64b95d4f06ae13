/** Where an app may have people sent back to: https, this computer by http, or the app's own scheme. */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
/** An app's own scheme is a domain name in reverse, so that no two apps share one (RFC 8252, 7.1). */
const OWN_SCHEME = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/
/** In characters. */
export const MAX_REDIRECT = 1_000

export type RedirectKind = 'web' | 'computer' | 'app'

/** Null if nobody may be sent there. */
export function redirectKind(address: string): RedirectKind | null {
  if (address.length > MAX_REDIRECT || /[\p{Cc}\s#\\]/u.test(address)) return null
  const url = URL.parse(address)
  if (url?.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:') return LOOPBACK.test(url.hostname) ? null : 'web'
  if (url.protocol === 'http:') return LOOPBACK.test(url.hostname) ? 'computer' : null
  return OWN_SCHEME.test(url.protocol) && url.host === '' ? 'app' : null
}

/** Where people will be sent, in words. */
export function redirectWords(address: string): string {
  const url = new URL(address)
  const kind = redirectKind(address)
  if (kind === 'computer') return 'an app on this computer'
  if (kind === 'app') return `the app that opens “${url.protocol}” links`
  return url.host
}
