/** What follows every sign-in, whatever way it went: it is noted, and this browser is known from now on. */
import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware } from 'better-auth/api'
import type { AccountId } from '#core/account.ts'
import { KNOWN_DEVICE, NETWORK_HEADER } from '#core/auth-names.ts'
import type { KnownDevices } from './known-device.ts'
import type { SecurityEvents } from './security-events.ts'

/** As long as browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3_600

/** Where a session goes on under a new token. */
const GOES_ON = new Set(['/own/change-password'])

export function noteSignIns({
  events,
  devices,
}: {
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
            const begun = ctx.context.newSession
            if (!begun || GOES_ON.has(ctx.path)) return
            const { secret, authCookies } = ctx.context
            const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
            if (before === begun.session.token) return // renewed, not begun
            const accountId = begun.user.id as AccountId
            const network = ctx.headers?.get(NETWORK_HEADER) ?? null
            events.note('sign_in', { accountId, network })
            const cookie = ctx.context.createAuthCookie(KNOWN_DEVICE, { maxAge: COOKIE_SECONDS })
            const kept = ctx.getCookie(cookie.name) ?? ''
            ctx.setCookie(cookie.name, devices.add(kept, accountId), cookie.attributes)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
