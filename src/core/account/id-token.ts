/**
 * What an ID token says of itself before its signature is looked at: whether it is signed in a way that we take, will
 * end, and answers the nonce that we gave out.
 */
import { z } from 'zod'

/** Signatures by a key pair. With a shared secret, anyone who knows a public key could sign; `none` signs nothing. */
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
