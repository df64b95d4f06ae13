/** Accounts elsewhere that people may sign in with: what the operator sets for each provider, and where it is. */
import { GITHUB, type SignInProvider } from '#work/account/sign-in-providers.ts'

type Prefix = 'GOOGLE' | 'GITHUB' | 'MICROSOFT' | 'APPLE' | 'OIDC'
type Name = `${Prefix}_CLIENT_ID` | `${Prefix}_CLIENT_SECRET` | 'MICROSOFT_TENANT' | 'OIDC_ISSUER'
type Given = { readonly [name in Name]?: string | undefined } & { readonly OIDC_LABEL: string }

type Provider = Pick<SignInProvider, 'id' | 'answersByForm' | 'isOwnOrganisation'> & {
  label: string | ((given: Given) => string)
  prefix: Prefix
  /** What it needs besides a client's id and secret. */
  also?: Name
  /** Null for a provider without a discovery document. */
  issuer: ((given: Given) => string) | null
}

const PROVIDERS: readonly Provider[] = [
  { id: 'google', label: 'Google', prefix: 'GOOGLE', issuer: () => 'https://accounts.google.com' },
  { id: GITHUB, label: 'GitHub', prefix: 'GITHUB', issuer: null },
  {
    id: 'microsoft',
    label: 'Microsoft',
    prefix: 'MICROSOFT',
    also: 'MICROSOFT_TENANT',
    issuer: (given) => `https://login.microsoftonline.com/${given.MICROSOFT_TENANT}/v2.0`,
    isOwnOrganisation: true,
  },
  {
    id: 'apple',
    label: 'Apple',
    prefix: 'APPLE',
    issuer: () => 'https://appleid.apple.com',
    answersByForm: true,
  },
  {
    id: 'oidc',
    label: (given) => given.OIDC_LABEL,
    prefix: 'OIDC',
    also: 'OIDC_ISSUER',
    issuer: (given) => `${given.OIDC_ISSUER}`,
  },
]

/** The settings of each provider, all of which it needs, or none. */
export const PROVIDER_SETTINGS: readonly (readonly Name[])[] = PROVIDERS.map(({ prefix, also }) => [
  `${prefix}_CLIENT_ID`,
  `${prefix}_CLIENT_SECRET`,
  ...(also ? [also] : []),
])

/** Those that the operator has set up. */
export const providersOf = (given: Given): SignInProvider[] =>
  PROVIDERS.flatMap(({ prefix, also, issuer, label, ...provider }) => {
    const clientId = given[`${prefix}_CLIENT_ID`]
    const clientSecret = given[`${prefix}_CLIENT_SECRET`]
    if (!clientId || !clientSecret) return []
    return {
      ...provider,
      label: typeof label === 'string' ? label : label(given),
      clientId,
      clientSecret,
      discoveryUrl: issuer && `${issuer(given)}/.well-known/openid-configuration`,
    }
  })
