/**
 * Access tokens: what lets a program act for a person. `rc_` and 256 random bits, so that scanners of published
 * code can tell one, and nobody can guess one.
 */

const PREFIX = 'rc_'
const TOKEN = /^rc_[\w-]{43}$/
/** Its last characters are shown to its owner, who recognizes it by them. */
const HINT_LENGTH = 4

/** Letters of a token's name. */
export const MAX_TOKEN_NAME = 60
/** How long a token may live, in days; null for one that does not end by itself. */
export const TOKEN_LIFETIMES = [30, 90, 365, null] as const

export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number]

/** `random` is 32 bytes in base64url. */
export const toToken = (random: string): string => PREFIX + random

export const hintOf = (token: string): string => token.slice(-HINT_LENGTH)

/**
 * The token that an Authorization header carries: null for a header of another kind, `invalid` for one that is
 * meant to be a token and cannot be one of ours.
 */
export function parseBearer(header: string | null): { token: string } | 'invalid' | null {
  const given = /^bearer (?: *(\S+))? *$/i.exec(header ?? '')
  if (!given) return /^bearer\b/i.test(header ?? '') ? 'invalid' : null
  const token = given[1] ?? ''
  return TOKEN.test(token) ? { token } : 'invalid'
}
