/**
 * `POST /hooks/doctor`: tells `npm run doctor` how its request arrived behind the operator's proxies. It is signed with
 * the key of the instance; without the signature nothing is read or answered.
 */
import { type Context, Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import {
  DOCTOR_MAX_MS,
  DOCTOR_PATH,
  DOCTOR_PURPOSE,
  DOCTOR_TIME,
  type DoctorAnswer,
} from '#core/settings/doctor-probe.ts'
import { bearerOf } from '#server/process/bearer-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** More than the doctor sends. */
const MAX_BYTES = 2 * MAX_FILE_BYTES

export function createDoctorHook(
  services: Pick<Services, 'clock' | 'keys'>,
  { trustedProxies }: { trustedProxies: number },
) {
  const app = new Hono()
  app.post(DOCTOR_PATH, async (c) => {
    if (!isSigned(c, services)) throw new Refusal('doctor_key')
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter((it) => it.trim())
    const answer: DoctorAnswer = {
      host: c.req.header('host') ?? null,
      forwarded: forwarded.length,
      trustedProxies,
      bodyBytes: await countBytes(c.req.raw),
    }
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}

function isSigned(c: Context, { clock, keys }: Pick<Services, 'clock' | 'keys'>): boolean {
  const time = c.req.header(DOCTOR_TIME) ?? ''
  const age = Math.abs(clock.now().getTime() - Number(time))
  const given = Buffer.from(bearerOf(c.req.header('authorization')), 'base64url')
  return age <= DOCTOR_MAX_MS && keys.isMac(given, DOCTOR_PURPOSE, time)
}

async function countBytes({ body }: Request): Promise<number> {
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Refusal('body_too_large')
  }
  return bytes
}
