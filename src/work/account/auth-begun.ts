/** Runs after every sign-in, by any method: logs the event, notes when it was, and makes the browser a known one. */
import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core'
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { AccountId } from '#core/account/account.ts'
import { KNOWN_DEVICE, NETWORK_HEADER } from '#core/account/auth-names.ts'
import { KNOWN_DEVICE_DAYS } from '#core/account/sign-in-times.ts'
import * as accountList from '#store/account-list.ts'
import type { Db } from '#store/db.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { KnownDevices } from './known-device.ts'

const COOKIE_SECONDS = KNOWN_DEVICE_DAYS * 24 * 3_600

/** Paths that end every other session and keep this browser signed in, with a new or its old token. */
const GOES_ON = new Set([
  '/own/change-password',
  '/own/revoke-other-sessions',
  '/change-email/verify',
])

export function noteSignIns({
  db,
  clock,
  events,
  devices,
}: {
  db: Db
  clock: Clock
  events: SecurityEvents
  devices: KnownDevices
}) {
  return {
    id: 'note-sign-ins',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            if (GOES_ON.has(ctx.path)) {
              const session = isAPIError(ctx.context.returned) ? null : await getSessionFromCtx(ctx)
              if (session) await know(ctx, session.user.id as AccountId)
              return
            }
            const begun = ctx.context.newSession
            if (!begun) return
            const { secret, authCookies } = ctx.context
            const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
            if (before === begun.session.token) return // renewed, not new
            const accountId = begun.user.id as AccountId
            const network = ctx.headers?.get(NETWORK_HEADER) ?? null
            events.note('sign_in', { accountId, network })
            await accountList.noteSignIn(db, accountId, clock.now())
            await know(ctx, accountId)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin

  async function know(ctx: GenericEndpointContext, accountId: AccountId) {
    const cookie = ctx.context.createAuthCookie(KNOWN_DEVICE, { maxAge: COOKIE_SECONDS })
    const kept = ctx.getCookie(cookie.name) ?? ''
    ctx.setCookie(cookie.name, await devices.add(kept, accountId), cookie.attributes)
  }
}
