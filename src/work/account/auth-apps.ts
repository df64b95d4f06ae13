/**
 * The authorization server for connected apps, by Better Auth's plug-in: OAuth 2.1 with PKCE, for public clients that
 * register themselves. What reaches it passes through server/assistant/oauth-routes.ts and the page that asks for
 * consent, which are stricter. Tokens are opaque, and stored as hashes.
 */
import { randomBytes } from 'node:crypto'
import { oauthProvider } from '@better-auth/oauth-provider'
import {
  AUTHORIZE_PATH,
  mcpResource,
  OAUTH_TOKEN_PREFIX,
  REFRESH_TOKEN_PREFIX,
} from '#core/assistant/mcp-address.ts'
import { SCOPE_NAMES, STAY_CONNECTED } from '#core/assistant/scope.ts'
import { columns } from './auth-columns.ts'
import { hashAppToken } from './hash-app-token.ts'

const CODE_SECONDS = 60
const ACCESS_SECONDS = 3_600
/** An app that isn't used for this long has to be connected again. */
const REFRESH_SECONDS = 30 * 24 * 3_600

const owned = { clientId: 'client_id', userId: 'account_id' } as const
const issued = {
  ...owned,
  ...columns('sessionId', 'authorizationCodeId', 'requestedUserInfoClaims'),
  ...columns('expiresAt', 'createdAt'),
  token: 'token_sha256',
} as const

export const appAuthorization = (publicUrl: string) =>
  oauthProvider({
    loginPage: '/auth/signin',
    consentPage: AUTHORIZE_PATH,
    scopes: [...SCOPE_NAMES, STAY_CONNECTED],
    resources: [mcpResource(publicUrl)],
    enforcePerClientResources: false,
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    disableJwtPlugin: true,
    codeExpiresIn: CODE_SECONDS,
    accessTokenExpiresIn: ACCESS_SECONDS,
    refreshTokenExpiresIn: REFRESH_SECONDS,
    storeTokens: { hash: async (token) => hashAppToken(token) },
    generateOpaqueAccessToken: makeToken,
    generateRefreshToken: makeToken,
    prefix: { opaqueAccessToken: OAUTH_TOKEN_PREFIX, refreshToken: REFRESH_TOKEN_PREFIX },
    silenceWarnings: { oauthAuthServerConfig: true },
    schema: {
      oauthClient: {
        modelName: 'oauth_clients',
        fields: {
          ...columns('clientId', 'clientSecret', 'clientCredentialsScopes', 'redirectUris'),
          ...columns('grantTypes', 'responseTypes', 'tokenEndpointAuthMethod', 'applicationType'),
          ...columns('dpopBoundAccessTokens', 'createdAt', 'updatedAt'),
        },
      },
      oauthConsent: {
        modelName: 'oauth_consents',
        fields: { ...owned, ...columns('requestedUserInfoClaims', 'createdAt', 'updatedAt') },
      },
      oauthRefreshToken: {
        modelName: 'oauth_refresh_tokens',
        fields: {
          ...issued,
          ...columns('rotatedAt', 'rotationReplayResponse', 'rotationReplayExpiresAt', 'authTime'),
        },
      },
      oauthAccessToken: {
        modelName: 'oauth_access_tokens',
        fields: { ...issued, refreshId: 'refresh_id' },
      },
    },
  })

/** 256 random bits. */
const makeToken = () => randomBytes(32).toString('base64url')
