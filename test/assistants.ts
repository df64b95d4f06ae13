/** Assistants for tests: the official client of the protocol, and a scripted browser that connects an app. */
import { createHash } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { PUBLIC_URL, type TestApp } from './app.ts'
import type { signUp } from './sign-up.ts'

export type Person = Awaited<ReturnType<typeof signUp>>

const BACK = 'https://assistant.example/callback'
const VERIFIER = 'v'.repeat(43)
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

/** A client of the protocol over the test server, with a token or without one. */
export async function assistant(app: Pick<TestApp, 'request'>, token: string | null = null) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${PUBLIC_URL}/mcp`), {
    fetch: (url, init) =>
      app.request(new URL(url).pathname, {
        ...init,
        headers: Object.fromEntries(new Headers(init?.headers)),
      }),
    ...(token && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return {
    client,
    /** The structured answer of a tool; throws if the tool refuses. */
    // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer; shapes are tested apart
    async use(name: string, args: Record<string, unknown> = {}): Promise<any> {
      const answer = await client.callTool({ name, arguments: args })
      if (answer.isError) throw new Error(textOf(answer))
      return answer.structuredContent
    },
    /** What a tool says when it refuses. */
    async refusal(name: string, args: Record<string, unknown> = {}): Promise<string> {
      const answer = await client.callTool({ name, arguments: args })
      if (!answer.isError) throw new Error(`${name} was not refused`)
      return textOf(answer)
    },
  }
}

const textOf = ({ content }: { content: { type: string; text?: string }[] }) =>
  content.map(({ text }) => text ?? '').join('\n')

/** A message of the protocol without a client, for what clients don't send. */
export const message = (app: Pick<TestApp, 'request'>, body: unknown, headers: HeadersInit = {}) =>
  app.request('/mcp', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })

export const toolCall = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})

export async function registerApp(
  app: Pick<TestApp, 'request'>,
  metadata: object = {},
): Promise<{ status: number; body: { client_id: string } & Record<string, unknown> }> {
  const answer = await app.request('/oauth/register', {
    method: 'POST',
    body: JSON.stringify({ client_name: 'Helper', redirect_uris: [BACK], ...metadata }),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.status, body: (await answer.json()) as never }
}

/** The address at which an app asks to be connected. */
export const authorizeAddress = (clientId: string, more: Record<string, string | null> = {}) => {
  const query = new URLSearchParams()
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: BACK,
    state: 'state-1',
    scope: 'applications:read applications:write alerts:write cv:read letters:write',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    resource: `${PUBLIC_URL}/mcp`,
    ...more,
  }
  for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, value)
  return `/oauth/authorize?${query}`
}

/** Presses a button of the page that asks for consent; returns where the browser goes next. */
export async function decide(
  { request }: Pick<Person, 'request'>,
  address: string,
  intent: 'allow' | 'deny' = 'allow',
  scopes: string[] = (new URL(address, PUBLIC_URL).searchParams.get('scope') ?? '').split(' '),
) {
  const body = new URLSearchParams([
    ['intent', intent],
    ...scopes.map((scope): [string, string] => ['scope', scope]),
  ])
  const answer = await request(address, { method: 'POST', body })
  const page = await answer.text()
  const to = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(page)?.[1] ?? null
  return { status: answer.status, page, to: to ? new URL(to.replaceAll('&amp;', '&')) : null }
}

export async function askToken(app: Pick<TestApp, 'request'>, fields: Record<string, string>) {
  const answer = await app.request('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

export const codeFields = (clientId: string, code: string) => ({
  grant_type: 'authorization_code',
  client_id: clientId,
  code,
  code_verifier: VERIFIER,
  redirect_uri: BACK,
})

/** An app that the person connected, with these scopes. */
export async function connectApp(
  app: Pick<TestApp, 'request'>,
  person: Person,
  scopes: string[],
): Promise<{ clientId: string; access: string; refresh: string; code: string }> {
  const { body } = await registerApp(app)
  const clientId = body.client_id
  const { to, page } = await decide(person, authorizeAddress(clientId, { scope: scopes.join(' ') }))
  const code = to?.searchParams.get('code')
  if (!code) throw new Error(`no code: ${page.slice(0, 2_000)}`)
  const issued = await askToken(app, codeFields(clientId, code))
  const { access_token: access, refresh_token: refresh } = issued.body
  if (!access || !refresh) throw new Error(JSON.stringify(issued))
  return { clientId, access, refresh, code }
}

/** An access token of the person's own. */
export async function ownToken(person: Person, isReadOnly = false): Promise<string> {
  const wanted = { name: 'Helper token', isReadOnly, lifetimeDays: 90 }
  const made = await person.send('POST', '/api/me/tokens', wanted)
  return ((await made.json()) as { token: string }).token
}
