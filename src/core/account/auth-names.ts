/** Names that the parts of signing in agree on. */

/** Where programs reach it. */
export const AUTH_PATH = '/api/auth'

/** The common part of the names of all session cookies. */
export const SESSION_COOKIE = 'rolecall'

/** After the prefix: the cookie by which a browser that signed in before is known again (work/known-device.ts). */
export const KNOWN_DEVICE = 'known_device'

/** The visitor's network, written by our own server into each request; what a client sent under it is dropped. */
export const NETWORK_HEADER = 'x-rolecall-network'

/** The account in whose name a passkey is asked for again; written by our own server as well. */
export const CONFIRM_HEADER = 'x-rolecall-confirm'

/** What the names of our cookies begin with. With TLS browsers hold them to this host and to TLS. */
export const cookiePrefix = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE

/** Whether a request carries a cookie that may be a session. */
export const hasSessionCookie = (cookies: string | null | undefined) =>
  cookies?.includes(`${SESSION_COOKIE}.session_token=`) ?? false
