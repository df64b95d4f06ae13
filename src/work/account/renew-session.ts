/**
 * Continues a session with a new token, after its rights have changed or its person has proved their identity again.
 */
import type { GenericEndpointContext } from '@better-auth/core'
import type { getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import type { AccountId, Factor } from '#core/account/account.ts'
import type { Db } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

type Session = NonNullable<Awaited<ReturnType<typeof getSessionFromCtx>>>

/** As long as the library's own tokens: 190 bits. */
const TOKEN_LENGTH = 32

/**
 * The old token stops working at once. The session keeps its id, so that open streams of changes continue. Counts as
 * a fresh proof.
 */
export async function renewSession(
  ctx: GenericEndpointContext,
  { session, user }: Session,
  { factor, db, clock }: { factor: Factor | null; db: Db; clock: Clock },
): Promise<void> {
  const token = generateRandomString(TOKEN_LENGTH)
  const changes = { token, factor }
  await ctx.context.internalAdapter.updateSession(session.token, changes)
  await sessions.confirm(db, user.id as AccountId, session.id, clock.now())
  const fresh = await ctx.context.internalAdapter.findUserById(user.id)
  await setSessionCookie(ctx, { session: { ...session, ...changes }, user: fresh ?? user })
  // Same person, same browser: must not trigger the second factor.
  ctx.context.setNewSession(null)
}
