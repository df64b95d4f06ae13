/**
 * Where sign-up is closed or by invitation, every way to create an account is refused in one place: before the library
 * writes the account, whatever began it. An invitation is a cookie, set by its link, and is used up before the account
 * exists: if anything fails in between, it is lost and nobody got in.
 */
import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { AccountId } from '#core/account/account.ts'
import { cookiePrefix } from '#core/account/auth-names.ts'
import type { Settings } from '#core/settings/settings.ts'
import {
  type HeldInvitation,
  SIGN_UP_REFUSALS,
  type SignUpRefusal,
  signUpRefusal,
} from '#core/settings/sign-up-mode.ts'
import type { Db } from '#store/db.ts'
import * as invitations from '#store/invitations.ts'
import type { AuditLog } from '#work/use-case/audit-log.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

type Parts = {
  db: Db
  clock: Clock
  settings: Pick<Settings, 'publicUrl' | 'signUp'>
}

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

export const isInvitationToken = (text: string) => TOKEN.test(text)

export const hashInvitation = (token: string) => createHash('sha256').update(token).digest()

/** The cookie in which a browser keeps its invitation until it is used. */
export const invitationCookie = (publicUrl: string) => `${cookiePrefix(publicUrl)}.invitation`

/** Long enough to sign up, and to come back from a provider. */
const COOKIE_SECONDS = 24 * 3_600

/** For a Set-Cookie header. */
export const keepInvitation = (token: string, publicUrl: string): string =>
  [
    `${invitationCookie(publicUrl)}=${token}`,
    'Path=/',
    `Max-Age=${COOKIE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

/** Null if the browser has none, or something else in its place. */
function tokenOf(headers: Headers | null | undefined, publicUrl: string): string | null {
  const begin = `${invitationCookie(publicUrl)}=`
  const cookies = headers?.get('cookie')?.split(/;\s*/) ?? []
  const token = cookies.find((it) => it.startsWith(begin))?.slice(begin.length) ?? ''
  return isInvitationToken(token) ? token : null
}

/** Why a browser with these headers may not sign up; null if it may. Uses nothing up. */
export async function findSignUpRefusal(
  { db, clock, settings }: Parts,
  headers: Headers | null | undefined,
): Promise<SignUpRefusal | null> {
  const { signUp, publicUrl } = settings
  if (signUp !== 'invitation') return signUpRefusal(signUp, 'none')
  return signUpRefusal(signUp, await heldOf({ db, clock }, tokenOf(headers, publicUrl)))
}

async function heldOf(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  token: string | null,
): Promise<HeldInvitation> {
  if (token === null) return 'none'
  const isOpen = await invitations.isOpen(db, hashInvitation(token), clock.now())
  return isOpen ? 'valid' : 'invalid'
}

/** For the library's hook before it creates an account. Throws unless sign-up is open or the invitation was valid. */
export async function takeInvitation(
  { db, clock, settings }: Parts,
  headers: Headers | null | undefined,
): Promise<void> {
  const { signUp, publicUrl } = settings
  if (signUp === 'open') return
  if (signUp === 'closed') throw refused('SIGN_UP_CLOSED')
  const token = tokenOf(headers, publicUrl)
  if (token === null) throw refused('INVITATION_NEEDED')
  const isTaken = await invitations.take(db, hashInvitation(token), clock.now())
  if (!isTaken) throw refused('INVITATION_INVALID')
}

/** For the library's hook after it created an account. */
export async function noteInvited(
  { db, settings, audit }: Parts & { audit: AuditLog },
  headers: Headers | null | undefined,
  accountId: AccountId,
): Promise<void> {
  if (settings.signUp !== 'invitation') return
  const token = tokenOf(headers, settings.publicUrl)
  if (token === null) return
  await invitations.setAccount(db, hashInvitation(token), accountId)
  const by = { kind: 'person', id: accountId } as const
  await audit.record(db, { action: 'invitation_used', by, about: accountId })
}

/**
 * Refuses a sign-up with a password before it is looked whether the address has an account: otherwise the answer would
 * reveal that.
 */
export function gatedSignUp(parts: Parts) {
  return {
    id: 'gated-sign-up',
    hooks: {
      before: [
        {
          matcher: (ctx) => ctx.path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            const token = presented(parts, ctx.headers)
            if (token) await invitations.release(parts.db, token, ctx.body.email)
            const refusal = await findSignUpRefusal(parts, ctx.headers)
            if (refusal) throw refused(refusal)
          }),
        },
      ],
      // An address that has an account uses the invitation up as well, so that nobody learns which ones do.
      after: [
        {
          matcher: (ctx) => ctx.path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            const token = presented(parts, ctx.headers)
            if (!token || ctx.context.returned instanceof APIError) return
            await invitations.take(parts.db, token, parts.clock.now())
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** The hash of the invitation that a browser presents, where one is needed. */
function presented({ settings }: Parts, headers: Headers | null | undefined): Buffer | null {
  const token = settings.signUp === 'invitation' ? tokenOf(headers, settings.publicUrl) : null
  return token === null ? null : hashInvitation(token)
}

const refused = (code: SignUpRefusal) =>
  new APIError('FORBIDDEN', { code, message: SIGN_UP_REFUSALS[code] })
