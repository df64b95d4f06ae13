/** What the routes under /api/me share, including how a body is read. */
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { DocumentRoute } from './document-route.ts'

export type MeServices = Omit<Services, 'describeApi' | 'siteState'>

/** Passed to each file of routes under /api/me. */
export type MeRoutes = { me: Hono<MeEnv>; services: MeServices; document: DocumentRoute }

export type MeEnv = { Variables: { viewer: Viewer } }

/** Reads a JSON body with this schema. Refuses unknown keys and wrong values, each by name. */
export async function readBody<Shape>(c: Context, schema: z.ZodType<Shape>): Promise<Shape> {
  return requireShape(schema, await readJson(c))
}

export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('body_not_json')
  return c.req.json().catch(() => {
    throw new Refusal('body_not_json')
  })
}

/** Throws `invalid_body` with all problems at once. */
export function requireShape<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new Refusal(
    'invalid_body',
    read.error.issues.map((issue) => ({
      parameter: issue.path.join('.') || 'body',
      message: issue.message,
    })),
  )
}
