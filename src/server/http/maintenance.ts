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

/** Answered with problem documents. */
const FOR_PROGRAMS = /^\/(?:api|mcp|oauth2)(?:\/|$)/

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
    if (FOR_PROGRAMS.test(path)) throw new Refusal('maintenance', [], {}, RETRY_SECONDS)
    return pageOf(c, maintenance)
  }

  async function isOperator(c: Context): Promise<boolean> {
    if (!hasSessionCookie(c.req.header('cookie'))) return false
    const { viewer } = await services.readViewer(c.req.raw.headers)
    return viewer !== null && (await operators.standing(services.db, viewer)) === 'operator'
  }
}

/** Needs none of the site's own files: the build may be what is being replaced. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;
font:17px/1.5 system-ui,sans-serif;background:#faf9f6;color:#1a1c1e}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 12px}p{margin:0 0 12px}
.note{overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{background:#101214;color:#eceae4}}`

function pageOf(c: Context<{ Variables: SecurityVariables }>, { note }: Maintenance): Response {
  const nonce = c.get('nonce')
  const said = note === null ? '' : `<p class="note">${escaped(note)}</p>`
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Down for maintenance | Rolecall</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Down for maintenance</h1>
<p>${escaped(REFUSALS.maintenance.message)}</p>
${said}
</main>
</body>
</html>
`
  return c.html(html, 503, {
    'Retry-After': `${RETRY_SECONDS}`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  })
}

/** For text outside of attributes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
