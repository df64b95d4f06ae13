/**
 * Access tokens, with which a program acts for a person: `rc_` and 256 random bits. The prefix lets scanners of
 * published code recognize a leaked token.
 */

const PREFIX = 'rc_'
const TOKEN = /^rc_[\w-]{43}$/
const HINT_LENGTH = 4

/** In characters. */
export const MAX_TOKEN_NAME = 60
/** How long a token lasts, in days; null for one that never expires. */
export const TOKEN_LIFETIMES = [30, 90, 365, null] as const

export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number]

/** `random` is 32 bytes in base64url. */
export const toToken = (random: string): string => PREFIX + random

export const hintOf = (token: string): string => token.slice(-HINT_LENGTH)

/**
 * The token in an Authorization header. Null for another scheme or no header, `invalid` for a bearer token that
 * cannot be one of ours.
 */
export function parseBearer(header: string | null): { token: string } | 'invalid' | null {
  const given = /^bearer (?: *(\S+))? *$/i.exec(header ?? '')
  if (!given) return /^bearer\b/i.test(header ?? '') ? 'invalid' : null
  const token = given[1] ?? ''
  return TOKEN.test(token) ? { token } : 'invalid'
}
