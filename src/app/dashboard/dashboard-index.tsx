/**
 * /dashboard: a welcome, then what is due, the best new matches, which replies are awaited, and how the search goes. A
 * new account sees the same frame with what it can do next.
 */

import { Link } from 'react-router'
import { DotLine } from '#app/ui/dot-line.tsx'
import '#app/chart/chart.css'
import '#app/tracker/stages.css'
import './dashboard-index.css'
import { drawFunnel } from '#app/chart/funnel-drawing.ts'
import { drawWeekStrip } from '#app/chart/week-strip-drawing.ts'
import { PageHead } from '#app/frame/page-head.tsx'
import { knownHome } from '#app/lists/known-home.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { weekStart } from '#core/time/week-start.ts'
import { newMatches } from '#work/match/new-matches.ts'
import { dashboardData } from '#work/tracker/dashboard-data.ts'
import type { Route } from './+types/dashboard-index.ts'
import { AwaitedReplies } from './awaited-replies.tsx'
import { actOnDashboard, type Done } from './dashboard-actions.ts'
import { DoneNotice } from './done-notice.tsx'
import { NewMatches } from './new-matches.tsx'
import { Today } from './today.tsx'
import { todayInWords } from './today-words.ts'
import { YourSearch } from './your-search.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const home = await knownHome(args)
  const weekBegins = weekStart({
    country: home?.home ?? null,
    languages: args.request.headers.get('accept-language'),
  })
  const [data, matches] = await Promise.all([
    dashboardData(services, id, weekBegins),
    newMatches(services, id, args.request.signal),
  ])
  const strip = drawWeekStrip([
    { name: 'Applications sent', values: data.weeks.map(({ sent }) => sent) },
    { name: 'Interviews scheduled', values: data.weeks.map(({ interviews }) => interviews) },
  ])
  return {
    name,
    now: services.clock.now(),
    ...data,
    matches,
    drawings: { funnel: drawFunnel(data.funnel), strip },
  }
}

export async function action(args: Route.ActionArgs): Promise<Done> {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const fields = new Map(await args.request.formData())
  try {
    return await actOnDashboard(services, id, (name) => fields.get(name)?.toString())
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    return { said: 'This was already changed in another tab or on another device.', undo: null }
  }
}

export default function DashboardIndex({ loaderData, actionData }: Route.ComponentProps) {
  const { name, now, today, due, awaited, counts, nextSteps, matches } = loaderData
  const { funnel, weeks, drawings } = loaderData
  const isNew = counts.applications === 0
  return (
    <div className="dashboard-index">
      <PageHead
        title="Dashboard"
        description="Your saved jobs and applications."
        path="/dashboard"
        isPrivate
      />
      <header className="dashboard-welcome">
        <div>
          <h1>{name ? `Welcome back, ${name}` : 'Welcome back'}</h1>
          <p className="dashboard-lead">
            <DotLine>{todayInWords({ due, counts, nextSteps })}</DotLine>
          </p>
        </div>
        {!isNew && (
          <Link to="/dashboard/job-tracker/new" className="button button-primary">
            <Icon name="plus" />
            Add application
          </Link>
        )}
        <div role="status">{actionData && <DoneNotice {...actionData} />}</div>
      </header>
      <Today {...{ due, nextSteps, today, isNew }} />
      <NewMatches matches={matches} now={now} />
      {awaited.length > 0 && <AwaitedReplies awaited={awaited} total={counts.awaited} now={now} />}
      <YourSearch {...{ funnel, weeks, drawings, counts, now }} />
    </div>
  )
}
