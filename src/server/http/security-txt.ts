/**
 * /.well-known/security.txt (RFC 9116): where to report a vulnerability. Served only if the operator has set an
 * address.
 */
import { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const PATH = '/.well-known/security.txt'
/** The standard recommends less than a year. After that, a copy should be fetched again. */
const VALID_MS = 180 * 86_400_000
const DAY_MS = 86_400_000

export function createSecurityTxt({ settings, clock }: Pick<Services, 'settings' | 'clock'>) {
  const app = new Hono()
  app.get(PATH, (c) => {
    const { email } = settings.operator
    if (email === null) throw new Refusal('not_found')
    const expires = new Date(clock.now().getTime() + VALID_MS)
    expires.setUTCHours(0, 0, 0, 0) // the same text all day
    const lines = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${settings.publicUrl}${PATH}`,
    ]
    const keep = `public, max-age=${DAY_MS / 1_000}`
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': keep })
  })
  return app
}
