/** Authenticator app codes: RFC 6238 with SHA-1, six digits and periods of 30 seconds, which all apps support. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const PERIOD_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The period that the code belongs to: the current one, the one before or the one after, because phone clocks differ.
 * Null for a wrong code. The caller must not accept a period twice.
 */
export function matchingStep(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code.replaceAll(' ', ''))
  const current = stepAt(now)
  const steps = [current, current - 1, current + 1]
  return (
    steps.find((step) => {
      const expected = Buffer.from(codeOf(secret, step))
      return given.length === expected.length && timingSafeEqual(given, expected)
    }) ?? null
  )
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS)

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The address that an app scans as a QR code or takes typed in. */
export function totpUri(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const parameters = new URLSearchParams({
    secret: toBase32(secret),
    issuer,
    digits: `${DIGITS}`,
    period: `${PERIOD_SECONDS}`,
  })
  return `otpauth://totp/${label}?${parameters}`
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
