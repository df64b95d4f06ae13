/**
 * A fresh proof of identity before sensitive changes: by password, app code, backup code or emailed code. A passkey
 * proves it by signing in again. The session continues with a new token. With a second factor on, an emailed code is
 * not accepted, because access to the mailbox alone would bypass the factor.
 */
import { randomInt } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { z } from 'zod'
import type { AccountId, Factor } from '#core/account/account.ts'
import { CODE_MINUTES } from '#core/account/sign-in-times.ts'
import type { Db } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { Sender } from './auth-mails.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { renewSession } from './renew-session.ts'
import * as factor from './second-factor.ts'

const CODE_MS = CODE_MINUTES * 60_000
const MAX_TRIES = 5
/** The purpose for which codes are signed. */
const PURPOSE = 'confirm'

export type ConfirmParts = {
  db: Db
  clock: Clock
  libraryClock: Clock
  keys: Keyring
  send: Pick<Sender, 'confirmCode'>
}

type Proof = { password?: string; code?: string; totp?: string; backupCode?: string }

export function confirmIdentity(parts: ConfirmParts) {
  const { db, clock, libraryClock, keys, send } = parts

  return {
    id: 'confirm-identity',
    endpoints: {
      waysToConfirm: createAuthEndpoint(
        '/confirm',
        { method: 'GET', use: [sessionMiddleware] },
        async (ctx) => {
          const ways = await signInMethods.ways(db, ctx.context.session.user.id as AccountId)
          return ctx.json({ ...ways, code: !ways.totp })
        },
      ),
      sendConfirmCode: createAuthEndpoint(
        '/confirm/send-code',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session
          const ways = await signInMethods.ways(db, user.id as AccountId)
          if (ways.totp) throw wrongProof()
          const code = String(randomInt(1_000_000)).padStart(6, '0')
          const identifier = identifierOf(session.id)
          await ctx.context.internalAdapter.deleteVerificationByIdentifier(identifier)
          await ctx.context.internalAdapter.createVerificationValue({
            identifier,
            value: `${keys.mac(PURPOSE, code).toString('hex')}:0`,
            expiresAt: new Date(libraryClock.now().getTime() + CODE_MS),
          })
          await send.confirmCode(user, code)
          return ctx.json({ status: true })
        },
      ),
      confirm: createAuthEndpoint(
        '/confirm',
        { method: 'POST', use: [sessionMiddleware], body: z.record(z.string(), z.string()) },
        async (ctx) => {
          const { user, session } = ctx.context.session
          const id = user.id as AccountId
          const proof: Proof = ctx.body
          const isRight = proof.code
            ? await isMailedCode(ctx.context.internalAdapter, id, session.id, proof.code)
            : await isProved(id, proof)
          if (!isRight) throw wrongProof()
          const kept = (session.factor ?? null) as Factor | null
          await renewSession(ctx, ctx.context.session, { factor: kept, db, clock })
          return ctx.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin

  async function isProved(id: AccountId, proof: Proof): Promise<boolean> {
    if (proof.totp) return factor.takeTotp(parts, id, proof.totp)
    if (proof.backupCode) return factor.takeBackupCode(parts, id, proof.backupCode)
    if (!proof.password) return false
    const hash = await signInMethods.passwordHash(db, id)
    if (hash) return verifyPassword(hash, proof.password)
    await hashPassword(proof.password) // as slow as a check, to hide whether a password is set
    return false
  }

  async function isMailedCode(
    kept: VerificationStore,
    id: AccountId,
    sessionId: string,
    code: string,
  ): Promise<boolean> {
    const { totp } = await signInMethods.ways(db, id)
    const found = totp ? null : await kept.consumeVerificationValue(identifierOf(sessionId))
    if (!found) return false
    const [hash = '', tries = '0'] = found.value.split(':')
    if (keys.isMac(Buffer.from(hash, 'hex'), PURPOSE, code.trim())) return true
    if (Number(tries) + 1 < MAX_TRIES) {
      await kept.createVerificationValue({
        identifier: identifierOf(sessionId),
        value: `${hash}:${Number(tries) + 1}`,
        expiresAt: found.expiresAt,
      })
    }
    return false
  }
}

type Kept = { identifier: string; value: string; expiresAt: Date }

type VerificationStore = {
  /** Null if there is none or it has expired. */
  consumeVerificationValue(identifier: string): Promise<Kept | null>
  createVerificationValue(value: Kept): Promise<unknown>
}

const identifierOf = (sessionId: string) => `confirm:${sessionId}`

const wrongProof = () =>
  new APIError('UNAUTHORIZED', {
    code: 'NOT_CONFIRMED',
    message: 'We couldn’t confirm it’s you. Try again.',
  })
