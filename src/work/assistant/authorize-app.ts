/**
 * Connecting an app: reads what it asks for, and answers it once the person has decided. Reading changes nothing, and
 * every connection is decided again. Better Auth checks the client, the exact redirect address and PKCE.
 */
import type { Viewer } from '#core/account/account.ts'
import { AUTH_PATH } from '#core/account/auth-names.ts'
import { AUTHORIZE_PATH, mcpResource } from '#core/assistant/mcp-address.ts'
import { redirectKind } from '#core/assistant/redirect-address.ts'
import { knownScopes, type Scope, STAY_CONNECTED } from '#core/assistant/scope.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as oauthClients from '#store/oauth-clients.ts'
import { requireFreshProof } from '#work/account/require-fresh-proof.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'events' | 'askAppAuthorization' | 'keys'>

/** What the page shows. */
export type AppRequest = {
  clientId: string
  name: string
  redirectUri: string
  scopes: Scope[]
}

/** Not a request that can be answered, or one whose app gets the error itself. */
export type AppRequestProblem = { problem: 'invalid' } | { problem: 'sent back'; url: string }

/** The parameters of OAuth that we take. Others are ignored, as RFC 6749 says. */
const PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const
/** In characters. */
const MAX_VALUE = 1_500

export async function readAppRequest(
  deps: Deps,
  headers: Headers,
  given: URLSearchParams,
): Promise<AppRequest | AppRequestProblem> {
  const query = cleanQuery(deps, given)
  if (!query) return { problem: 'invalid' }
  const asked = await ask(deps, headers, query)
  if ('problem' in asked) return asked
  const client = await oauthClients.find(deps.db, query.get('client_id') ?? '')
  if (!client) return { problem: 'invalid' }
  return {
    clientId: client.clientId,
    name: client.name ?? client.clientId,
    redirectUri: query.get('redirect_uri') ?? '',
    scopes: knownScopes((query.get('scope') ?? '').split(' ')),
  }
}

export type AppDecision = { accept: boolean; scopes: readonly Scope[] }

/** Returns where to send the browser. Throws without a fresh proof of identity. */
export async function decideAppRequest(
  deps: Deps,
  viewer: Viewer,
  { headers, given }: { headers: Headers; given: URLSearchParams },
  { accept, scopes }: AppDecision,
): Promise<{ url: string } | { problem: 'invalid' }> {
  const { db, clock, keys, settings, events } = deps
  if (accept) requireFreshProof(viewer, clock.now())
  const query = cleanQuery(deps, given)
  if (!query) return { problem: 'invalid' }
  const asked = await ask(deps, headers, query)
  if ('problem' in asked) return asked.problem === 'sent back' ? asked : { problem: 'invalid' }
  const wanted = (query.get('scope') ?? '').split(' ')
  const granted = [...scopes.filter((scope) => wanted.includes(scope)), STAY_CONNECTED]
  const answer = await deps.askAppAuthorization(
    new Request(`${settings.publicUrl}${AUTH_PATH}/oauth2/consent`, {
      method: 'POST',
      headers: ownHeaders(deps, headers, 'application/json'),
      body: JSON.stringify({ accept, scope: granted.join(' '), oauth_query: asked.signed }),
    }),
  )
  const body = (await answer.json().catch(() => null)) as { url?: unknown } | null
  const url = typeof body?.url === 'string' ? withIssuer(deps, body.url) : null
  if (!answer.ok || url === null || !isBackAt(url, query)) return { problem: 'invalid' }
  if (!accept) return { url }
  const client = await oauthClients.find(db, query.get('client_id') ?? '')
  await inTransaction(db, async (tx) => {
    accountChanges.record(tx, viewer.id, { kind: 'account', subject: null }, clock.now())
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId: viewer.id,
        kind: 'app-connected',
        recipient: viewer.email,
        ...letter({
          subject: 'An app was connected to your account',
          lines: [
            `You allowed the app “${client?.name ?? 'without a name'}” to use your account. The page below lists what it may do and what it changed, and has a button to disconnect it.`,
            'If you didn’t connect this app, disconnect it right away and choose a new password.',
            { link: `${settings.publicUrl}/dashboard/assistants`, label: 'See connected apps' },
          ],
        }),
      },
    )
  })
  events.note('app_connected', { accountId: viewer.id })
  return { url }
}

/** Null if a parameter occurs twice or is too long, or people may not be sent to its address. */
function cleanQuery(
  { settings }: Pick<Deps, 'settings'>,
  given: URLSearchParams,
): URLSearchParams | null {
  const query = new URLSearchParams()
  for (const name of PARAMETERS) {
    const values = given.getAll(name)
    if (values.length > 1 || values.some((value) => value.length > MAX_VALUE)) return null
    const [value = ''] = values
    if (value !== '') query.set(name, value)
  }
  if (redirectKind(query.get('redirect_uri') ?? '') === null) return null
  // There is one address that tokens are for; an app that names none means this one.
  if (!query.has('resource')) query.set('resource', mcpResource(settings.publicUrl))
  const scope = query.get('scope')
  if (scope !== null) query.set('scope', withStaying(scope))
  query.set('prompt', 'consent')
  return query
}

const withStaying = (scope: string) =>
  [...new Set([...scope.split(' ').filter(Boolean), STAY_CONNECTED])].join(' ')

/** Asks the authorization server, which answers with where a browser would go next. */
async function ask(
  deps: Deps,
  headers: Headers,
  query: URLSearchParams,
): Promise<{ signed: string } | AppRequestProblem> {
  const { publicUrl } = deps.settings
  const asked = new Request(`${publicUrl}${AUTH_PATH}/oauth2/authorize?${query}`, {
    headers: ownHeaders(deps, headers, null),
  })
  const answer = await deps.askAppAuthorization(asked)
  const location = answer.headers.get('location')
  if (!location) return { problem: 'invalid' }
  const url = new URL(location, publicUrl)
  if (url.origin === publicUrl && url.pathname === AUTHORIZE_PATH) {
    const scope = url.searchParams.get('scope')
    if (scope !== null) query.set('scope', scope)
    return { signed: url.search.slice(1) }
  }
  if (!isBackAt(location, query)) return { problem: 'invalid' }
  return { problem: 'sent back', url: withIssuer(deps, location) }
}

/** Whether a browser would go to the address that the app registered and named. */
function isBackAt(location: string, query: URLSearchParams): boolean {
  const to = URL.parse(location)
  const back = URL.parse(query.get('redirect_uri') ?? '')
  if (!to || !back) return false
  return to.protocol === back.protocol && to.host === back.host && to.pathname === back.pathname
}

/** The issuer as in our metadata: the library names the path of its own routes. */
function withIssuer({ settings }: Pick<Deps, 'settings'>, location: string): string {
  const url = new URL(location)
  if (url.searchParams.has('iss')) url.searchParams.set('iss', settings.publicUrl)
  return url.href
}

function ownHeaders({ settings }: Pick<Deps, 'settings'>, given: Headers, type: string | null) {
  const headers = new Headers({ origin: settings.publicUrl, accept: 'text/html' })
  const cookie = given.get('cookie')
  if (cookie) headers.set('cookie', cookie)
  if (type) headers.set('content-type', type)
  return headers
}
