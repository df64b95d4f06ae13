/** /dashboard/calendar: the private address of a person's calendar, shown once, and what stands in it. */
import { data, Form, useNavigation } from 'react-router'
import './calendar.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { formatDay, formatDistance, formatWeekday } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
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
  const world = args.context.get(worldContext)
  const now = world.clock.now()
  const [madeAt, upcoming] = await Promise.all([
    calendarFeeds.madeAt(world.db, id),
    upcomingEntries(world, id),
  ])
  return { madeAt, upcoming, now, publicUrl: world.settings.publicUrl }
}

/** The address is in this answer alone: it cannot be read again. */
export async function action(args: Route.ActionArgs) {
  const { id } = requireViewer(args)
  const world = args.context.get(worldContext)
  const intent = (await args.request.formData()).get('intent')
  if (intent === 'revoke') {
    await revokeCalendarFeed(world, id)
    return { token: null, isRevoked: true, problem: null }
  }
  if (intent === 'make') {
    return { token: await makeCalendarFeed(world, id), isRevoked: false, problem: null }
  }
  const problem = 'That is nothing this page can do. Please use one of its buttons.'
  return data({ token: null, isRevoked: false, problem }, { status: 400 })
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
        Interviews, follow-ups and tasks that have a day, in the calendar you already use. It looks
        for changes by itself, most programs every few hours.
      </p>

      {actionData?.problem && (
        <p className="notice notice-warn" role="alert">
          <Icon name="triangle-alert" />
          <span>{actionData.problem}</span>
        </p>
      )}
      {actionData?.isRevoked && madeAt === null && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>The address is revoked. Calendars that had it find nothing there any more.</span>
        </p>
      )}

      {token ? (
        <section className="card calendar-card" aria-labelledby="address-title">
          <CalendarAddress publicUrl={publicUrl} token={token} />
        </section>
      ) : madeAt ? (
        <section className="card calendar-card" aria-labelledby="have-title">
          <h2 id="have-title">Your calendar has an address</h2>
          <p className="text-muted">
            Made <TimeAgo at={madeAt} now={now} />. We keep only its fingerprint, so it cannot be
            shown again. A new address ends the old one at once.
          </p>
          <Form method="post" className="calendar-actions">
            <button type="submit" name="intent" value="make" className="button" disabled={isBusy}>
              <Icon name="refresh-cw" />
              Make a new address
            </button>
            <button
              type="submit"
              name="intent"
              value="revoke"
              className="button button-plain"
              disabled={isBusy}
            >
              <Icon name="x" />
              Revoke it
            </button>
          </Form>
        </section>
      ) : (
        <section className="card calendar-card" aria-labelledby="make-title">
          <h2 id="make-title">Subscribe with a private address</h2>
          <p className="text-muted">
            You get an address that only you know. Whoever has it can read the calendar, nobody can
            change anything with it, and you can revoke it at any time.
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
              Make my calendar address
            </button>
          </Form>
        </section>
      )}

      {(token || madeAt) && <AddToCalendar publicUrl={publicUrl} />}

      <section aria-labelledby="upcoming-title">
        <h2 id="upcoming-title">What is coming up</h2>
        {upcoming.length === 0 ? (
          <p className="calendar-empty">
            Nothing is planned. Interviews, follow-up dates and tasks with a day, which you add on
            the page of an application in your{' '}
            <a href="/dashboard/job-tracker" className="link">
              job tracker
            </a>
            , will stand here and in your calendar.
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
