/** Forgets what changed in people's data, once no tab should still be behind by so much. */
import * as accountChanges from '#store/account-changes.ts'
import type { World } from '#work/world/world.ts'

/** A tab that slept for longer reads everything again. */
const CHANGE_MEMORY_MS = 24 * 3_600_000

/** Run hourly. */
export function forgetChanges({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  return accountChanges.forget(db, new Date(clock.now().getTime() - CHANGE_MEMORY_MS))
}
