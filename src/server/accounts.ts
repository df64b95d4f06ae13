/** Accounts for the world: Better Auth with this board's shared secret, behind our own door. */
import { randomBytes } from 'node:crypto'
import { AUTH_PATH, cookiePrefix, KNOWN_DEVICE } from '#core/auth-names.ts'
import type { Limits } from '#core/rate-limit.ts'
import * as serverSecrets from '#store/server-secrets.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import { type AuthOptions, createAuth, readViewer, requireDatabase } from '#work/auth.ts'
import { checkNewPassword } from '#work/check-new-password.ts'
import { createKnownDevices } from '#work/known-device.ts'
import { createTries } from '#work/limit-tries.ts'
import { createSecurityEvents } from '#work/security-events.ts'
import type { Clock, World } from '#work/world.ts'
import { createAuthDoor } from './auth-door.ts'

/** The board's secret lies in the database, so that every server of it has the same one. */
export async function createAccounts(
  options: Omit<AuthOptions, 'secret' | 'tries' | 'events' | 'devices' | 'libraryClock'> & {
    limits?: Limits | undefined
    /** What tries are counted by in tests; without it the database's clock. */
    limitClock?: Clock
  },
): Promise<Pick<World, 'askAuth' | 'readViewer' | 'tries' | 'events'>> {
  const { db, clock, settings, log, limits, limitClock, aheadMs } = options
  const secret = (await serverSecrets.obtain(db, 'auth', randomBytes(32))).toString('base64')
  const events = createSecurityEvents({ log, secret })
  const tries = createTries({ db, log, events, secret, limits, clock: limitClock })
  const devices = createKnownDevices([secret])
  const deviceCookie = `${cookiePrefix(settings.publicUrl)}.${KNOWN_DEVICE}`
  const create = () =>
    createAuth({
      ...options,
      libraryClock: { now: () => new Date() },
      secret,
      tries,
      events,
      devices,
    })
  let auth = create()
  const viewerOf: World['readViewer'] = (headers) => readViewer({ auth, db, aheadMs }, headers)
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
    accountOf: (email) => signInMethods.accountOf(db, email),
    async deviceOf(request, email) {
      const cookie = cookieOf(request, deviceCookie)
      const accountId = cookie === '' ? null : await signInMethods.accountOf(db, email)
      return accountId && devices.find(cookie, accountId)
    },
    tries,
    events,
    publicUrl: settings.publicUrl,
    clock,
    log,
  })
  return { askAuth, readViewer: viewerOf, tries, events }
}

/** Empty where the browser has none. */
function cookieOf({ headers }: Request, name: string): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
