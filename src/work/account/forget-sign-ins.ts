/** Forgets what signing in leaves behind: limits that are full again, what has expired, sign-ups nobody proved. */
import * as sessions from '#store/sessions.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { World } from '#work/world/world.ts'
import { forgetEmailChanges } from './change-email.ts'

/** Run hourly. */
export async function forgetSignIns({
  db,
  clock,
  tries,
}: Pick<World, 'db' | 'clock' | 'tries'>): Promise<void> {
  await tries.forget()
  await sessions.forget(db)
  await signInMethods.dropUnproved(db, null)
  await forgetEmailChanges({ db, clock })
}
