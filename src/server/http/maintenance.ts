/**
 * Maintenance mode: everybody but operators gets 503. What a supervisor, a crawler or an operator who signs in needs
 * keeps working, and so does what others send us: payments and reports of mail.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { hasSessionCookie } from '#core/account/auth-names.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { Maintenance } from '#core/operator/site-state.ts'
import * as operators from '#store/operators.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { plainPage } from './plain-page.ts'
import { isForPrograms } from './problem.ts'
import type { SecurityVariables } from './security.ts'

/** Long enough not to be asked all the time, short enough to be back soon. */
const RETRY_SECONDS = 300

/** Where operators sign in, and what says how to treat a site that is away. */
const OPEN = new Set([
  '/auth/signin',
  '/auth/login',
  '/auth/code',
  '/auth/link',
  '/auth/two-factor',
  '/auth/signout',
  '/api/auth/passkey/generate-authenticate-options',
  '/api/auth/passkey/verify-authentication',
  '/robots.txt',
  '/.well-known/security.txt',
])

/** Where a provider sends an operator back to. */
const FROM_PROVIDER = /^\/api\/auth\/(?:oauth2\/)?callback\//

export function maintenanceMode({
  services,
  siteState,
}: {
  services: Pick<Services, 'db' | 'readViewer'>
  siteState: Services['siteState']
}): MiddlewareHandler<{ Variables: SecurityVariables }> {
  return async (c, next) => {
    const { maintenance } = await siteState()
    if (maintenance === null) return next()
    const path = c.req.path.replace(/\.data$/, '')
    if (OPEN.has(path) || FROM_PROVIDER.test(path) || (await isOperator(c))) return next()
    if (isForPrograms(path)) throw new Refusal('maintenance', [], {}, RETRY_SECONDS)
    return pageOf(c, maintenance)
  }

  async function isOperator(c: Context): Promise<boolean> {
    if (!hasSessionCookie(c.req.header('cookie'))) return false
    const { viewer } = await services.readViewer(c.req.raw.headers)
    return viewer !== null && (await operators.standing(services.db, viewer)) === 'operator'
  }
}

const pageOf = (c: Context<{ Variables: SecurityVariables }>, { note }: Maintenance): Response =>
  plainPage({
    nonce: c.get('nonce'),
    status: 503,
    title: 'Down for maintenance',
    paragraphs: [REFUSALS.maintenance.message, ...(note === null ? [] : [note])],
    requestId: null,
    headers: { 'Retry-After': `${RETRY_SECONDS}` },
  })
