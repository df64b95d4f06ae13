/** Names shared by the parts of signing in. */

export const AUTH_PATH = '/api/auth'

/** The prefix that all session cookie names share. */
export const SESSION_COOKIE = 'rolecall'

/** After the prefix: the cookie that identifies a browser which signed in before (work/known-device.ts). */
export const KNOWN_DEVICE = 'known_device'

/** After the prefix: the cookie of a browser that asked for a code (work/account/code-browser.ts). */
export const CODE_BROWSER = 'code_browser'

/**
 * The visitor's network. Our own server writes this header into each request and drops any value that a client sent.
 */
export const NETWORK_HEADER = 'x-rolecall-network'

/** The account that must confirm with a passkey. Our own server writes this header too. */
export const CONFIRM_HEADER = 'x-rolecall-confirm'

/** The prefix of our cookie names. With TLS, `__Host-` makes browsers send them only to this host, over TLS. */
export const cookiePrefix = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE

/** Whether a request carries a cookie that may hold a session. */
export const hasSessionCookie = (cookies: string | null | undefined) =>
  cookies?.includes(`${SESSION_COOKIE}.session_token=`) ?? false
