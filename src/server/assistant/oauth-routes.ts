/**
 * What connected apps ask for without a browser: metadata (RFC 9728, RFC 8414), registration (RFC 7591), tokens, and
 * revocation (RFC 7009). Stricter than the library behind it: only public clients, each parameter once, and limits
 * before anything is checked. Cookies are ignored. Answers have the formats of OAuth.
 */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { AUTH_PATH } from '#core/account/auth-names.ts'
import { blockOf, type LimitName, type Trier } from '#core/account/rate-limit.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as addresses from '#core/assistant/mcp-address.ts'
import { redirectKind } from '#core/assistant/redirect-address.ts'
import { SCOPE_NAMES } from '#core/assistant/scope.ts'
import type { MeServices } from '#server/api/me-route.ts'
import { problemResponse } from '#server/http/problem.ts'
import { endConnection } from '#work/assistant/end-connection.ts'
import type { Visitor } from '#work/job/count-visit.ts'

const MAX_BODY_BYTES = 16 * 1024
const MAX_REDIRECTS = 10
const MAX_NAME = 80
const HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

type Options = { services: MeServices; visitorOf(c: Context): Visitor }

/** What else an app states about itself is ignored, as the standard allows. */
const Registration = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
  client_name: z.string().max(1_000).optional(),
})

const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.string(),
    code: z.string(),
    code_verifier: z.string(),
    redirect_uri: z.string(),
    resource: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    refresh_token: z.string(),
    scope: z.string().optional(),
    resource: z.string().optional(),
  }),
])

