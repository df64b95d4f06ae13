/**
 * The part of the API that is about the person who asks, under /api/me: with the session of a browser, or
 * with an access token. What is not theirs answers exactly as what does not exist.
 */
import type { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { problemResponse } from '#server/http/problem.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { readTokenViewer } from '#work/account/access-token.ts'
import { accountRoutes } from './me-account-api.ts'
import { applicationPartRoutes } from './me-application-parts-api.ts'
import { applicationRoutes } from './me-applications-api.ts'
import { applicationsCsvRoutes } from './me-applications-csv-api.ts'
import { cvRoutes } from './me-cvs-api.ts'
import { fileRoutes } from './me-files-api.ts'
import { letterModelRoutes } from './me-letter-model-api.ts'
import { letterRoutes } from './me-letters-api.ts'
import { listRoutes } from './me-lists-api.ts'
import { liveRoutes } from './me-live-api.ts'
import { madeCvRoutes } from './me-made-cvs-api.ts'
import { matchRoutes } from './me-matches-api.ts'
import { profileRoutes } from './me-profile-api.ts'
import type { MeEnv, MeRoutes } from './me-route.ts'
import { savedJobRoutes } from './me-saved-jobs-api.ts'
import { AccountSchema } from './me-schemas.ts'
import { tokenRoutes } from './me-tokens-api.ts'

const READING = new Set(['GET', 'HEAD'])

/** What no cache keeps and no other site reads: a person's own data, and the operator's. */
export const isPersonal = (path: string) => /^\/api\/(?:me|admin)(?:\/|$)/.test(path)

export function createMeApi({ world, document }: Omit<MeRoutes, 'me'>, live: LiveHub): Hono<MeEnv> {
  const me = new Hono<MeEnv>()
  me.onError((error, c) => problemResponse(c, error, world.log))
  for (const path of ['/api/me', '/api/me/*']) {
    me.use(path, async (c, next) => {
      const program = await readTokenViewer(world, c.req.raw.headers)
      const { viewer, cookies } = program
        ? { viewer: program, cookies: [] }
        : await world.readViewer(c.req.raw.headers)
      if (!viewer) throw new Refusal('not_signed_in')
      if (viewer.isReadOnly && !READING.has(c.req.method)) throw new Refusal('token_may_only_read')
      c.set('viewer', viewer)
      await next()
      if (!c.res.headers.has('Cache-Control')) {
        c.res.headers.set('Cache-Control', 'private, no-store')
      }
      for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
    })
  }

  document('get', '/api/me', 'Who is signed in', { answer: AccountSchema, refusals: [401] })
  me.get('/api/me', (c) => {
    const { id, name, email, avatar, plan, createdAt } = c.get('viewer')
    return c.json({ id, name, email, avatar, plan, createdAt: createdAt.toISOString() })
  })
  listRoutes({ me, world, document })
  savedJobRoutes({ me, world, document })
  fileRoutes({ me, world, document })
  applicationRoutes({ me, world, document })
  applicationPartRoutes({ me, world, document })
  applicationsCsvRoutes({ me, world, document })
  matchRoutes({ me, world, document })
  letterRoutes({ me, world, document })
  letterModelRoutes({ me, world, document })
  liveRoutes({ me, world, document }, live)
  profileRoutes({ me, world, document })
  madeCvRoutes({ me, world, document })
  cvRoutes({ me, world, document })
  tokenRoutes({ me, world, document })
  accountRoutes({ me, world, document })
  return me
}

export function registerSecuritySchemes(registry: OpenAPIHono['openAPIRegistry']) {
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'rolecall.session_token',
    description: 'The cookie of a signed-in browser.',
  })
  registry.registerComponent('securitySchemes', 'accessToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token that the person made; it may be limited to reading.',
  })
}
