/**
 * Reads the logos of companies that are due: new ones once, then monthly, and failed ones again with growing pauses.
 * Several servers may call this at once; each takes other logos.
 */
import { createHash } from 'node:crypto'
import { nextLogoRead } from '#core/company/company-logo.ts'
import * as companyLogos from '#store/company-logos.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Logos that one call takes. */
export const LOGOS_AT_ONCE = 5
/** Longer than reading all of them, each with its time limit. */
const TAKEN_FOR_MS = 5 * 60_000
const MAX_PROBLEM = 200

/** Two pictures of a logo, or why there are none. */
export type ReadLogo =
  | { small: Uint8Array; large: Uint8Array; problem: null }
  | { small: null; large: null; problem: string }

export type LogoReader = { read(url: string, signal: AbortSignal): Promise<ReadLogo> }

/** Returns how many were taken. */
export async function refreshLogos(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  reader: LogoReader,
  signal: AbortSignal,
): Promise<number> {
  const now = clock.now()
  const due = await inTransaction(db, (tx) =>
    companyLogos.takeDue(tx, {
      now,
      takenUntil: new Date(now.getTime() + TAKEN_FOR_MS),
      limit: LOGOS_AT_ONCE,
    }),
  )
  for (const logo of due) {
    if (signal.aborted) break
    const read = await reader.read(logo.url, signal)
    if (signal.aborted) break // what it says then is no news of the logo
    await inTransaction(db, (tx) => note(tx, logo, read, clock.now()))
  }
  return due.length
}

type Tx = Parameters<typeof companyLogos.noteRead>[0]

function note(tx: Tx, logo: companyLogos.DueLogo, read: ReadLogo, now: Date): Promise<void> {
  if (read.problem !== null) {
    const dueAt = nextLogoRead(now, logo.failures + 1)
    const problem = read.problem.slice(0, MAX_PROBLEM)
    return companyLogos.noteFailure(tx, logo, { problem, dueAt })
  }
  const { small, large } = read
  const digest = createHash('sha256').update(small).update(large).digest('hex')
  const hash = digest.slice(0, 32)
  const pictures = hash === logo.hash ? null : { hash, small, large }
  return companyLogos.noteRead(tx, logo, { pictures, now, dueAt: nextLogoRead(now, 0) })
}
