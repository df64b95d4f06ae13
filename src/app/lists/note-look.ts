/**
 * Remembers when jobs were looked at, for "New since your last visit": with the account of who is signed in. A visitor's
 * browser gets a cookie, of two times and nothing else, once it asks for that filter and has no other way to remember.
 */
import type { MiddlewareFunction } from 'react-router'
import { lastVisitContext, worldContext } from '#app/request/context.ts'
import { isPaused, viewerOf } from '#app/request/viewer.ts'
import {
  afterLook,
  formatLooks,
  isSameVisit,
  LOOKS_KEPT_DAYS,
  readLooks,
} from '#core/lists/last-visit.ts'
import { LAST_VISIT } from '#core/search/query.ts'
import { noteLook as noteLookOf } from '#work/job/note-look.ts'

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** With TLS browsers hold it to this host. */
const cookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-job_looks' : 'job_looks'
const KEPT_SECONDS = LOOKS_KEPT_DAYS * 86_400

/** At the list of jobs a visit begins or goes on; at one job it only goes on. */
export const noteLook =
  (at: 'list' | 'job'): MiddlewareFunction<Response> =>
  async (args, next) => {
    const world = args.context.get(worldContext)
    if (isPaused(args.context)) {
      args.context.set(lastVisitContext, null)
      return next()
    }
    const viewer = viewerOf(args.context)
    const begins = at === 'list'
    if (viewer) {
      const looks = await noteLookOf(world, viewer.id, { begins, keeps: !isFromElsewhere(args) })
      args.context.set(lastVisitContext, looks?.lastVisitAt ?? null)
      return next()
    }
    const now = world.clock.now()
    const before = cookieOf(args, cookieName(world.settings.publicUrl), now)
    const isOver = before !== null && !isSameVisit(before, now)
    const isKept = begins ? before !== null || asksForLastVisit(args) : before !== null && !isOver
    const looks = isKept ? afterLook(before, now) : before
    args.context.set(lastVisitContext, looks?.lastVisitAt ?? null)
    const answer = await next()
    if (looks && isKept) {
      answer.headers.append('Set-Cookie', toCookie(formatLooks(looks), world.settings.publicUrl))
    }
    // With the cookie the answer may differ from everybody else's.
    if (looks) answer.headers.set('Cache-Control', 'private, no-store')
    return answer
  }

const asksForLastVisit = ({ request }: Args) =>
  new URL(request.url).searchParams.get('newSince') === LAST_VISIT

/** Nobody moves a person's visits by a link or a picture on another site; they go on with the first step on ours. */
const isFromElsewhere = ({ request }: Args) =>
  /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')

function cookieOf({ request }: Args, name: string, now: Date) {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? null : readLooks(found.slice(name.length + 1), now)
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
