/**
 * /dashboard/calendar: a person's dates by month, by week or as a list, and below them the private address for a calendar
 * app, which is shown once. The URL holds the view and the day; everything works without a script.
 */
import { Form, Link, useNavigation } from 'react-router'
import './calendar.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { knownHome } from '#app/lists/known-home.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import {
  formatDay,
  formatDays,
  formatDistance,
  formatMonth,
  formatWeekday,
} from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { weekStart } from '#core/time/week-start.ts'
import type { CalendarItem } from '#core/tracker/calendar-item.ts'
import { CALENDAR_PATH } from '#core/tracker/calendar-view.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import { makeCalendarFeed, revokeCalendarFeed } from '#work/tracker/calendar-feed.ts'
import { type CalendarPage, calendarPage } from '#work/tracker/calendar-page.ts'
import type { Route } from './+types/dashboard-calendar.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { pathOf } from './calendar-item-line.tsx'
import { CalendarList } from './calendar-list.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { CalendarNav } from './calendar-nav.tsx'
import { CalendarWeek } from './calendar-week.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const home = await knownHome(args)
  const weekBegins = weekStart({
    country: home?.home ?? null,
    languages: args.request.headers.get('accept-language'),
  })
  const given = new URL(args.request.url).searchParams
  const [madeAt, page] = await Promise.all([
    calendarFeeds.madeAt(services.db, id),
    calendarPage(services, id, { given, weekBegins }),
  ])
  return { madeAt, page, now: services.clock.now(), publicUrl: services.settings.publicUrl }
}

/** A new address is only in this response and can't be retrieved later. */
export async function action(args: Route.ActionArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const intent = (await args.request.formData()).get('intent')
  if (intent === 'revoke') {
    await revokeCalendarFeed(services, id)
    return { token: null, isRevoked: true }
  }
  if (intent === 'make') {
    return { token: await makeCalendarFeed(services, id), isRevoked: false }
  }
  throw new Refusal('unknown_action')
}

export default function DashboardCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { madeAt, page, now, publicUrl } = loaderData
  const token = actionData?.token ?? null
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="calendar-page">
      <PageHead
        title="Calendar"
        description="Your interviews, follow-ups and tasks by month, by week or as a list."
        path={CALENDAR_PATH}
        isPrivate
      />
      <header>
        <h1>Calendar</h1>
        {page.next && <NextUp item={page.next} today={page.today} />}
      </header>
      <Dates page={page} />

      {actionData?.isRevoked && madeAt === null && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>Address revoked. Calendars that use it will stop updating.</span>
        </p>
      )}

      {token ? (
        <section className="card calendar-card" aria-labelledby="address-title">
          <CalendarAddress publicUrl={publicUrl} token={token} />
        </section>
      ) : madeAt ? (
        <section className="card calendar-card" aria-labelledby="have-title">
          <h2 id="have-title">Your calendar address is active</h2>
          <p className="text-muted">
            Created <TimeAgo at={madeAt} now={now} inSentence />. For your security we don’t store
            the address itself, so we can’t show it again. If you create a new one, the old one
            stops working right away.
          </p>
          <Form method="post" className="calendar-actions">
            <button type="submit" name="intent" value="make" className="button" disabled={isBusy}>
              <Icon name="refresh-cw" />
              Create a new address
            </button>
            <button
              type="submit"
              name="intent"
              value="revoke"
              className="button button-plain"
              disabled={isBusy}
            >
              <Icon name="x" />
              Revoke address
            </button>
          </Form>
        </section>
      ) : (
        <details className="calendar-subscribe" open={actionData?.isRevoked}>
          <summary>
            <h2>See your dates in your own calendar app</h2>
          </summary>
          <p className="text-muted">
            You get a private web address to paste into your calendar app. Anyone who has the
            address can see your dates but can’t change anything. You can revoke the address at any
            time.
          </p>
          <Form method="post" className="calendar-actions">
            <button type="submit" name="intent" value="make" className="button" disabled={isBusy}>
              <Icon name="link" />
              Create my calendar address
            </button>
          </Form>
        </details>
      )}

      {(token || madeAt) && <AddToCalendar publicUrl={publicUrl} />}
    </div>
  )
}

function Dates({ page }: { page: CalendarPage }) {
  const { view, weeks, days, nextOn, zone, today, isEmpty, month, beside } = page
  const week = weeks[0] ?? []
  const title = titleOf(page)
  return (
    <section className="calendar-dates" aria-labelledby="calendar-title">
      <CalendarNav view={view} today={today} title={title} beside={beside} />
      {isEmpty && (
        <p className="calendar-empty">
          Nothing planned yet. Open an application in your{' '}
          <a href={TRACKER_PATH} className="link">
            job tracker
          </a>{' '}
          and add an interview, a follow-up date or a task with a due date. It will appear here.
        </p>
      )}
      {view.kind === 'month' && (
        <CalendarMonth weeks={weeks} day={view.day} today={today} title={title} month={month} />
      )}
      {view.kind === 'week' && <CalendarWeek week={week} today={today} />}
      {view.kind === 'list' && !isEmpty && (
        <CalendarList days={days} nextOn={nextOn} today={today} />
      )}
      {!isEmpty && (
        <p className="hint">
          {zone.isKnown
            ? `Times are in the time zone ${zone.zone}.`
            : 'Times are in UTC until an interview or a job alert tells us your time zone.'}
        </p>
      )}
    </section>
  )
}

function titleOf({ view: { kind, day }, weeks, month }: CalendarPage): string {
  if (kind === 'list') return `From ${formatWeekday(day)}`
  if (kind === 'month' && month !== null) return formatMonth(month)
  return formatDays(weeks[0]?.[0]?.on ?? day, weeks.at(-1)?.at(-1)?.on ?? day)
}

/** What the person has to think of first, whichever page of the calendar is shown. */
function NextUp({ item, today }: { item: CalendarItem; today: string }) {
  const { what, on, time, jobTitle, companyName } = item
  const when = formatDistance(on, today) ?? `on ${formatDay(on)}`
  return (
    <p className="calendar-next">
      <Link to={pathOf(item)} className="link">
        {what}
      </Link>{' '}
      {when}
      {time && ` at ${time}`}
      <span className="calendar-about">
        {jobTitle}, {companyName}
      </span>
    </p>
  )
}
