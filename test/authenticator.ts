/** An authenticator app for tests: reads the key from the QR code on a page and computes its codes. */
import { codeOf, stepAt } from '#work/account/totp.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function authenticator(totpURI: string) {
  const letters = new URL(totpURI).searchParams.get('secret') ?? ''
  const bits = [...letters].map((it) => BASE32.indexOf(it).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return { codeAt: (now: Date) => codeOf(secret, stepAt(now)) }
}
