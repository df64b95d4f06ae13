/** Continues a session under a new token: its rights have changed, or somebody proved again who they are. */
import type { GenericEndpointContext } from '@better-auth/core'
import type { getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { Factor } from '#core/account/account.ts'

type Session = NonNullable<Awaited<ReturnType<typeof getSessionFromCtx>>>

/** The earlier token ends at once. A session that begins counts as a fresh proof. */
export async function renewSession(
  ctx: GenericEndpointContext,
  { session, user }: Session,
  begunWith: Factor | null,
): Promise<void> {
  const { authCookies, internalAdapter, secret } = ctx.context
  const isShort = await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret)
  const renewed = await internalAdapter.createSession(user.id, Boolean(isShort), {
    factor: begunWith,
  })
  const fresh = await internalAdapter.findUserById(user.id)
  await setSessionCookie(ctx, { session: renewed, user: fresh ?? user })
  await internalAdapter.deleteSession(session.token)
  // It is the same person in the same browser: no half session begins here.
  ctx.context.setNewSession(null)
}
