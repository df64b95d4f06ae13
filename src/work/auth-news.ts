/** Tells people by mail when a passkey was added, so that they notice when it was not them. */
import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { AuthNews } from './auth-mails.ts'

const NEWS: Record<string, AuthNews> = {
  '/passkey/verify-registration': 'passkey-added',
}

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
            if (session) await tell(session.user, NEWS[ctx.path] as AuthNews)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
