/**
 * Sessions as their owner sees them: by id, never by token. A sign-in ends the browser's earlier session, so that no
 * token from before it stays valid.
 */
import type { BetterAuthPlugin } from '@better-auth/core'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  sessionMiddleware,
} from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as programs from '#store/programs.ts'
import * as sessions from '#store/sessions.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { endSessions } from './end-sessions.ts'

export function ownSessions({ db, clock, keys }: { db: Db; clock: Clock; keys: Keyring }) {
  return {
    id: 'own-sessions',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const begun = ctx.context.newSession?.session.token
            if (!begun) return
            const { secret, authCookies, internalAdapter } = ctx.context
            const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
            if (before && before !== begun) await internalAdapter.deleteSession(before)
          }),
        },
      ],
    },
    endpoints: {
      listOwnSessions: createAuthEndpoint(
        '/own/list-sessions',
        { method: 'GET', use: [sessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session
          const rows = await sessions.list(db, user.id as AccountId)
          return ctx.json(rows.map((row) => ({ ...row, isCurrent: row.id === session.id })))
        },
      ),
      endOwnSession: createAuthEndpoint(
        '/own/revoke-session',
        { method: 'POST', use: [sessionMiddleware], body: z.object({ id: z.string() }) },
        async (ctx) => {
          const { user, session } = ctx.context.session
          const isThere = await sessions.end(db, user.id as AccountId, ctx.body.id)
          if (!isThere) {
            throw new APIError('NOT_FOUND', {
              code: 'SESSION_NOT_FOUND',
              message: 'That session has already ended.',
            })
          }
          if (ctx.body.id === session.id) deleteSessionCookie(ctx)
          return ctx.json({ status: true })
        },
      ),
      endOtherSessions: createAuthEndpoint(
        '/own/revoke-other-sessions',
        { method: 'POST', use: [sessionMiddleware], body: Wider },
        async (ctx) => {
          const { user, session } = ctx.context.session
          await endAll(user.id as AccountId, session.id, ctx.body.revokeTokens)
          return ctx.json({ status: true })
        },
      ),
      endEverySession: createAuthEndpoint(
        '/own/revoke-sessions',
        { method: 'POST', use: [sessionMiddleware], body: Wider },
        async (ctx) => {
          await endAll(ctx.context.session.user.id as AccountId, null, ctx.body.revokeTokens)
          deleteSessionCookie(ctx)
          return ctx.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin

  function endAll(accountId: AccountId, kept: string | null, withPrograms: boolean) {
    return inTransaction(db, async (tx) => {
      await endSessions(tx, { accountId, kept, keys })
      if (withPrograms) await programs.endAll(tx, accountId)
      accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
    })
  }
}

/** Programs have no session: their tokens stay valid unless this is set. */
const Wider = z.object({ revokeTokens: z.boolean().default(false) })
