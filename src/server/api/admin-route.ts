/** Passed to each file of routes under /api/admin. */
import type { Hono } from 'hono'
import type { DocumentRoute } from './document-route.ts'
import type { MeEnv, MeServices } from './me-route.ts'

export type AdminRoutes = { admin: Hono<MeEnv>; services: MeServices; document: DocumentRoute }
