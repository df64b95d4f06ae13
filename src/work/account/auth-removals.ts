/**
 * Removes sign-in methods. These endpoints replace the library's own, which do not check our rule that a way in must
 * remain.
 */
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import type { Tx } from '#store/db.ts'
import * as passkeys from '#store/passkeys.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import * as wallets from '#store/wallets.ts'
import type { AuthNews } from './auth-mails.ts'
import { type RemovalParts, removeWayIn } from './remove-way-in.ts'

type Parts = RemovalParts & {
  tell: (person: { id: string; email: string }, news: AuthNews) => Promise<void>
}

export function ownRemovals(parts: Parts) {
  return {
    id: 'own-removals',
    endpoints: {
      unlinkProvider: createAuthEndpoint(
        '/own/unlink-account',
        { method: 'POST', use: [sessionMiddleware], body: z.object({ providerId: z.string() }) },
        async (ctx) => {
          const { user } = ctx.context.session
          await take(user, 'method-removed', (tx, id) =>
            signInMethods.removeProvider(tx, id, ctx.body.providerId),
          )
          return ctx.json({ status: true })
        },
      ),
      removePasskey: createAuthEndpoint(
        '/own/passkey/delete-passkey',
        { method: 'POST', use: [sessionMiddleware], body: z.object({ id: z.string() }) },
        async (ctx) => {
          const { user } = ctx.context.session
          await take(user, 'passkey-removed', (tx, id) => passkeys.remove(tx, id, ctx.body.id))
          return ctx.json({ status: true })
        },
      ),
      unlinkWallet: createAuthEndpoint(
        '/own/siwe/unlink',
        { method: 'POST', use: [sessionMiddleware], body: z.object({ address: z.string() }) },
        async (ctx) => {
          const { user } = ctx.context.session
          await take(user, 'method-removed', (tx, id) => wallets.remove(tx, id, ctx.body.address))
          return ctx.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin

  async function take(
    user: { id: string; email: string },
    news: AuthNews,
    remove: (tx: Tx, id: AccountId) => Promise<boolean>,
  ) {
    const id = user.id as AccountId
    if (!(await removeWayIn(parts, id, (tx) => remove(tx, id)))) {
      throw new APIError('NOT_FOUND', UNKNOWN)
    }
    await parts.tell(user, news)
  }
}

const UNKNOWN = {
  code: 'WAY_IN_NOT_FOUND',
  message: 'That isn’t a sign-in method of this account.',
}
