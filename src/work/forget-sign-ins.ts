/** Forgets what signing in leaves behind: limits that are full again, what has expired, sign-ups nobody proved. */
import * as rateLimits from '#store/rate-limits.ts'
import * as sessions from '#store/sessions.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import { forgetEmailChanges } from './change-email.ts'
import type { World } from './world.ts'

/** Run hourly. */
export async function forgetSignIns({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  await rateLimits.forget(db, clock.now())
  await sessions.forget(db)
  await signInMethods.dropUnproved(db, null)
  await forgetEmailChanges({ db, clock })
}
