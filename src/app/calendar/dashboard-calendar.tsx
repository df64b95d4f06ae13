/** /dashboard/calendar: the calendar's private address, shown once, and the upcoming entries. */
import { Form, useNavigation } from 'react-router'
import './calendar.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { formatDay, formatDistance, formatWeekday } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import {
  makeCalendarFeed,
  revokeCalendarFeed,
  upcomingEntries,
} from '#work/tracker/calendar-feed.ts'
import type { Route } from './+types/dashboard-calendar.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { CalendarAddress } from './calendar-address.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const now = services.clock.now()
  const [madeAt, upcoming] = await Promise.all([
    calendarFeeds.madeAt(services.db, id),
    upcomingEntries(services, id),
  ])
  return { madeAt, upcoming, now, publicUrl: services.settings.publicUrl }
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
  const { madeAt, upcoming, now, publicUrl } = loaderData
  const token = actionData?.token ?? null
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="calendar-page">
      <PageHead
        title="Calendar"
        description="Your interviews, follow-ups and tasks in your own calendar."
        path="/dashboard/calendar"
        isPrivate
      />
      <h1>Calendar</h1>
      <p className="calendar-lead">
        See your interviews, follow-ups and due tasks in the calendar app you already use. Most
        calendar apps check for changes every few hours.
      </p>

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
        <section className="card calendar-card" aria-labelledby="make-title">
          <h2 id="make-title">See your dates in your own calendar app</h2>
          <p className="text-muted">
            You get a private web address to paste into your calendar app. Anyone who has the
            address can see your dates but can’t change anything. You can revoke the address at any
            time.
          </p>
          <Form method="post" className="calendar-actions">
            <button
              type="submit"
              name="intent"
              value="make"
              className="button button-primary"
              disabled={isBusy}
            >
              <Icon name="link" />
              Create my calendar address
            </button>
          </Form>
        </section>
      )}

      {(token || madeAt) && <AddToCalendar publicUrl={publicUrl} />}

      <section aria-labelledby="upcoming-title">
        <h2 id="upcoming-title">Coming up</h2>
        {upcoming.length === 0 ? (
          <p className="calendar-empty">
            Nothing planned yet. Open an application in your{' '}
            <a href="/dashboard/job-tracker" className="link">
              job tracker
            </a>{' '}
            and add an interview, a follow-up date or a task with a due date. It will appear here
            and in your calendar.
          </p>
        ) : (
          <ol className="calendar-list">
            {upcoming.map(({ uid, on, time, zone, summary, place, path }) => (
              <li key={uid}>
                <time dateTime={time ? `${on}T${time}` : on} title={formatWeekday(on)}>
                  <span>{formatDay(on)}</span>
                  <span className="text-muted">
                    {[time && `${time} ${zone}`, formatDistance(on, now.toISOString().slice(0, 10))]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </time>
                <span className="min-w-0">
                  <a href={path} className="link">
                    {summary}
                  </a>
                  {place && <span className="calendar-place">{place}</span>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}
