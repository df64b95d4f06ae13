/**
 * The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07), and which answers are stored under it.
 */

/** How long an answer is repeated. */
export const IDEMPOTENCY_HOURS = 24

const MAX_KEY = 255

/** A quoted string as in RFC 8941, or its content without quotes. Null if it is neither. */
export function parseIdempotencyKey(header: string): string | null {
  const [, quoted] = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/.exec(header.trim()) ?? []
  const key = quoted === undefined ? header.trim() : quoted.replace(/\\(.)/g, '$1')
  const isBare = quoted !== undefined || /^[\w.:~-]+$/.test(key)
  return isBare && key.length > 0 && key.length <= MAX_KEY ? key : null
}

/** About who is asking and when, not about what: the same request may succeed later. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

/** Whether a repeated request gets this answer again. Otherwise it runs again. */
export const isKept = (status: number): boolean => status < 500 && !PASSING.has(status)
