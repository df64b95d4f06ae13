/**
 * Accounts elsewhere that people may sign in with, as the operator has set them up. All but GitHub speak OpenID
 * Connect: their discovery document says where to ask, and their ID token is taken only with the right signature,
 * issuer, audience, nonce and age. All are asked with PKCE and a state that is bound to the browser.
 */
import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import type { Db } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'

export type SignInProvider = {
  id: string
  /** As a button names it. */
  label: string
  clientId: string
  clientSecret: string
  /** Where its discovery document lies; null for GitHub, which has none. */
  discoveryUrl: string | null
  /** Apple answers by a form that the browser sends. */
  answersByForm?: true
  /** Every address in it is the organisation's own word, though its tokens do not say that they are proved. */
  isOwnOrganisation?: true
}

export const GITHUB = 'github'

/** What a provider says of somebody; the rest is not taken over. */
type Claims = { email?: unknown; email_verified?: unknown; name?: unknown }

export function providerOptions(providers: readonly SignInProvider[], db: Db) {
  const github = providers.find(({ id }) => id === GITHUB)
  const openId = providers.flatMap((it) =>
    it.discoveryUrl ? [{ ...it, discoveryUrl: it.discoveryUrl }] : [],
  )
  return {
    socialProviders: github
      ? { github: { clientId: github.clientId, clientSecret: github.clientSecret } }
      : {},
    plugin: genericOAuth({
      config: openId.map((provider) => ({
        providerId: provider.id,
        name: provider.label,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        discoveryUrl: provider.discoveryUrl,
        requireIdTokenVerification: true,
        pkce: true,
        scopes: provider.answersByForm
          ? ['openid', 'email', 'name']
          : ['openid', 'email', 'profile'],
        ...(provider.answersByForm && { responseMode: 'form_post' as const }),
        async mapProfileToUser(claims: Claims) {
          const email = String(claims.email ?? '').toLowerCase()
          const emailVerified =
            provider.isOwnOrganisation === true || `${claims.email_verified}` === 'true'
          // A stranger's sign-up with this address, which nobody proved, does not stand in its owner's way.
          if (email && emailVerified) await signInMethods.dropUnproved(db, email)
          return { email, emailVerified, name: String(claims.name ?? '') }
        },
      })),
    }),
  }
}

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/** An address that the provider does not vouch for makes no account: it might be somebody else's. */
export const requireProvedAddress: ValidateUserInfo = ({ user, source }) => {
  const isNew = source.method === 'oauth' && source.action === 'create-user'
  return isNew && user.emailVerified !== true ? { error: 'email_not_verified' } : undefined
}
