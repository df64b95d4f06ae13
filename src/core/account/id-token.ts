/**
 * What an ID token claims before its signature is verified: whether it uses an accepted algorithm, expires, and
 * answers the nonce that we issued.
 */
import { z } from 'zod'

/**
 * Key-pair signatures only. With a shared-secret algorithm, anyone who knows the public key could sign; `none` signs
 * nothing.
 */
const ALGORITHMS = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
])

const Header = z.object({ alg: z.string() })
const Claims = z.object({ exp: z.number(), nonce: z.string() })

export function isWorthVerifying(head: unknown, claims: unknown, nonce: string): boolean {
  const [header, claimed] = [Header.safeParse(head), Claims.safeParse(claims)]
  return (
    header.success &&
    ALGORITHMS.has(header.data.alg) &&
    claimed.success &&
    claimed.data.nonce === nonce
  )
}
