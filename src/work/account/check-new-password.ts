/** Applies the password rule wherever a new password is chosen. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { type Owner, passwordProblem } from '#core/account/password-rule.ts'
import { Refusal } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'
import type { Db } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Auth } from './auth.ts'

type Parts = { db: Db; auth: Auth }
type Body = Record<string, unknown>

/** The endpoints that set a password: the field that holds it, and its future owner. */
const CHOSEN: Record<
  string,
  { part: string; owner: (body: Body, viewer: Viewer | null, parts: Parts) => Promise<Owner> }
> = {
  '/sign-up/email': {
    part: 'password',
    owner: async ({ email, name }) => ({ email: `${email}`, name: `${name}` }),
  },
  '/email-otp/reset-password': {
    part: 'password',
    owner: async ({ email }) => ({ email: `${email}`, name: null }),
  },
  '/reset-password': {
    part: 'newPassword',
    async owner({ token }, _, { db, auth }) {
      const { internalAdapter } = await auth.$context
      const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      const owner = kept && (await signInMethods.owner(db, kept.value as AccountId))
      return owner ?? { email: null, name: null }
    },
  },
  '/change-password': {
    part: 'newPassword',
    owner: async (_, viewer) => ({ email: viewer?.email ?? null, name: viewer?.name ?? null }),
  },
}

/** `path` is relative to /api/auth. Throws `invalid_body` with the reason. */
export async function checkNewPassword(
  parts: Parts,
  path: string,
  body: Body,
  viewer: Viewer | null,
): Promise<void> {
  const chosen = entryOf(CHOSEN, path)
  if (!chosen) return
  const owner = await chosen.owner(body, viewer, parts)
  const message = passwordProblem(`${body[chosen.part]}`, owner)
  if (message) throw new Refusal('invalid_body', [{ parameter: chosen.part, message }])
}