export function createOAuthRoutes({ services, visitorOf }: Options) {
  const { publicUrl } = services.settings
  const resource = addresses.mcpResource(publicUrl)
  const app = new Hono()
  app.onError((error, c) => problemResponse(c, error, services))

  const resourceMetadata = {
    resource,
    resource_name: 'Rolecall',
    resource_documentation: `${publicUrl}/api/docs`,
    authorization_servers: [publicUrl],
    scopes_supported: SCOPE_NAMES,
    bearer_methods_supported: ['header'],
  }
  const serverMetadata = {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}${addresses.AUTHORIZE_PATH}`,
    token_endpoint: `${publicUrl}${addresses.TOKEN_PATH}`,
    registration_endpoint: `${publicUrl}${addresses.REGISTER_PATH}`,
    revocation_endpoint: `${publicUrl}${addresses.REVOKE_PATH}`,
    scopes_supported: SCOPE_NAMES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}/api/docs`,
  }
  for (const path of ['', addresses.MCP_PATH]) {
    app.get(`${addresses.RESOURCE_METADATA_PATH}${path}`, (c) => publicly(c, resourceMetadata))
  }
  app.get(addresses.SERVER_METADATA_PATH, (c) => publicly(c, serverMetadata))

  app.post(addresses.REGISTER_PATH, async (c) => {
    await take(c, { network: 'appsByNetwork', block: 'appsByBlock', overall: 'appsOverall' })
    if (typeOf(c) !== 'application/json') throw new Refusal('body_not_json')
    const given = Registration.safeParse(parseJson(await bodyText(c)))
    if (!given.success) return failed(c, 'invalid_client_metadata', 'redirect_uris is required')
    const { redirect_uris, client_name } = given.data
    const kinds = redirect_uris.map(redirectKind)
    if (kinds.includes(null)) {
      const rule =
        'Each must be https, http on localhost, or a scheme of the app’s own such as com.example.app:/callback, without a fragment'
      return failed(c, 'invalid_redirect_uri', rule)
    }
    const name = toName(client_name ?? '')
    return passOn(
      c,
      '/oauth2/register',
      'application/json',
      JSON.stringify({
        redirect_uris,
        client_name: name || 'An app without a name',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        application_type: kinds.every((kind) => kind === 'web') ? 'web' : 'native',
      }),
    )
  })

  app.post(addresses.TOKEN_PATH, async (c) => {
    await take(c, { network: 'codeByNetwork', block: 'codeByBlock' })
    const form = await readForm(c)
    if (!form) return failed(c, 'invalid_request', 'Send each parameter once, as a form')
    const { grant_type } = form
    if (grant_type !== 'authorization_code' && grant_type !== 'refresh_token') {
      return failed(c, 'unsupported_grant_type', 'Use authorization_code or refresh_token')
    }
    const given = TokenRequest.safeParse(form)
    if (!given.success) {
      const missing = given.error.issues.map(({ path }) => path.join('.')).join(', ')
      return failed(c, 'invalid_request', `Missing or invalid: ${missing}`)
    }
    const { resource: asked = resource, ...rest } = given.data
    if (asked !== resource) return failed(c, 'invalid_target', `Tokens are for ${resource} only`)
    const fields = Object.entries({ ...rest, resource }).filter((it) => it[1] !== undefined)
    const body = new URLSearchParams(fields as [string, string][])
    const type = 'application/x-www-form-urlencoded'
    const answer = await passOn(c, '/oauth2/token', type, body.toString())
    if (!answer.ok) {
      const { network } = visitorOf(c)
      services.events.note('app_refused', { network })
    }
    return answer
  })

  app.post(addresses.REVOKE_PATH, async (c) => {
    await take(c, { network: 'codeByNetwork', block: 'codeByBlock' })
    const form = await readForm(c)
    const { token, client_id: clientId } = form ?? {}
    if (!token || !clientId) return failed(c, 'invalid_request', 'token and client_id are required')
    const stripped = token.replace(/^rc[or]_/, '')
    await endConnection(services, { clientId, token: stripped })
    return c.body(null, 200, HEADERS)
  })
  return app

  type Limited = { network: LimitName; block: LimitName; overall?: LimitName }

  async function take(c: Context, limits: Limited) {
    const { network } = visitorOf(c)
    const block = blockOf(network)
    const triers: Trier[] = [{ limit: limits.network, subject: network }]
    if (block) triers.push({ limit: limits.block, subject: block })
    if (limits.overall) triers.push({ limit: limits.overall, subject: '' })
    await services.tries.take(triers)
  }

  /** Without anything of the request but its checked content. */
  async function passOn(c: Context, path: string, type: string, body: string): Promise<Response> {
    const answer = await services.askAppAuthorization(
      new Request(`${publicUrl}${AUTH_PATH}${path}`, {
        method: 'POST',
        headers: { 'content-type': type, origin: publicUrl },
        body,
      }),
    )
    if (answer.status >= 500) throw new Error(`the authorization server answered ${answer.status}`)
    const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null
    if (answer.ok && said) return c.json(said, answer.status === 201 ? 201 : 200, HEADERS)
    const error = typeof said?.error === 'string' ? said.error : 'invalid_request'
    const words = typeof said?.error_description === 'string' ? said.error_description : undefined
    return failed(c, error, words)
  }
}

/** Metadata is the same for everybody, and web pages of other sites may read it. */
function publicly(c: Context, metadata: object) {
  return c.json(metadata, 200, {
    'Cache-Control': 'public, max-age=3600',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

const failed = (c: Context, error: string, description?: string) =>
  c.json({ error, ...(description && { error_description: description }) }, 400, HEADERS)

const typeOf = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

async function bodyText(c: Context): Promise<string> {
  const text = await c.req.text()
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw new Refusal('body_too_large')
  return text
}

/** Null for another type, and if a parameter occurs twice. */
async function readForm(c: Context): Promise<Record<string, string> | null> {
  if (typeOf(c) !== 'application/x-www-form-urlencoded') return null
  const pairs = [...new URLSearchParams(await bodyText(c))]
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) return null
  return Object.fromEntries(pairs)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('body_not_json')
  }
}

/** Without characters that are invisible or change the direction of text. */
const toName = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed()
    .trim()
