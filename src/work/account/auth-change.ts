/** Changes the password and the address. `server/auth-door.ts` has required a fresh proof first. */
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as programs from '#store/programs.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Sender } from './auth-mails.ts'
import { askForEmail, type ChangeEmailParts, proveEmail, undoEmail } from './change-email.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

export type ChangeParts = ChangeEmailParts & { send: Pick<Sender, 'passwordChanged'> }

export function changeSignIn(parts: ChangeParts) {
  const { db, clock, keys, send } = parts

  return {
    id: 'change-sign-in',
    endpoints: {
      /**
       * Also sets a first password; an existing one must be given. Every other session ends; this one continues with
       * a new token.
       */
      changeOwnPassword: createAuthEndpoint(
        '/own/change-password',
        {
          method: 'POST',
          use: [sessionMiddleware],
          body: z.object({
            currentPassword: z.string().optional(),
            newPassword: z.string(),
            revokeTokens: z.boolean().default(false),
          }),
        },
        async (ctx) => {
          const { user, session: earlier } = ctx.context.session
          const id = user.id as AccountId
          const kept = await signInMethods.passwordHash(db, id)
          if (kept && !(await verifyPassword(kept, ctx.body.currentPassword ?? ''))) {
            throw new APIError('UNAUTHORIZED', WRONG_PASSWORD)
          }
          const hash = await hashPassword(ctx.body.newPassword)
          await inTransaction(db, async (tx) => {
            await signInMethods.setPassword(tx, id, hash, clock.now())
            await endSessions(tx, { accountId: id, kept: null, keys })
            if (ctx.body.revokeTokens) await programs.endAll(tx, id)
            accountChanges.record(tx, id, { kind: 'account', subject: null }, clock.now())
            await send.passwordChanged(user, { endsPrograms: ctx.body.revokeTokens, tx })
          })
          const session = await ctx.context.internalAdapter.createSession(id, false, {
            factor: earlier.factor,
          })
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ status: true })
        },
      ),
      askForEmail: createAuthEndpoint(
        '/own/change-email',
        { method: 'POST', use: [sessionMiddleware], body: z.object({ newEmail: z.string() }) },
        async (ctx) => {
          const { id, email } = ctx.context.session.user
          await askForEmail(parts, { id: id as AccountId, email }, ctx.body.newEmail)
          return ctx.json({ status: true })
        },
      ),
      proveEmail: createAuthEndpoint(
        '/change-email/verify',
        { method: 'POST', use: [sessionMiddleware], body: z.object({ code: z.string() }) },
        async (ctx) => {
          const { user, session } = ctx.context.session
          const who = { accountId: user.id as AccountId, sessionId: session.id }
          const isRight = await proveEmail(parts, { ...who, code: ctx.body.code })
          if (!isRight) throw new APIError('BAD_REQUEST', WRONG_CODE)
          return ctx.json({ status: true })
        },
      ),
      undoEmail: createAuthEndpoint(
        '/change-email/undo',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          if (!(await undoEmail(parts, ctx.body.token))) throw new APIError('GONE', TOO_LATE)
          return ctx.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

const WRONG_PASSWORD = {
  code: 'WRONG_CURRENT_PASSWORD',
  message: 'That is not your current password.',
}
const WRONG_CODE = { code: 'INVALID_OTP', message: 'That code is not right, or too old.' }
const TOO_LATE = { code: 'INVALID_TOKEN', message: 'This link has expired or was already used.' }
