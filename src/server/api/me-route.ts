/** What every route under /api/me is given, and how it reads a body. */
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { World } from '#work/world/world.ts'
import type { DocumentRoute } from './document-route.ts'

export type MeWorld = Omit<World, 'describeApi'>

/** What a file of routes under /api/me is given. */
export type MeRoutes = { me: Hono<MeEnv>; world: MeWorld; document: DocumentRoute }

export type MeEnv = { Variables: { viewer: Viewer } }

/** The body as this schema has it; unknown keys and wrong values are refused, each by its name. */
export async function readBody<Shape>(c: Context, schema: z.ZodType<Shape>): Promise<Shape> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('body_not_json')
  const body: unknown = await c.req.json().catch(() => {
    throw new Refusal('body_not_json')
  })
  return requireShape(schema, body)
}

/** Throws `invalid_body` with every problem at once. */
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
