/**
 * Requests that unsubscribe with one click (RFC 8058). They come from a mail provider's server or page, so their origin
 * is not checked and their form may be multipart.
 */

/** Their only authority is the signed token in the query; they ignore cookies. */
const ONE_CLICK_PATHS = new Set(['/job-alerts/email', '/newsletter/unsubscribe'])

export const isOneClick = (method: string, path: string): boolean =>
  method === 'POST' && ONE_CLICK_PATHS.has(path)
