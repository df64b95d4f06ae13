/** The `Retry-After` header (RFC 9110, 10.2.3): a number of seconds, or a date. */

const DAY_MS = 24 * 3_600_000
/** "Sun, 06 Nov 1994 08:49:37 GMT", and the two obsolete forms that must be accepted too. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .{10,40}$/

/** Null when missing or invalid. Clamped to between `now` and a day later. */
export function parseRetryAfter(text: string | null | undefined, now: Date): Date | null {
  const written = text?.trim() ?? ''
  const at = /^\d{1,10}$/.test(written)
    ? now.getTime() + Number(written) * 1_000
    : HTTP_DATE.test(written)
      ? Date.parse(/GMT$/.test(written) ? written : `${written} GMT`)
      : Number.NaN
  if (Number.isNaN(at)) return null
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + DAY_MS))
}
