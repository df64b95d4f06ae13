/** A job's id as an address spells it: decimal digits, no sign, no leading zero. */
import type { JobId } from './job.ts'

/** null for anything that cannot be an id. */
export function readJobId(text: string): JobId | null {
  return /^[1-9]\d{0,14}$/.test(text) ? (Number(text) as JobId) : null
}
