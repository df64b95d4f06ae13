/** Forgets messages that have been sent, or could not be, and those that were only kept. */
import * as sending from '#store/outbox-sending.ts'
import type { World } from '#work/world/world.ts'

/** Long enough to find out why a mail did not arrive. No message is good for longer. */
const MAIL_MEMORY_MS = 7 * 24 * 3_600_000

/** Run hourly. Returns how many were forgotten. */
export function forgetMails({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<number> {
  return sending.forget(db, new Date(clock.now().getTime() - MAIL_MEMORY_MS))
}
