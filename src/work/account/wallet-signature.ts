/** Signatures of Ethereum wallets: who signed a text (EIP-191, `personal_sign`), and how addresses are spelled (EIP-55). */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** r and s of 32 bytes each and a byte that tells which of the possible keys it was. */
const SIGNATURE = /^0x(?<rs>[\da-fA-F]{128})(?<v>00|01|1b|1c|1B|1C)$/

/** The signer's address in the spelling of EIP-55; null for no signature. */
export function signerOf(message: string, signature: string): string | null {
  const { rs, v } = SIGNATURE.exec(signature)?.groups ?? {}
  if (!rs || !v) return null
  try {
    const read = secp256k1.Signature.fromBytes(Buffer.from(rs, 'hex'), 'compact')
    // Of the two signatures that say the same only one is made by wallets (EIP-2).
    if (read.hasHighS()) return null
    const recovery = Number.parseInt(v, 16) % 27
    const key = read.addRecoveryBit(recovery).recoverPublicKey(personalHash(message))
    return addressOf(key.toBytes(false))
  } catch {
    return null // the library throws for numbers that are no points of the curve
  }
}

/** Capital letters carry a checksum; an address of small letters alone has none, and none that is mixed may be wrong. */
export function isAddress(text: string): boolean {
  if (!/^0x[\da-fA-F]{40}$/.test(text)) return false
  return text === text.toLowerCase() || text === checksummed(text.toLowerCase())
}

/** An uncompressed public key as the address of its wallet. */
export function addressOf(publicKey: Uint8Array): string {
  const hash = Buffer.from(keccak_256(publicKey.subarray(1))).toString('hex')
  return checksummed(`0x${hash.slice(-40)}`)
}

/** What a wallet puts before a text, so that it can never be a transaction. */
export function personalHash(message: string): Uint8Array {
  const text = Buffer.from(message)
  return keccak_256(
    Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]),
  )
}

/** `address` in small letters. */
export function checksummed(address: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(address.slice(2)))).toString('hex')
  const letters = [...address.slice(2)].map((letter, index) =>
    Number.parseInt(hash[index] as string, 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}
