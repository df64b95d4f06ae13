/**
 * Anyone can sign up with somebody else's address and wait for its owner to prove it (pre-hijacking). So the name and
 * the password of a sign-up belong to the browser that sent them: the code from the mail proves the address, and the
 * account gets what was chosen in that browser, or no password at all (AU-15).
 */
import type { BetterAuthPlugin } from '@better-auth/core'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { AccountId } from '#core/account/account.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import { browserSecret } from './code-browser.ts'
import { keepingWayIn } from './remove-way-in.ts'

/** What the browser's secret is hashed for. */
const PURPOSE = 'sign-up'

type SignUpParts = {
  db: Db
  keys: Keyring
  /** The providers configured on this instance. */
  offered: readonly string[]
}

/** The hashes under which this browser's sign-up may be pending, by each of the instance's keys. */
export function signUpBrowsers(keys: Keyring): Buffer[] {
  const secret = browserSecret()
  return secret === null ? [] : keys.macs(PURPOSE, secret)
}

/**
 * Gives the account the name and password chosen in this browser, or none. Run after the code was checked and before
 * the address counts as proved: if this fails, nothing is proved.
 */
export const settleFirstProof = (
  { db, keys, offered }: SignUpParts,
  user: { id: string; emailVerified: boolean },
): Promise<void> =>
  user.emailVerified
    ? Promise.resolve()
    : inTransaction(db, (tx) =>
        keepingWayIn(tx, { accountId: user.id as AccountId, offered }, () =>
          signInMethods.settleSignUp(tx, user.id as AccountId, signUpBrowsers(keys)),
        ),
      )

export function provedSignUp({ db, keys }: SignUpParts) {
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
      ],
      after: [
        {
          matcher: (ctx) => ctx.path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            if (isAPIError(ctx.context.returned)) return
            const secret = browserSecret()
            if (secret === null) return
            // For an address that has an account already, the library answers with an invented id.
            const { user } = ctx.context.returned as { user: { id: AccountId } }
            await signInMethods.keepSignUp(db, user.id, keys.mac(PURPOSE, secret))
          }),
        },
        {
          // A sign-in proves the address, also by a link, a code or a provider.
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const id = ctx.context.newSession?.user.id as AccountId | undefined
            if (!id) return
            await inTransaction(db, (tx) => signInMethods.endSignUps(tx, id, signUpBrowsers(keys)))
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
