/** Documents an API route where it is defined; /openapi.json and /api/docs are generated from this. */
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { ProblemSchema } from './api-schemas.ts'
import { LINES_TYPE } from './change-lines.ts'

const STATUSES = {
  400: 'Invalid parameter; see `errors`',
  401: 'Not signed in, or the access token is invalid',
  403: 'The access token is read-only, or the request came from another site',
  404: 'Not found',
  409: 'Version conflict, or a limit has been reached',
  405: 'The address does not support this method; see `Allow`',
  410: 'The job is closed and no longer available',
  412: 'It is no longer the version named in `If-Match`',
  413: 'Too large',
  415: 'Unsupported content type for this endpoint',
  422: 'Invalid body; see `errors`',
  428: 'The version is missing: send `If-Match`, or `version` in the body',
  429: 'Too many requests; `Retry-After` says when to try again',
  503: 'Temporarily unavailable; `Retry-After` says when to try again',
} as const

/** For files of any type, as `type` of a route. */
export const ANY_TYPE = '*/*'

const SESSION_ONLY = {
  any: {
    description: 'Requires a session cookie; access tokens are refused.',
    403: 'An access token was sent, or the request came from another site',
  },
  confirmed: {
    description:
      'Requires a session cookie and a recent confirmation that it’s you; access tokens are refused.',
    403: 'An access token was sent, your identity must be confirmed first, or the request came from another site',
  },
} as const

export type DocumentedRoute = {
  /** The route's path parameters: `id` is a number, `fileId` and the like a UUID, others are text, unless given. */
  params?: true | z.ZodObject
  query?: z.ZodObject
  /** The JSON body it takes. */
  body?: z.ZodType
  /** Instead of `body`: a form with a file. */
  form?: z.ZodType
  /** Null for an answer without a body. */
  answer: z.ZodType | null
  /** The same answer as a stream of lines. */
  lines?: z.ZodType
  /**
   * Its answer has a version, as an ETag. A change takes that in `If-Match`; `required` if it must be there or in the
   * body.
   */
  version?: 'optional' | 'required'
  /** A media type other than JSON; `answer` is its shape. */
  type?: string
  /** Refuses access tokens; `confirmed` also needs a recent confirmation of the person's identity. */
  session?: keyof typeof SESSION_ONLY
  refusals: (keyof typeof STATUSES)[]
  /** Says more exactly than `STATUSES` why this route refuses. */
  reasons?: { [status in keyof typeof STATUSES]?: string }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type DocumentRoute = (
  method: Method,
  path: string,
  summary: string,
  route: DocumentedRoute,
) => void

export function documenter(registry: OpenAPIHono['openAPIRegistry']): DocumentRoute {
  return (method, path, summary, route) => {
    const problem = { 'application/problem+json': { schema: ProblemSchema } }
    const session = route.session && SESSION_ONLY[route.session]
    const statuses = { ...STATUSES, ...session, ...route.reasons }
    const params = route.params && pathParameters(path, route.params)
    const isMine = path === '/api/me' || path.startsWith('/api/me/')
    const isWriting = method !== 'get'
    const isKeyed = isMine && isWriting && path !== '/api/me'
    const headers = {
      ...(isKeyed && { 'Idempotency-Key': IdempotencyKey }),
      ...(route.version && isWriting && { 'If-Match': IfMatch }),
      ...(route.version && !isWriting && { 'If-None-Match': IfNoneMatch }),
    }
    const refusals = new Set([
      ...route.refusals,
      ...(isKeyed ? ([400, 409, 422] as const) : []),
      ...(isMine && isWriting ? ([412] as const) : []),
      ...(route.version === 'required' && isWriting ? ([428] as const) : []),
      503 as const,
    ])
    const answer = {
      ...(route.answer && { [route.type ?? 'application/json']: { schema: route.answer } }),
      ...(route.lines && { [LINES_TYPE]: { schema: route.lines } }),
    }
    registry.registerPath({
      method,
      path,
      summary,
      ...(session && { description: session.description }),
      ...(isMine && {
        security: [{ session: [] }, ...(session ? [] : [{ accessToken: [] }])],
      }),
      request: {
        ...(params && { params }),
        ...(Object.keys(headers).length > 0 && { headers: z.object(headers) }),
        ...(route.query && { query: route.query }),
        ...(route.body && { body: { content: { 'application/json': { schema: route.body } } } }),
        ...(route.form && { body: { content: { 'multipart/form-data': { schema: route.form } } } }),
      },
      responses: {
        [route.answer ? 200 : 204]: {
          description: route.answer ? 'OK' : 'Done',
          ...(route.version && route.answer && { headers: TAGGED }),
          ...(route.answer && { content: answer }),
        },
        ...(route.version && !isWriting && { 304: { description: 'You have it already' } }),
        ...Object.fromEntries(
          [...refusals]
            .toSorted()
            .map((status) => [status, { description: statuses[status], content: problem }]),
        ),
      },
    })
  }
}

const IdempotencyKey = z
  .string()
  .optional()
  .meta({
    description:
      'Any text of your choice: the same request with the same key within a day is not carried out again, ' +
      'but gets the same answer',
    example: '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
  })

const IfMatch = z.string().optional().meta({
  description: 'The ETag that you last read: if it has changed since, nothing is done',
})

const IfNoneMatch = z.string().optional().meta({ description: 'The ETag that you have' })

const TAGGED = {
  ETag: { schema: { type: 'string' as const }, description: 'Send it with a change, in If-Match' },
}

function pathParameters(path: string, given: true | z.ZodObject): z.ZodObject {
  if (given !== true) return given
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return z.object(Object.fromEntries(names.map((name) => [name, pathParameter(name)])))
}

function pathParameter(name: string): z.ZodType {
  if (name === 'id') return z.int().positive()
  return name.endsWith('Id') ? z.uuid() : z.string()
}
