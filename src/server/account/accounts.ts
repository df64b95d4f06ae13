/** Accounts for the world: Better Auth with this instance's keys, behind our own door. */
import { AUTH_PATH, cookiePrefix, KNOWN_DEVICE } from '#core/account/auth-names.ts'
import type { Limits } from '#core/account/rate-limit.ts'
import * as sessions from '#store/sessions.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import {
  type AuthOptions,
  createAuth,
  readSession,
  readViewer,
  requireDatabase,
} from '#work/account/auth.ts'
import { checkNewPassword } from '#work/account/check-new-password.ts'
import { createKnownDevices } from '#work/account/known-device.ts'
import { createTries } from '#work/world/limit-tries.ts'
import { createSecurityEvents } from '#work/world/security-events.ts'
import type { Clock, World } from '#work/world/world.ts'
import { createAuthDoor } from './auth-door.ts'
import { signCookiesAgain } from './sign-again.ts'

export function createAccounts(
  options: Omit<AuthOptions, 'tries' | 'events' | 'devices' | 'libraryClock'> & {
    limits?: Limits | undefined
    /** What tries are counted by in tests; without it the database's clock. */
    limitClock?: Clock
  },
): Pick<World, 'askAuth' | 'readViewer' | 'tries' | 'events'> {
  const { db, clock, keys, settings, log, limits, limitClock, aheadMs } = options
  const events = createSecurityEvents({ log, secret: keys.secrets[0] })
  const tries = createTries({ db, log, events, keys, limits, clock: limitClock })
  const devices = createKnownDevices(keys.secrets, (id) => sessions.deviceEpoch(db, id))
  const deviceCookie = `${cookiePrefix(settings.publicUrl)}.${KNOWN_DEVICE}`
  const create = () =>
    createAuth({ ...options, libraryClock: { now: () => new Date() }, tries, events, devices })
  let auth = create()
  const viewerOf: World['readViewer'] = (headers) =>
    readViewer({ auth, db, aheadMs }, signCookiesAgain(headers, keys))
  const askAuth = createAuthDoor({
    async handle(request) {
      const path = new URL(request.url).pathname
      if (path === `${AUTH_PATH}/sign-in/social` || path === `${AUTH_PATH}/link-social`) {
        // A provider that could not be reached when we began to listen is left out: ask it once more.
        const { socialProviders } = await auth.$context
        if (socialProviders.length < options.providers.length) auth = create()
      }
      const headers = signCookiesAgain(request.headers, keys)
      // As our own pages read it, so that it's also answered while nothing can be written.
      if (path === `${AUTH_PATH}/get-session`) {
        const session = await readSession({ auth, db }, headers)
        return Response.json(session.response, { headers: session.headers })
      }
      const answer = await auth.handler(new Request(request, { headers }))
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
