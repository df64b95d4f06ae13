/**
 * `POST /hooks/mail`: reports about our mail, as the operator's mail server or provider received them. The body is the
 * message, of which the beginning is read. It answers 200 to anything, however large, because a mail server would return
 * what is refused to its sender.
 */
import { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { isSameSecret } from '#server/process/same-secret.ts'
import { takeMailReport } from '#work/mail/take-mail-report.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** The report comes first; after it may follow the whole message that it is about. */
const READ_BYTES = 1024 * 1024

export function createMailHook(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'keys'>,
  key: string,
) {
  const app = new Hono()
  app.post('/hooks/mail', async (c) => {
    if (!isSameSecret(secretIn(c.req.header('authorization')), key)) throw new Refusal('hook_key')
    const outcome = await takeMailReport(services, await readBeginning(c.req.raw))
    return c.json({ outcome }, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}

/** The rest is received and dropped, because senders take a connection that is closed early for a failure. */
async function readBeginning({ body }: Request): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    if (bytes < READ_BYTES) parts.push(part)
    bytes += part.length
  }
  return Buffer.concat(parts).subarray(0, READ_BYTES)
}

/** Providers that only take an address send the key in it as a password: `https://rolecall:KEY@…`. */
function secretIn(authorization = ''): string {
  const [, scheme = '', given = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return given
  return Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
}
