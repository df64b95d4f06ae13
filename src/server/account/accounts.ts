/** Accounts for Services: Better Auth with this instance's keys, behind our own gateway. */
import { AUTH_PATH, CODE_BROWSER, cookiePrefix, KNOWN_DEVICE } from '#core/account/auth-names.ts'
import type { Limits } from '#core/account/rate-limit.ts'
import { currentNetwork, currentRequestId } from '#server/process/request-scope.ts'
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
import { inBrowser, isBrowserSecret, makeBrowserSecret } from '#work/account/code-browser.ts'
import { createKnownDevices } from '#work/account/known-device.ts'
import { keepSecurityEvents } from '#work/operator/keep-security-events.ts'
import { createAuditLog } from '#work/use-case/audit-log.ts'
import { createTries } from '#work/use-case/limit-tries.ts'
import { createSecurityEvents } from '#work/use-case/security-events.ts'
import type { Clock, Services } from '#work/use-case/use-case-services.ts'
import { createAuthGateway } from './auth-gateway.ts'
import { resignOldCookies } from './resign-cookies.ts'

/** Long enough to look for a mail. */
const BROWSER_SECONDS = 24 * 3_600

const SENDS_CODES: ReadonlySet<string> = new Set(
  ['/sign-up/email', '/email-otp/send-verification-otp'].map((path) => `${AUTH_PATH}${path}`),
)

export function createAccounts(
  options: Omit<AuthOptions, 'tries' | 'events' | 'audit' | 'devices' | 'libraryClock'> & {
    limits?: Limits | undefined
    /** The clock for counting attempts in tests; the default is the database's. */
    limitClock?: Clock
  },
): Pick<Services, 'askAuth' | 'askAppAuthorization' | 'readViewer' | 'tries' | 'events' | 'audit'> {
  const { db, clock, keys, settings, log, limits, limitClock, aheadMs } = options
  const [secret] = keys.secrets
  const origin = () => ({ requestId: currentRequestId(), network: currentNetwork() })
  const audit = createAuditLog({ clock, origin, secret })
  const { keep } = keepSecurityEvents({ db, audit, log })
  const events = createSecurityEvents({ log, secret, keep, currentNetwork })
  const tries = createTries({ db, log, events, keys, limits, clock: limitClock })
  const devices = createKnownDevices(keys.secrets, (id) => sessions.deviceEpoch(db, id))
  const deviceCookie = `${cookiePrefix(settings.publicUrl)}.${KNOWN_DEVICE}`
  const browserCookie = `${cookiePrefix(settings.publicUrl)}.${CODE_BROWSER}`
  const isHttps = settings.publicUrl.startsWith('https:')
  const keepBrowser = (secret: string) =>
    `${browserCookie}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${BROWSER_SECONDS}${isHttps ? '; Secure' : ''}`
  const create = () =>
    createAuth({
      ...options,
      libraryClock: { now: () => new Date() },
      tries,
      events,
      audit,
      devices,
    })
  let auth = create()
  const viewerOf: Services['readViewer'] = (headers) =>
    readViewer({ auth, db, aheadMs }, resignOldCookies(headers, keys))
  const askAuth = createAuthGateway({
    async handle(request, device) {
      const path = new URL(request.url).pathname
      if (path === `${AUTH_PATH}/sign-in/social` || path === `${AUTH_PATH}/link-social`) {
        // A provider that could not be reached when we began to listen is left out: ask it once more.
        const { socialProviders } = await auth.$context
        if (socialProviders.length < options.providers.length) auth = create()
      }
      const headers = resignOldCookies(request.headers, keys)
      // As our own pages read it, so that it's also answered while nothing can be written.
      if (path === `${AUTH_PATH}/get-session`) {
        const session = await readSession({ auth, db }, headers)
        return Response.json(session.response, { headers: session.headers })
      }
      const kept = cookieOf(request, browserCookie)
      const known = isBrowserSecret(kept) ? kept : null
      const secret = known ?? (SENDS_CODES.has(path) ? makeBrowserSecret() : '')
      const answer = await inBrowser({ secret, device }, () =>
        auth.handler(new Request(request, { headers })),
      )
      if (answer.status >= 500) await requireDatabase(db)
      if (SENDS_CODES.has(path)) answer.headers.append('set-cookie', keepBrowser(secret))
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
  const askAppAuthorization: Services['askAppAuthorization'] = async (request) => {
    const headers = resignOldCookies(request.headers, keys)
    const answer = await auth.handler(new Request(request, { headers }))
    if (answer.status >= 500) await requireDatabase(db)
    return answer
  }
  return { askAuth, askAppAuthorization, readViewer: viewerOf, tries, events, audit }
}

/** Empty where the browser has none. */
function cookieOf({ headers }: Request, name: string): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
