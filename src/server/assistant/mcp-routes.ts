/**
 * POST /mcp: the MCP server over streamable HTTP. Only the Authorization header says who is asking; cookies are
 * ignored. What needs a scope is refused before the protocol runs, with the challenge from which clients learn
 * where and for what to ask (RFC 6750, RFC 9728). An access token cannot be given more by asking, so a tool that it may
 * not use answers that in a sentence. Other methods are refused: there are no sessions to open or end.
 */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { blockOf, type Trier } from '#core/account/rate-limit.ts'
import { isDatabaseAway, Refusal } from '#core/api/refusal.ts'
import { MCP_PATH, RESOURCE_METADATA_PATH } from '#core/assistant/mcp-address.ts'
import type { Scope } from '#core/assistant/scope.ts'
import type { MeServices } from '#server/api/me-route.ts'
import { problemResponse } from '#server/http/problem.ts'
import { type Caller, readCaller } from '#work/assistant/read-caller.ts'
import type { Visitor } from '#work/job/count-visit.ts'
import { createMcpServer, describeTools } from './mcp-server.ts'
import { PROMPTS } from './prompts.ts'
import { resourceAt } from './resources.ts'
import { requireScope } from './tool.ts'
import { TOOLS } from './tools.ts'

/** The largest argument is the text of a listing. */
const MAX_BODY_BYTES = 128 * 1024
/** Messages in one request; older versions of the protocol allow several. */
const MAX_MESSAGES = 20

type Options = { services: MeServices; visitorOf(c: Context): Visitor }

export function createMcpRoutes({ services, visitorOf }: Options) {
  const { publicUrl } = services.settings
  const app = new Hono()
  let tools: ReturnType<typeof describeTools> | undefined
  app.onError((error, c) => challenged(problemResponse(c, error, services), error))
  app.use(
    MCP_PATH,
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new Refusal('body_too_large')
      },
    }),
  )

  app.post(MCP_PATH, async (c) => {
    const caller = await readCaller(services, c.req.raw.headers)
    await countRequest(c, caller)
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json') throw new Refusal('body_not_json')
    const body: unknown = await c.req.json().catch(() => {
      throw new Refusal('body_not_json')
    })
    const messages = Array.isArray(body) ? body : [body]
    if (messages.length > MAX_MESSAGES) throw new Refusal('body_too_large')
    for (const message of messages) {
      const scope = scopeOf(message)
      if (scope && !(isToolCall(message) && isOwnToken(caller))) requireScope(caller, scope)
    }
    tools ??= describeTools()
    const lists = { services, tools }
    // A handler of its own for each request: nothing is shared between callers.
    const handler = createMcpHandler(() => createMcpServer(lists, caller), {
      onerror: (error) => services.log.warn({ err: error }, 'a request of an assistant failed'),
    })
    const answer = await handler.fetch(c.req.raw, { parsedBody: body })
    const mine = new Response(answer.body, answer)
    mine.headers.set('Cache-Control', 'no-store')
    return mine
  })
  return app

  /** Limits are open for public data while the database is down, and closed for a person's. */
  async function countRequest(c: Context, caller: Caller | null) {
    const { network } = visitorOf(c)
    const block = blockOf(network)
    const triers: Trier[] = caller
      ? [{ limit: 'mcpByAccount', subject: caller.viewer.id }]
      : [
          { limit: 'mcpByNetwork', subject: network },
          ...(block ? [{ limit: 'mcpByBlock', subject: block } as const] : []),
          { limit: 'mcpOverall', subject: '' },
        ]
    await services.tries.take(triers).catch((error: unknown) => {
      if (caller || !isDatabaseAway(error)) throw error
    })
  }

  function challenged(answer: Response, error: unknown): Response {
    if (!(error instanceof Refusal) || (answer.status !== 401 && answer.status !== 403)) {
      return answer
    }
    const problem =
      error.code === 'invalid_token'
        ? 'invalid_token'
        : error.code === 'not_signed_in'
          ? null
          : error.code === 'scope_missing'
            ? 'insufficient_scope'
            : undefined
    if (problem === undefined) return answer
    const { scope } = error.details
    const parts = [
      ...(problem ? [`error="${problem}"`] : []),
      ...(typeof scope === 'string' ? [`scope="${scope}"`] : []),
      `resource_metadata="${publicUrl}${RESOURCE_METADATA_PATH}${MCP_PATH}"`,
    ]
    answer.headers.set('WWW-Authenticate', `Bearer ${parts.join(', ')}`)
    return answer
  }
}

const isOwnToken = (caller: Caller | null) => caller !== null && caller.clientId === null

const isToolCall = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'method' in message &&
  message.method === 'tools/call'

/** What a message needs; null for public data, and for messages that the protocol itself refuses. */
function scopeOf(message: unknown): Scope | null {
  if (typeof message !== 'object' || message === null || !('method' in message)) return null
  const params = 'params' in message ? (message.params as Record<string, unknown> | null) : null
  const { name, uri } = params ?? {}
  if (message.method === 'tools/call') return TOOLS.find((it) => it.name === name)?.scope ?? null
  if (message.method === 'prompts/get') {
    return PROMPTS.find((it) => it.name === name)?.scope ?? null
  }
  if (message.method !== 'resources/read' || typeof uri !== 'string') return null
  return resourceAt(uri)?.resource.scope ?? null
}
