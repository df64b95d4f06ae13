/**
 * The personal part of the API, under /api/me, with a browser session or an access token. Other people's data
 * answers exactly like data that doesn't exist.
 */
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { cookiePrefix } from '#core/account/auth-names.ts'
import { Refusal } from '#core/api/refusal.ts'
import { PLANS } from '#core/plan/plan.ts'
import { problemResponse } from '#server/http/problem.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { readTokenViewer } from '#work/account/access-token.ts'
import { CLEAR_SITE_DATA, deleteAccount } from '#work/account/delete-account.ts'
import { EXPORT_TYPE, exportData } from '#work/account/export-data.ts'
import { accountPlan } from '#work/plan/account-plan.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import { alertChannelRoutes } from './me-alert-channels-api.ts'
import { alertSettingRoutes } from './me-alert-settings-api.ts'
import { alertRoutes } from './me-alerts-api.ts'
import { applicationImportRoutes } from './me-application-imports-api.ts'
import { applicationPartRoutes } from './me-application-parts-api.ts'
import { applicationRoutes } from './me-applications-api.ts'
import { calendarRoutes } from './me-calendar-api.ts'
import { companyRoutes } from './me-companies-api.ts'
import { cvRoutes } from './me-cvs-api.ts'
import { emailDeliveryRoutes } from './me-email-api.ts'
import { fileRoutes } from './me-files-api.ts'
import { createIdempotency } from './me-idempotency.ts'
import { refuseIdleIfMatch, toPrecondition } from './me-if-match.ts'
import { jobActionRoutes } from './me-job-actions-api.ts'
import { letterModelRoutes } from './me-letter-model-api.ts'
import { letterRoutes } from './me-letters-api.ts'
import { listRoutes } from './me-lists-api.ts'
import { liveRoutes } from './me-live-api.ts'
import { madeCvRoutes } from './me-made-cvs-api.ts'
import { matchRoutes } from './me-matches-api.ts'
import { offerRoutes } from './me-offers-api.ts'
import { pictureRoutes } from './me-picture-api.ts'
import { planRoutes } from './me-plan-api.ts'
import { profileRoutes } from './me-profile-api.ts'
import type { MeEnv, MeRoutes } from './me-route.ts'
import { savedJobRoutes } from './me-saved-jobs-api.ts'
import { searchReportRoutes } from './me-search-report-api.ts'
import { searchRoutes } from './me-searches-api.ts'
import { tokenRoutes } from './me-tokens-api.ts'

const AccountSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.email(),
    avatar: z.string().nullable(),
    plan: z.enum(PLANS),
    createdAt: z.iso.datetime(),
  })
  .openapi('Account')

const READING = new Set(['GET', 'HEAD'])

export function createMeApi(
  { services: given, document }: Omit<MeRoutes, 'me'>,
  live: LiveHub,
): Hono<MeEnv> {
  const me = new Hono<MeEnv>()
  const { scoped: services, answerOnce } = createIdempotency(given)
  me.onError((error, c) => problemResponse(c, toPrecondition(c, error), given))
  for (const path of ['/api/me', '/api/me/*']) {
    me.use(path, async (c, next) => {
      const program = await readTokenViewer(given, c.req.raw.headers)
      const { viewer, cookies } = program
        ? { viewer: program, cookies: [] }
        : await given.readViewer(c.req.raw.headers)
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

  me.use('/api/me/*', refuseIdleIfMatch)
  me.use('/api/me/*', answerOnce)

  document('get', '/api/me', 'The signed-in account', { answer: AccountSchema, refusals: [401] })
  me.get('/api/me', async (c) => {
    const { id, name, email, avatar, createdAt } = c.get('viewer')
    const { plan } = await accountPlan(services, id)
    return c.json({ id, name, email, avatar, plan, createdAt: createdAt.toISOString() })
  })
  companyRoutes({ me, services, document })
  listRoutes({ me, services, document })
  savedJobRoutes({ me, services, document })
  jobActionRoutes({ me, services, document })
  planRoutes({ me, services, document })
  alertSettingRoutes({ me, services, document }) // before /alerts/ID
  alertRoutes({ me, services, document })
  alertChannelRoutes({ me, services, document })
  fileRoutes({ me, services, document })
  applicationRoutes({ me, services, document })
  offerRoutes({ me, services, document })
  applicationPartRoutes({ me, services, document })
  applicationImportRoutes({ me, services, document })
  calendarRoutes({ me, services, document })
  searchReportRoutes({ me, services, document })
  searchRoutes({ me, services, document })
  matchRoutes({ me, services, document })
  letterRoutes({ me, services, document })
  letterModelRoutes({ me, services, document })
  liveRoutes({ me, services, document }, live)
  profileRoutes({ me, services, document })
  pictureRoutes({ me, services, document })
  emailDeliveryRoutes({ me, services, document })
  madeCvRoutes({ me, services, document })
  cvRoutes({ me, services, document })
  tokenRoutes({ me, services, document })
  accountRoutes({ me, services, document })
  return me
}

/** The account as a whole, under /api/me: exporting everything in it, and deleting it. */
function accountRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/export', 'Export all your data as a ZIP', {
    session: 'confirmed',
    answer: z.string().openapi({ format: 'binary' }),
    type: EXPORT_TYPE,
    refusals: [401, 403, 429],
  })
  me.get('/api/me/export', async (c) => {
    // A HEAD request doesn't count against the export limit.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': EXPORT_TYPE })
    const { name, content } = await exportData(inBulk(services), c.get('viewer'))
    return c.body(content, 200, {
      'Content-Type': EXPORT_TYPE,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  document('delete', '/api/me', 'Delete your account and everything in it', {
    session: 'confirmed',
    answer: null,
    refusals: [401, 403],
  })
  me.delete('/api/me', async (c) => {
    await deleteAccount(inBulk(services), c.get('viewer'))
    return c.body(null, 204, { 'Clear-Site-Data': CLEAR_SITE_DATA })
  })
}

export function registerSecuritySchemes(
  registry: OpenAPIHono['openAPIRegistry'],
  publicUrl: string,
) {
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix(publicUrl)}.session_token`,
    description: 'The cookie of a signed-in browser.',
  })
  registry.registerComponent('securitySchemes', 'accessToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token created by the person; it may be read-only.',
  })
}
