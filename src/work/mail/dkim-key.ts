/**
 * The key that signs our mail (DKIM, RFC 6376). RSA only: nodemailer signs with nothing else, and not every receiver
 * verifies Ed25519 (RFC 8463).
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

export type DkimSigner = {
  /** The domain that vouches for the mail: that of the sender or one above it, or DMARC does not count the signature. */
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
}

/** RFC 8301 asks for 2048; Gmail takes no signature with less than 1024. */
const MIN_BITS = 2048

export const HOW_TO_MAKE_A_DKIM_KEY =
  'create one with: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out dkim.pem'

/** Takes PEM, also on one line with `\n` for the line breaks. Returns PEM, or what is wrong with it. */
export function readDkimKey(text: string): { privateKey: string } | { problem: string } {
  const pem = `${text.replaceAll('\\n', '\n').trim()}\n`
  const key = keyOf(pem)
  if (key === null) return { problem: `must be a private key in PEM; ${HOW_TO_MAKE_A_DKIM_KEY}` }
  if (key.asymmetricKeyType !== 'rsa')
    return {
      problem: `must be an RSA key, not ${key.asymmetricKeyType}; ${HOW_TO_MAKE_A_DKIM_KEY}`,
    }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < MIN_BITS)
    return { problem: `must have ${MIN_BITS} bits or more, not ${bits}; ${HOW_TO_MAKE_A_DKIM_KEY}` }
  return { privateKey: pem }
}

/** The name of the DNS record that receivers look up, and its value (RFC 6376, 3.6.1). */
export function dkimRecord({ domain, selector, privateKey }: DkimSigner) {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return {
    name: `${selector}._domainkey.${domain}`,
    value: `v=DKIM1; k=rsa; p=${spki.toString('base64')}`,
  }
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}
