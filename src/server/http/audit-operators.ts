/**
 * Records in the audit log what operators change on their pages and with /api/admin, whatever it is: the address, and
 * the button that was pressed. What happens to accounts is recorded by its use cases, which know more.
 */
import type { MiddlewareHandler } from 'hono'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import * as operators from '#store/operators.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Recorded elsewhere. */
const ELSEWHERE = [ACCOUNTS_PATH, '/admin/setup']

/** Pages are found in any case, and with any character encoded. */
const OPERATED = /^\/(?:api\/)?admin(?:\/|$)/

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const FORM = 'application/x-www-form-urlencoded'

export function auditOperators(
  services: Pick<Services, 'db' | 'audit' | 'readViewer' | 'log'>,
): MiddlewareHandler {
  return async (c, next) => {
    const { method, raw } = c.req
    if (READS.has(method)) return next()
    const path = decoded(c.req.path)
      .toLowerCase()
      .replace(/\.data$/, '')
    if (!OPERATED.test(path) || ELSEWHERE.some((it) => path.startsWith(it))) return next()
    const isForm = raw.headers.get('content-type')?.startsWith(FORM) ?? false
    const sent = isForm ? await raw.clone().text() : ''
    // Before it is done: it may end the operator's own session.
    const { viewer } = await services.readViewer(raw.headers)
    await next()
    if (c.res.status >= 400 || !viewer || !(await operators.has(services.db, viewer.id))) return
    const intent = /^[\w.-]{1,40}$/.exec(new URLSearchParams(sent).get('intent') ?? '')?.[0]
    await services.audit
      .record(services.db, {
        action: 'operator_acted',
        by: { kind: 'operator', id: viewer.id },
        detail: { what: `${method} ${path}`, ...(intent && { intent }) },
      })
      .catch((error: unknown) =>
        services.log.warn({ err: error }, 'an audit entry could not be written'),
      )
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // answered with 400
  }
}
