/**
 * Answers requests while the server starts, however long it waits for the database: alive, but not ready. Needs
 * no database, pages or index; the real app replaces it.
 */
import { Hono } from 'hono'
import { REFUSALS, RETRY_AFTER_SECONDS, Refusal } from '#core/api/refusal.ts'
import { problemOf } from '#server/http/problem.ts'
import { tagRequests } from '#server/http/request-log.ts'
import { type SecurityVariables, securityHeaders } from '#server/http/security.ts'
import type { Log } from '#work/use-case/use-case-services.ts'

const { status, message } = REFUSALS.not_ready
const NOT_KEPT = { 'Cache-Control': 'no-store' }
const PATIENCE = { ...NOT_KEPT, 'Retry-After': `${RETRY_AFTER_SECONDS[status]}` }

const PAGE = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rolecall</title>
<p>${message}</p>
</html>
`

export function createStartingApp(
  options: Parameters<typeof securityHeaders>[0] & { log: Log },
): Hono<{ Variables: SecurityVariables }> {
  const app = new Hono<{ Variables: SecurityVariables }>()
  app.use(
    tagRequests({
      pageRoute: () => null,
      networkOf: () => 'unknown',
      onAnswered() {},
      log: options.log,
      logsAll: false,
    }),
  )
  app.use(securityHeaders(options))
  app.get('/livez', (c) => c.text('ok', 200, NOT_KEPT))
  app.get('/readyz', (c) => c.json({ ready: false }, status, NOT_KEPT))
  app.all('/api/*', (c) =>
    problemOf(c.req.path, new Refusal('not_ready'), { log: options.log, events: null }),
  )
  app.all('*', (c) => c.html(PAGE, status, PATIENCE))
  return app
}
