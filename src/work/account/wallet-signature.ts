/**
 * Ethereum wallet signatures: who signed a text (EIP-191, `personal_sign`), and how addresses are written (EIP-55).
 */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** r and s of 32 bytes each, and a byte that identifies which of the possible keys signed. */
const SIGNATURE = /^0x(?<rs>[\da-fA-F]{128})(?<v>00|01|1b|1c|1B|1C)$/

/** The signer's address in EIP-55 form; null for an invalid signature. */
export function signerOf(message: string, signature: string): string | null {
  const { rs, v } = SIGNATURE.exec(signature)?.groups ?? {}
  if (!rs || !v) return null
  try {
    const read = secp256k1.Signature.fromBytes(Buffer.from(rs, 'hex'), 'compact')
    // Each signature has an equivalent with high s, which wallets do not create (EIP-2).
    if (read.hasHighS()) return null
    const recovery = Number.parseInt(v, 16) % 27
    const key = read.addRecoveryBit(recovery).recoverPublicKey(personalHash(message))
    return addressOf(key.toBytes(false))
  } catch {
    return null // the library throws for numbers that are not points on the curve
  }
}

/** Mixed case contains a checksum, which must be right; a lower-case address has none. */
export function isAddress(text: string): boolean {
  if (!/^0x[\da-fA-F]{40}$/.test(text)) return false
  return text === text.toLowerCase() || text === checksummed(text.toLowerCase())
}

/** The wallet address of an uncompressed public key. */
export function addressOf(publicKey: Uint8Array): string {
  const hash = Buffer.from(keccak_256(publicKey.subarray(1))).toString('hex')
  return checksummed(`0x${hash.slice(-40)}`)
}

/** The prefix that wallets add to a text so that it can never be a transaction. */
export function personalHash(message: string): Uint8Array {
  const text = Buffer.from(message)
  return keccak_256(
    Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]),
  )
}

/** `address` must be in lower case. */
export function checksummed(address: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(address.slice(2)))).toString('hex')
  const letters = [...address.slice(2)].map((letter, index) =>
    Number.parseInt(hash[index] as string, 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}
