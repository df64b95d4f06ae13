/** Names that the parts of signing in agree on. */

/** Where programs reach it. */
export const AUTH_PATH = '/api/auth'

/** The prefix of every cookie of ours that says who somebody is. With TLS browsers hold it to this host. */
export const SESSION_COOKIE = 'rolecall'

/** The visitor's network, written by our own server into each request; what a client sent under it is dropped. */
export const NETWORK_HEADER = 'x-rolecall-network'

/** The account in whose name a passkey is asked for again; written by our own server as well. */
export const CONFIRM_HEADER = 'x-rolecall-confirm'

/** Whether a request carries a cookie that may be a session. */
export const hasSessionCookie = (cookies: string | null | undefined) =>
  cookies?.includes(`${SESSION_COOKIE}.session_token=`) ?? false
