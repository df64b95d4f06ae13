/**
 * Where the person lives, to offer it as a filter and to say on a job's page whether it can be done from there. The
 * browser keeps what was last chosen, in a cookie, so that it works without an account and without a script. Otherwise a
 * signed-in person's preferred locations tell.
 */
import type { MiddlewareFunction } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import type { Resident } from '#core/eligibility/eligibility.ts'
import { formatHomeState, HOME_STATE_DAYS, parseHomeState } from '#core/eligibility/home-state.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { residentOf } from '#work/job/with-eligibility.ts'
import { preferredHome } from '#work/profile/preferred-home.ts'

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** The `__Host-` prefix needs TLS and binds the cookie to this host. */
const cookieName = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-home' : 'home')
const KEPT_SECONDS = HOME_STATE_DAYS * 86_400

/** Keeps the home of a search in the browser, unless another site's link led here. */
export const rememberHome: MiddlewareFunction<Response> = async (args, next) => {
  const { publicUrl } = args.context.get(servicesContext).settings
  const answer = await next()
  const asked = isFromElsewhere(args) ? null : homeOfSearch(args)
  if (asked) answer.headers.append('Set-Cookie', toCookie(formatHomeState(asked), publicUrl))
  keepFromCaches(args, answer)
  return answer
}

/** For pages that show something about the home: shared caches must not store them. */
export const showHome: MiddlewareFunction<Response> = async (args, next) => {
  const answer = await next()
  keepFromCaches(args, answer)
  return answer
}

export async function knownHome({
  request,
  context,
}: Pick<Args, 'request' | 'context'>): Promise<Resident | null> {
  const services = context.get(servicesContext)
  const kept = cookieOf(request, cookieName(services.settings.publicUrl))
  const viewer = publicViewerOf(context)
  return kept ?? (viewer && (await preferredHome(services, viewer.id)))
}

function homeOfSearch({ request }: Args): Resident | null {
  const { query } = parseQueryParams(new URL(request.url).searchParams, {
    unknown: 'ignore',
    isPersonal: true,
  })
  return query && residentOf(query)
}

function keepFromCaches({ request, context }: Args, answer: Response) {
  const { publicUrl } = context.get(servicesContext).settings
  const isKept =
    answer.headers.has('Set-Cookie') || cookieOf(request, cookieName(publicUrl)) !== null
  if (isKept) answer.headers.set('Cache-Control', 'private, no-store')
}

const isFromElsewhere = ({ request }: Args) =>
  /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')

function cookieOf(request: Request, name: string): Resident | null {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? null : parseHomeState(found.slice(name.length + 1))
}

const toCookie = (value: string, publicUrl: string) =>
  [
    `${cookieName(publicUrl)}=${value}`,
    'Path=/',
    `Max-Age=${KEPT_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
