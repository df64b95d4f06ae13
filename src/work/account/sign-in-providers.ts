/**
 * The sign-in providers that the operator has configured. All except GitHub use OpenID Connect: their discovery
 * document lists the endpoints, and their ID token must have the right signature, issuer, audience, nonce and age.
 * All use PKCE and a state bound to the browser.
 */
import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import type { Db } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'

export type SignInProvider = {
  id: string
  label: string
  clientId: string
  clientSecret: string
  /** The URL of its discovery document; null for GitHub, which has none. */
  discoveryUrl: string | null
  /** Apple answers with a form that the browser posts. */
  answersByForm?: true
  /** The organization controls every address in it, although its tokens do not mark them as verified. */
  isOwnOrganisation?: true
}

export const GITHUB = 'github'

/** What we take from a provider's claims; the rest is ignored. */
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
          // An unconfirmed sign-up with this address must not block its owner.
          if (email && emailVerified) await signInMethods.dropUnproved(db, email)
          return { email, emailVerified, name: String(claims.name ?? '') }
        },
      })),
    }),
  }
}

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/** An address that the provider does not vouch for cannot create an account: it might belong to someone else. */
export const requireProvedAddress: ValidateUserInfo = ({ user, source }) => {
  const isNew = source.method === 'oauth' && source.action === 'create-user'
  return isNew && user.emailVerified !== true ? { error: 'email_not_verified' } : undefined
}
