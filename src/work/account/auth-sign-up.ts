/**
 * Anybody can sign up with somebody else's address and wait for its owner to prove it (pre-hijacking). So the
 * browser that chose the password keeps a secret; the code from the mail proves the address, and only in that browser
 * does the password stay (AU-15). An address that nobody proved belongs to the last one to sign up.
 */
import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'
import type { AccountId } from '#core/account/account.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Keyring } from '#work/world/keyring.ts'
import { keepingWayIn } from './remove-way-in.ts'

const COOKIE = 'sign_up'
/** What its secret is signed for. */
const PURPOSE = 'sign-up'
/** Long enough to look for a mail. */
const COOKIE_SECONDS = 24 * 3_600

type SignUpParts = {
  db: Db
  keys: Keyring
  /** The providers that this instance is set up with. */
  offered: readonly string[]
}

export function provedSignUp({ db, keys, offered }: SignUpParts) {
  /** Requests that may prove an address for the first time. */
  const firstProofs = new WeakSet<Request>()

  return {
    id: 'proved-sign-up',
    hooks: {
      before: [
        {
          matcher: (ctx) => ctx.path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            await signInMethods.dropUnproved(db, ctx.body.email)
          }),
        },
        {
          matcher: (ctx) => ctx.path === '/email-otp/verify-email',
          handler: createAuthMiddleware(async (ctx) => {
            const isFirst = await signInMethods.isUnproved(db, ctx.body.email)
            if (isFirst && ctx.request) firstProofs.add(ctx.request)
          }),
        },
      ],
      after: [
        {
          matcher: (ctx) => ctx.path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            if (isAPIError(ctx.context.returned)) return
            // Given for every address alike. For one that has an account the library answers a made-up id, and the
            // proof is of nothing.
            const { user } = ctx.context.returned as { user: { id: AccountId } }
            const proof = randomBytes(32).toString('base64url')
            await signInMethods.keepSignUpProof(db, user.id, keys.mac(PURPOSE, proof))
            const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: COOKIE_SECONDS })
            ctx.setCookie(cookie.name, proof, cookie.attributes)
          }),
        },
        {
          matcher: (ctx) => ctx.path === '/email-otp/verify-email',
          handler: createAuthMiddleware(async (ctx) => {
            const id = ctx.context.newSession?.user.id as AccountId | undefined
            if (!id || !ctx.request || !firstProofs.has(ctx.request)) return
            const cookie = ctx.context.createAuthCookie(COOKIE)
            const proof = ctx.getCookie(cookie.name)
            await inTransaction(db, (tx) =>
              keepingWayIn(tx, { accountId: id, offered }, () =>
                signInMethods.settleSignUp(tx, id, proof ? keys.macs(PURPOSE, proof) : []),
              ),
            )
            if (proof) expireCookie(ctx, cookie)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
