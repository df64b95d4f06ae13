/** How the search goes: how far the applications got, and what was done in the last weeks. */
import { Link } from 'react-router'
import { ChartTable } from '#app/chart/chart-table.tsx'
import { FunnelBars } from '#app/chart/funnel-bars.tsx'
import type { FunnelDrawing } from '#app/chart/funnel-drawing.ts'
import { WeekStrip } from '#app/chart/week-strip.tsx'
import type { StripRow } from '#app/chart/week-strip-drawing.ts'
import { formatDay } from '#app/ui/day-words.ts'
import { formatShortDay } from '#app/ui/short-day.ts'
import type { FunnelStep } from '#core/tracker/funnel.ts'
import type { StripWeek } from '#core/tracker/week-strip.ts'
import type { DashboardData } from '#work/tracker/dashboard-data.ts'
import { funnelInWords, weekInWords } from './search-words.ts'

type Props = {
  funnel: readonly FunnelStep[]
  weeks: readonly StripWeek[]
  drawings: { funnel: FunnelDrawing; strip: StripRow[] }
  counts: DashboardData['counts']
  now: Date
}

export function YourSearch({ funnel, weeks, drawings, counts, now }: Props) {
  const { applications, open, saved } = counts
  const ends = { first: formatShortDay(weeks[0]?.from ?? '', now), last: 'This week' }
  return (
    <section className="dashboard-part dashboard-search" aria-labelledby="search-title">
      <header className="dashboard-search-head">
        <h2 id="search-title">Your search</h2>
        <ul>
          {applications > 0 && (
            <li>
              <Link to="/dashboard/job-tracker" className="link">
                {applications.toLocaleString('en')}{' '}
                {applications === 1 ? 'application' : 'applications'}
              </Link>
              {open < applications && `, ${open.toLocaleString('en')} open`}
            </li>
          )}
          {saved > 0 && (
            <li>
              <Link to="/dashboard/saved-jobs" className="link">
                {saved.toLocaleString('en')} {saved === 1 ? 'saved job' : 'saved jobs'}
              </Link>
            </li>
          )}
        </ul>
      </header>
      {applications === 0 ? (
        <figure className="chart-figure dashboard-empty">
          <div className="dashboard-charts">
            <FunnelBars drawing={drawings.funnel} />
            <WeekStrip rows={drawings.strip} {...ends} />
          </div>
          <figcaption>Your applications will appear here, by stage.</figcaption>
        </figure>
      ) : (
        <div className="dashboard-charts">
          <figure className="chart-figure">
            <h3>{funnelInWords(funnel)}</h3>
            <FunnelBars drawing={drawings.funnel} />
            <ChartTable
              columns={['Got as far as', 'Applications', 'Of those before']}
              rows={funnel.map(({ name, count, share }) => [
                name,
                count.toLocaleString('en'),
                share === null ? null : `${Math.round(share * 100)}%`,
              ])}
            />
          </figure>
          <figure className="chart-figure">
            <h3>{weekInWords(weeks)}</h3>
            <WeekStrip rows={drawings.strip} {...ends} />
            <ChartTable
              columns={['Week from', 'Applications sent', 'Interviews scheduled']}
              rows={weeks.map(({ from, sent, interviews }) => [
                formatDay(from),
                String(sent),
                String(interviews),
              ])}
            />
          </figure>
        </div>
      )}
    </section>
  )
}
