/**
 * Where the person lives, to offer it as a filter and to say on a job's page whether it can be done from there. The
 * browser keeps what was last chosen, in a cookie, so that it works without an account and without a script. Otherwise a
 * signed-in person's preferred locations tell.
 */
import type { MiddlewareFunction } from 'react-router'
import { browserCookie, isFromElsewhere, toBrowserCookie } from '#app/request/browser-cookie.ts'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import type { Resident } from '#core/eligibility/eligibility.ts'
import { formatHomeState, HOME_STATE_DAYS, parseHomeState } from '#core/eligibility/home-state.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { residentOf } from '#work/job/with-eligibility.ts'
import { preferredHome } from '#work/profile/preferred-home.ts'

type Args = Parameters<MiddlewareFunction<Response>>[0]

const COOKIE = 'home'

/** Keeps the home of a search in the browser, unless another site's link led here. */
export const rememberHome: MiddlewareFunction<Response> = async (args, next) => {
  const { publicUrl } = args.context.get(servicesContext).settings
  const answer = await next()
  const asked = isFromElsewhere(args.request) ? null : homeOfSearch(args)
  if (asked) {
    const kept = { name: COOKIE, value: formatHomeState(asked), days: HOME_STATE_DAYS }
    answer.headers.append('Set-Cookie', toBrowserCookie(kept, publicUrl))
  }
  keepFromCaches(args, answer)
  return answer
}

/** For pages that show something about the home: shared caches must not store them. */
export const showHome: MiddlewareFunction<Response> = async (args, next) => {
  const answer = await next()
  keepFromCaches(args, answer)
  return answer
}

export async function knownHome(args: Pick<Args, 'request' | 'context'>): Promise<Resident | null> {
  const viewer = publicViewerOf(args.context)
  const services = args.context.get(servicesContext)
  return keptHome(args) ?? (viewer && (await preferredHome(services, viewer.id)))
}

function homeOfSearch({ request }: Args): Resident | null {
  const params = new URL(request.url).searchParams
  if (!params.has('eligibleFrom')) return null
  const { query } = parseQueryParams(params, { unknown: 'ignore', isPersonal: true })
  return query && residentOf(query)
}

function keepFromCaches(args: Args, answer: Response) {
  const isKept = answer.headers.has('Set-Cookie') || keptHome(args) !== null
  if (isKept) answer.headers.set('Cache-Control', 'private, no-store')
}

function keptHome({ request, context }: Pick<Args, 'request' | 'context'>): Resident | null {
  const kept = browserCookie(request, COOKIE, context.get(servicesContext).settings.publicUrl)
  return kept === null ? null : parseHomeState(kept)
}
