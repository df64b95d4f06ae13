/** Accounts for the world: Better Auth with this board's shared secret, behind our own door. */
import { randomBytes } from 'node:crypto'
import * as serverSecrets from '#store/server-secrets.ts'
import { type AuthOptions, createAuth, readViewer, requireDatabase } from '#work/auth.ts'
import { checkNewPassword } from '#work/check-new-password.ts'
import { createTries } from '#work/limit-tries.ts'
import type { World } from '#work/world.ts'
import { createAuthDoor } from './auth-door.ts'

/** The board's secret lies in the database, so that every server of it has the same one. */
export async function createAccounts(
  options: Omit<AuthOptions, 'secret' | 'tries' | 'libraryClock'>,
): Promise<Pick<World, 'askAuth' | 'readViewer'>> {
  const { db, clock, settings, log } = options
  const secret = (await serverSecrets.obtain(db, 'auth', randomBytes(32))).toString('base64')
  const tries = createTries({ db, clock, secret })
  const auth = createAuth({ ...options, libraryClock: { now: () => new Date() }, secret, tries })
  const viewerOf: World['readViewer'] = (headers) => readViewer(auth, db, headers)
  const askAuth = createAuthDoor({
    async handle(request) {
      const answer = await auth.handler(request)
      if (answer.status >= 500) await requireDatabase(db)
      return answer
    },
    readViewer: viewerOf,
    checkNewPassword: (path, body, viewer) => checkNewPassword({ db, auth }, path, body, viewer),
    tries,
    publicUrl: settings.publicUrl,
    clock,
    log,
  })
  return { askAuth, readViewer: viewerOf }
}
