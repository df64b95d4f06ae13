/** An Ethereum wallet for tests that signs the messages of pages. */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { addressOf, personalHash } from '#work/account/wallet-signature.ts'

/** `number` is its private key. */
export function wallet(number: number) {
  const key = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  return {
    address: addressOf(secp256k1.getPublicKey(key, false)),
    sign(message: string): string {
      const hash = personalHash(message)
      const signed = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
      const [recovery = 0, ...rest] = signed
      return `0x${Buffer.from(rest).toString('hex')}${(27 + recovery).toString(16)}`
    },
  }
}
