/** Accounts for the world: Better Auth with this board's shared secret, behind our own door. */
import { randomBytes } from 'node:crypto'
import { AUTH_PATH } from '#core/auth-names.ts'
import type { Limits } from '#core/rate-limit.ts'
import * as serverSecrets from '#store/server-secrets.ts'
import { type AuthOptions, createAuth, readViewer, requireDatabase } from '#work/auth.ts'
import { checkNewPassword } from '#work/check-new-password.ts'
import { createTries } from '#work/limit-tries.ts'
import type { World } from '#work/world.ts'
import { createAuthDoor } from './auth-door.ts'

/** The board's secret lies in the database, so that every server of it has the same one. */
export async function createAccounts(
  options: Omit<AuthOptions, 'secret' | 'tries' | 'libraryClock'> & { limits?: Limits | undefined },
): Promise<Pick<World, 'askAuth' | 'readViewer'>> {
  const { db, clock, settings, log, limits } = options
  const secret = (await serverSecrets.obtain(db, 'auth', randomBytes(32))).toString('base64')
  const tries = createTries({ db, clock, secret, limits })
  const create = () =>
    createAuth({ ...options, libraryClock: { now: () => new Date() }, secret, tries })
  let auth = create()
  const viewerOf: World['readViewer'] = (headers) => readViewer(auth, db, headers)
  const askAuth = createAuthDoor({
    async handle(request) {
      const path = new URL(request.url).pathname
      if (path === `${AUTH_PATH}/sign-in/social` || path === `${AUTH_PATH}/link-social`) {
        // A provider that could not be reached when we began to listen is left out: ask it once more.
        const { socialProviders } = await auth.$context
        if (socialProviders.length < options.providers.length) auth = create()
      }
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
