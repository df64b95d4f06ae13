/**
 * The second factor at sign-in. An account that has one first gets half a session, which grants nothing until an app
 * code or a backup code is entered. It is required after every sign-in method except a passkey, which is two factors
 * by itself (the device, and the fingerprint, face or PIN that it verified). No device can skip it.
 */
import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  isAPIError,
  sessionMiddleware,
} from 'better-auth/api'
import { deleteSessionCookie, expireCookie, setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import { z } from 'zod'
import type { AccountId, Factor } from '#core/account/account.ts'
import { KNOWN_DEVICE } from '#core/account/auth-names.ts'
import { SECOND_STEP_MINUTES } from '#core/account/sign-in-times.ts'
import type { Db } from '#store/db.ts'
import * as secondFactors from '#store/second-factors.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import type { Tries } from '#work/use-case/limit-tries.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { AuthNews } from './auth-mails.ts'
import type { KnownDevices } from './known-device.ts'
import { renewSession } from './renew-session.ts'
import * as factor from './second-factor.ts'

const HALF_SECONDS = SECOND_STEP_MINUTES * 60
const HALF_COOKIE = 'half_session'
/** The page that asks for the code, after sign-in methods that end with a redirect. */
const CODE_PAGE = '/auth/two-factor'

/** Paths that start a session and need no second factor afterwards. */
const WHOLE = new Set([
  '/passkey/verify-authentication',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/own/change-password',
])

export type SecondFactorParts = {
  db: Db
  clock: Clock
  libraryClock: Clock
  tries: Tries
  devices: KnownDevices
  keys: Keyring
  publicUrl: string
  events: SecurityEvents
  tell: (person: { id: string; email: string }, news: AuthNews) => Promise<void>
}

export function secondFactor(parts: SecondFactorParts) {
  const { db, clock, libraryClock, tries, devices, publicUrl, tell } = parts
  const Code = z.object({ code: z.string() })

  return {
    id: 'second-factor',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const begun = ctx.context.newSession
            if (!begun || WHOLE.has(ctx.path) || begun.user.twoFactorEnabled !== true) return
            deleteSessionCookie(ctx, true)
            await ctx.context.internalAdapter.deleteSession(begun.session.token)
            ctx.context.setNewSession(null)
            await beginHalf(ctx, begun.user.id)
            const { returned } = ctx.context
            if (isAPIError(returned) && returned.status === 'FOUND') {
              throw ctx.redirect(codePage(publicUrl, new Headers(returned.headers).get('location')))
            }
            return ctx.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
          }),
        },
      ],
    },
    endpoints: {
      secondFactorStatus: createAuthEndpoint(
        '/two-factor/status',
        { method: 'GET', use: [sessionMiddleware] },
        async (ctx) => {
          const id = ctx.context.session.user.id as AccountId
          const found = await secondFactors.find(db, id)
          const isOn = found?.isOn === true
          const left = isOn ? await secondFactors.countBackupCodes(db, id) : 0
          return ctx.json({ enabled: isOn, backupCodesLeft: left })
        },
      ),
      enableSecondFactor: createAuthEndpoint(
        '/two-factor/enable',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { id, email } = ctx.context.session.user
          const prepared = await factor.prepare(parts, id as AccountId, email)
          if (!prepared) throw new APIError('BAD_REQUEST', ALREADY_ON)
          return ctx.json(prepared)
        },
      ),
      disableSecondFactor: createAuthEndpoint(
        '/two-factor/disable',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session
          await factor.turnOff(parts, user.id as AccountId)
          const { session } = ctx.context.session
          const left = session.factor === 'passkey' ? 'passkey' : null
          await renewSession(ctx, ctx.context.session, { factor: left, db, clock })
          await tell(user, 'factor-off')
          return ctx.json({ status: true })
        },
      ),
      renewBackupCodes: createAuthEndpoint(
        '/two-factor/generate-backup-codes',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session
          const backupCodes = await factor.renewBackupCodes(parts, user.id as AccountId)
          if (!backupCodes) throw new APIError('BAD_REQUEST', NOT_ON)
          await tell(user, 'backup-codes-renewed')
          return ctx.json({ backupCodes })
        },
      ),
      verifyTotp: createAuthEndpoint(
        '/two-factor/verify-totp',
        { method: 'POST', body: Code },
        async (ctx) => {
          const session = await getSessionFromCtx(ctx)
          if (!session)
            return finishHalf(ctx, 'totp', (id) => factor.takeTotp(parts, id, ctx.body.code))
          const id = session.user.id as AccountId
          await tries.take([{ limit: 'proofByAccount', subject: id }])
          const begunWith = (session.session.factor ?? null) as Factor | null
          const who = { accountId: id, begunWith }
          if (!(await factor.turnOn(parts, who, ctx.body.code))) throw wrongCode()
          await renewSession(ctx, session, { factor: begunWith, db, clock })
          await tell(session.user, 'factor-on')
          return ctx.json({ status: true })
        },
      ),
      verifyBackupCode: createAuthEndpoint(
        '/two-factor/verify-backup-code',
        { method: 'POST', body: Code },
        (ctx) =>
          finishHalf(ctx, 'backup-code', (id) => factor.takeBackupCode(parts, id, ctx.body.code)),
      ),
    },
  } satisfies BetterAuthPlugin

  async function beginHalf(ctx: GenericEndpointContext, accountId: string) {
    const cookie = ctx.context.createAuthCookie(HALF_COOKIE, { maxAge: HALF_SECONDS })
    const half = generateRandomString(32)
    await ctx.context.internalAdapter.createVerificationValue({
      identifier: half,
      value: accountId,
      expiresAt: new Date(libraryClock.now().getTime() + HALF_SECONDS * 1_000),
    })
    await ctx.setSignedCookie(cookie.name, half, ctx.context.secret, cookie.attributes)
  }

  /** A half session never becomes a session itself: a correct code within `SECOND_STEP_MINUTES` starts a full one. */
  async function finishHalf(
    ctx: GenericEndpointContext,
    begunWith: Factor,
    isRight: (id: AccountId) => Promise<boolean>,
  ) {
    const { internalAdapter, secret, authCookies } = ctx.context
    const cookie = ctx.context.createAuthCookie(HALF_COOKIE)
    const half = await ctx.getSignedCookie(cookie.name, secret)
    const kept = half ? await internalAdapter.findVerificationValue(half) : null
    if (!half || !kept || kept.expiresAt < libraryClock.now()) throw tooLate()
    const id = kept.value as AccountId
    const known = ctx.getCookie(ctx.context.createAuthCookie(KNOWN_DEVICE).name) ?? ''
    const device = await devices.find(known, id)
    // An attacker who knows the password and guesses codes must not use up the owner's tries: neither those of the
    // owner's browser nor those of a signed-in session.
    await tries.take([
      device
        ? { limit: 'proofByDevice', subject: device }
        : { limit: 'proofByStranger', subject: id },
    ])
    if (!(await isRight(id))) {
      if (!device) await warnOwner(ctx, id)
      throw wrongCode()
    }

    const consumed = await internalAdapter.consumeVerificationValue(half)
    const user = consumed && (await internalAdapter.findUserById(id))
    if (!user) throw tooLate()
    const isShort = Boolean(await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret))
    const session = await internalAdapter.createSession(user.id, isShort, { factor: begunWith })
    await setSessionCookie(ctx, { session, user }, isShort)
    expireCookie(ctx, cookie)
    return ctx.json({ status: true })
  }

  /** Someone has the password, so the owner must know; a mistyped code is no news. */
  async function warnOwner(ctx: GenericEndpointContext, id: AccountId) {
    if (await tries.isWithin({ limit: 'wrongCodeBeforeNews', subject: id })) return
    if (!(await tries.isWithin({ limit: 'wrongCodeNews', subject: id }))) return
    const owner = await ctx.context.internalAdapter.findUserById(id)
    if (owner) await tell(owner, 'wrong-codes')
  }
}

function codePage(publicUrl: string, goingTo: string | null): string {
  const { pathname, search } = new URL(goingTo ?? '/', publicUrl)
  return `${publicUrl}${CODE_PAGE}?next=${encodeURIComponent(pathname + search)}`
}

const ALREADY_ON = {
  code: 'TOTP_ALREADY_ENABLED',
  message: 'Two-step sign-in is already on.',
}
const NOT_ON = { code: 'TOTP_NOT_ENABLED', message: 'Two-step sign-in is not on yet.' }

const wrongCode = () =>
  new APIError('UNAUTHORIZED', {
    code: 'INVALID_CODE',
    message: 'That code is wrong or was already used.',
  })

const tooLate = () =>
  new APIError('UNAUTHORIZED', {
    code: 'SIGN_IN_AGAIN',
    message: 'That took too long. Sign in again.',
  })
