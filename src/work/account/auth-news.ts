/** Emails people when a passkey or provider was added, so that they notice if it was not them. */
import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, getOAuthState, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { entryOf } from '#core/text/entry-of.ts'
import type { AuthNews } from './auth-mails.ts'

const NEWS: Record<string, AuthNews> = {
  '/passkey/verify-registration': 'passkey-added',
}

/** Where providers send people back to, after signing in or linking an account. */
const CALLBACK = '/callback/:id'

export function tellNews(
  tell: (person: { id: string; email: string }, news: AuthNews) => Promise<void>,
) {
  return {
    id: 'tell-news',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && Object.hasOwn(NEWS, path),
          handler: createAuthMiddleware(async (ctx) => {
            if (isAPIError(ctx.context.returned)) return
            const session = await getSessionFromCtx(ctx)
            if (session) await tell(session.user, entryOf(NEWS, ctx.path) as AuthNews)
          }),
        },
        {
          matcher: ({ path }) => path === CALLBACK,
          handler: createAuthMiddleware(async (ctx) => {
            const { link } = (await getOAuthState()) ?? {}
            const { headers } = ctx.context.returned as { headers?: HeadersInit }
            const wentWrong = new Headers(headers).get('location')?.includes('error=') ?? true
            if (link && !wentWrong) await tell({ id: link.userId, ...link }, 'method-added')
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
