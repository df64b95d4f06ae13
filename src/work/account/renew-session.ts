/** Continues a session under a new token: its rights have changed, or somebody proved again who they are. */
import type { GenericEndpointContext } from '@better-auth/core'
import type { getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import type { AccountId, Factor } from '#core/account/account.ts'
import type { Db } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Clock } from '#work/world/world.ts'

type Session = NonNullable<Awaited<ReturnType<typeof getSessionFromCtx>>>

/** As long as the library's own tokens: 190 bits. */
const TOKEN_LENGTH = 32

/**
 * The earlier token ends at once; the session keeps its id, so that open streams of changes go on. Counts as a fresh
 * proof.
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
  // It is the same person in the same browser: no half session begins here.
  ctx.context.setNewSession(null)
}
