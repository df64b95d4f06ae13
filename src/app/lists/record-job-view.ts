/**
 * Records when jobs were viewed, for "New since your last visit". For signed-in people the account stores it. A visitor
 * gets a cookie with two timestamps, but only if they use that filter in a browser that has not stored the visit.
 */
import type { MiddlewareFunction } from 'react-router'
import { browserCookie, isFromElsewhere, toBrowserCookie } from '#app/request/browser-cookie.ts'
import { lastVisitContext, servicesContext } from '#app/request/context.ts'
import { isPaused, viewerOf } from '#app/request/viewer.ts'
import {
  afterView,
  formatVisitState,
  isSameVisit,
  parseVisitState,
  VISIT_STATE_DAYS,
} from '#core/lists/last-visit.ts'
import { LAST_VISIT } from '#core/search/query.ts'
import { recordJobView as noteLookOf } from '#work/job/record-job-view.ts'

type Args = Parameters<MiddlewareFunction<Response>>[0]

const COOKIE = 'job_looks'

/** The job list starts or continues a visit; a single job only continues one. */
export const recordJobView =
  (at: 'list' | 'job'): MiddlewareFunction<Response> =>
  async (args, next) => {
    const services = args.context.get(servicesContext)
    if (isPaused(args.context)) {
      args.context.set(lastVisitContext, null)
      return next()
    }
    const viewer = viewerOf(args.context)
    const begins = at === 'list'
    if (viewer) {
      const looks = await noteLookOf(services, viewer.id, {
        begins,
        keeps: !isFromElsewhere(args.request),
      })
      args.context.set(lastVisitContext, looks?.lastVisitAt ?? null)
      return next()
    }
    const now = services.clock.now()
    const { publicUrl } = services.settings
    const kept = browserCookie(args.request, COOKIE, publicUrl)
    const before = kept === null ? null : parseVisitState(kept, now)
    const isOver = before !== null && !isSameVisit(before, now)
    const isKept = begins ? before !== null || asksForLastVisit(args) : before !== null && !isOver
    const looks = isKept ? afterView(before, now) : before
    args.context.set(lastVisitContext, looks?.lastVisitAt ?? null)
    const answer = await next()
    if (looks && isKept) {
      const cookie = { name: COOKIE, value: formatVisitState(looks), days: VISIT_STATE_DAYS }
      answer.headers.append('Set-Cookie', toBrowserCookie(cookie, publicUrl))
    }
    // The response depends on the cookie, so shared caches must not store it.
    if (looks) answer.headers.set('Cache-Control', 'private, no-store')
    return answer
  }

const asksForLastVisit = ({ request }: Args) =>
  new URL(request.url).searchParams.get('newSince') === LAST_VISIT
