/** The addresses of the MCP server and of our authorization server, as its metadata names them. */

export const MCP_PATH = '/mcp'
export const AUTHORIZE_PATH = '/oauth/authorize'
export const TOKEN_PATH = '/oauth/token'
export const REGISTER_PATH = '/oauth/register'
export const REVOKE_PATH = '/oauth/revoke'
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource'
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server'

/** What tokens are for: the audience, by RFC 8707. */
export const mcpResource = (publicUrl: string): string => `${publicUrl}${MCP_PATH}`

/** Begins every access token that OAuth issued, so that scanners recognize a leaked one. */
export const OAUTH_TOKEN_PREFIX = 'rco_'
export const REFRESH_TOKEN_PREFIX = 'rcr_'

const OAUTH_TOKEN = /^rco_([\w-]{43})$/

/** The token of an Authorization header without its prefix; null if it's no token of ours from OAuth. */
export function parseOAuthBearer(header: string | null): string | null {
  const [, given] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? []
  return OAUTH_TOKEN.exec(given ?? '')?.[1] ?? null
}
