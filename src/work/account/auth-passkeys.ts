/**
 * Passkeys. Creating and using one requires user verification (fingerprint, face or PIN), is bound to this site, and
 * needs a challenge that works once. A passkey also counts as a fresh proof in a session of the same account.
 */
import { passkey } from '@better-auth/passkey'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import type { AccountId } from '#core/account/account.ts'
import { CONFIRM_HEADER } from '#core/account/auth-names.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as operators from '#store/operators.ts'
import * as passkeys from '#store/passkeys.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import { columns } from './auth-columns.ts'

/** The endpoint that starts a session with a passkey. */
export const PASSKEY_SIGN_IN = '/passkey/verify-authentication'

type Parts = { db: Db; publicUrl: string; events: SecurityEvents }

export function passkeySignIn({ db, publicUrl, events }: Parts) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Rolecall',
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ ctx, verification, user }) => {
        if (!verification.registrationInfo?.userVerified) throw notVerified()
        const session = await getSessionFromCtx(ctx)
        if (session?.session.factor) return
        const accountId = user.id as AccountId
        const hadRights = await inTransaction(db, (tx) => operators.removeAccount(tx, accountId))
        if (hadRights) events.note('operator_removed', { accountId })
      },
    },
    authentication: {
      afterVerification: async ({ ctx, verification, clientData }) => {
        if (!verification.authenticationInfo.userVerified) throw notVerified()
        const confirming = ctx.headers?.get(CONFIRM_HEADER)
        if (confirming && (await passkeys.ownerOf(db, clientData.id)) !== confirming) {
          throw new APIError('UNAUTHORIZED', NOT_YOURS)
        }
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          ...columns('publicKey', 'deviceType', 'backedUp', 'createdAt'),
          credentialID: 'credential_id',
          userId: 'account_id',
        },
      },
    },
  })
}

const notVerified = () =>
  new APIError('UNAUTHORIZED', {
    code: 'USER_NOT_VERIFIED',
    message: 'Use a passkey that asks for your fingerprint, face or PIN.',
  })

const NOT_YOURS = { code: 'NOT_CONFIRMED', message: 'That passkey belongs to another account.' }
