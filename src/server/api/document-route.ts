/** Documents a route of the API where it is made: /openapi.json and /api/docs are generated from this. */
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { ProblemSchema } from './api-schemas.ts'
import { LINES_TYPE } from './change-lines.ts'

const STATUSES = {
  400: 'A part of the request is not valid; `errors` names it',
  401: 'Nobody is signed in, or the access token is not valid',
  403: 'The access token may only read, or the request came from another site',
  404: 'There is no such thing, or it is not yours',
  409: 'It was changed meanwhile, or a limit is reached',
  410: 'It is no longer known',
  413: 'It is larger than we accept',
  415: 'The body is not of the kind that this route takes',
  422: 'The body is not valid; `errors` names what is wrong',
  429: 'Too many requests; `Retry-After` says when to try again',
  503: 'It cannot be done at this moment; `Retry-After` says when to try again',
} as const

export type DocumentedRoute = {
  /** The route's own part of the address; a name is text, `id` a number unless given here. */
  params?: true | z.ZodObject
  query?: z.ZodObject
  /** The JSON body that it takes. */
  body?: z.ZodType
  /** The form with a file that it takes instead. */
  form?: z.ZodType
  /** Null for an answer without a body. */
  answer: z.ZodType | null
  /** The same as a stream of lines. */
  lines?: z.ZodType
  /** A media type other than JSON, with `answer` as its shape. */
  type?: string
  refusals: (keyof typeof STATUSES)[]
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
    const params = route.params && pathParameters(path, route.params)
    const answer = {
      ...(route.answer && { [route.type ?? 'application/json']: { schema: route.answer } }),
      ...(route.lines && { [LINES_TYPE]: { schema: route.lines } }),
    }
    registry.registerPath({
      method,
      path,
      summary,
      ...(path.startsWith('/api/me') && { security: [{ session: [] }, { accessToken: [] }] }),
      request: {
        ...(params && { params }),
        ...(route.query && { query: route.query }),
        ...(route.body && { body: { content: { 'application/json': { schema: route.body } } } }),
        ...(route.form && { body: { content: { 'multipart/form-data': { schema: route.form } } } }),
      },
      responses: {
        [route.answer ? 200 : 204]: {
          description: route.answer ? 'OK' : 'Done',
          ...(route.answer && { content: answer }),
        },
        ...Object.fromEntries(
          route.refusals.map((status) => [
            status,
            { description: STATUSES[status], content: problem },
          ]),
        ),
      },
    })
  }
}

function pathParameters(path: string, given: true | z.ZodObject): z.ZodObject {
  if (given !== true) return given
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return z.object(
    Object.fromEntries(
      names.map((name) => [name, name === 'id' ? z.int().positive() : z.string()]),
    ),
  )
}
