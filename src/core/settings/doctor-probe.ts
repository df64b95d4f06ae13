/**
 * What the doctor asks of its own server by way of the public address: the proxies in between change a request, and
 * only the server sees how.
 */
import { z } from 'zod'

export const DOCTOR_PATH = '/hooks/doctor'

/** The purpose of its signature, which is over the time it was made: milliseconds since 1970, in decimal. */
export const DOCTOR_PURPOSE = 'doctor'
export const DOCTOR_TIME = 'X-Doctor-Time'

/** How far the clocks of the doctor and the server may differ, and how long a signature is good. */
export const DOCTOR_MAX_MS = 5 * 60_000

/** How the request arrived. */
export const DoctorAnswer = z.object({
  host: z.string().nullable(),
  /** Addresses in X-Forwarded-For, of which each proxy adds one. */
  forwarded: z.number(),
  trustedProxies: z.number(),
  bodyBytes: z.number(),
})
export type DoctorAnswer = z.infer<typeof DoctorAnswer>
