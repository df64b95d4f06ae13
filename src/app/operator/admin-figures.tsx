/**
 * /admin: what needs an operator, and how the instance did in the last weeks, as charts with their numbers. Drawn on the
 * server. For operators.
 */
import '#app/operator/admin.css'
import '#app/chart/chart.css'
import { ChartTable } from '#app/chart/chart-table.tsx'
import { FunnelBars } from '#app/chart/funnel-bars.tsx'
import { drawFunnel } from '#app/chart/funnel-drawing.ts'
import { WeekStrip } from '#app/chart/week-strip.tsx'
import { drawWeekStrip } from '#app/chart/week-strip-drawing.ts'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { formatShortDay } from '#app/ui/short-day.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  BOARD_AGE_LABELS,
  BOARD_AGES,
  type DailyFigures,
  failuresBySource,
} from '#core/operator/daily-figures.ts'
import { countOf } from '#core/text/count-of.ts'
import * as accountList from '#store/account-list.ts'
import * as contactMessages from '#store/contact-messages.ts'
import { dailyFigures } from '#store/daily-figures.ts'
import * as openJobs from '#store/jobs.ts'
import * as newsletterSubscribers from '#store/newsletter-subscribers.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-figures.ts'
import { boardsInWords, failuresInWords, jobsInWords, mailInWords } from './figure-words.ts'
import { findNeeds, NeedsList } from './needs-list.tsx'

/** More sources are in the table. */
const DRAWN_SOURCES = 6

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const { db, clock, settings } = services
  const now = clock.now()
  const [figures, search, accounts, messages, subscribers, { hasDemo }] = await Promise.all([
    dailyFigures(db, now),
    searchFigures(services),
    accountList.counts(db),
    contactMessages.counts(db),
    newsletterSubscribers.counts(db),
    openJobs.demoState(db),
  ])
  const { jobs, runs, mail, boards } = figures
  return {
    needs: findNeeds({
      figures,
      newMessages: messages.new,
      mailIsConfigured: settings.mailIsConfigured,
    }),
    counts: [
      { name: 'Open jobs', count: search?.jobs ?? 0 },
      { name: 'Hiring companies', count: search?.companies ?? 0 },
      {
        name: 'Boards being read',
        count: Object.values(boards).reduce((sum, count) => sum + count, 0),
      },
      { name: 'Accounts', count: accounts.all },
      { name: 'Subscribers', count: subscribers.subscribed },
    ].filter(({ count }) => count > 0),
    charts: [
      jobsChart(jobs, { hasSamples: hasDemo, now }),
      failuresChart(runs, now),
      mailChart(mail, now),
    ],
    ...ages(boards),
  }
}

/** Null while the search can't answer: then an operator needs the rest of this page most. */
async function searchFigures({ search }: Pick<Services, 'search'>) {
  try {
    return await search.statistics()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

export default function AdminFigures({ loaderData }: Route.ComponentProps) {
  const { needs, counts, charts, boardTitle, boardAges } = loaderData
  const [jobs, ...others] = charts.filter(({ rows }) => rows.length > 0)
  const hasBoards = boardAges.some(({ count }) => count > 0)
  const empty = charts.filter(({ rows }) => rows.length === 0)
  return (
    <div className="page admin">
      <PageHead
        title="Overview"
        description="Jobs, boards and email of the last weeks."
        path="/admin"
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Overview</h1>
          <p className="text-muted">
            {needs.length === 0
              ? 'Nothing needs you.'
              : `${countOf(needs.length, 'thing needs', 'things need')} you.`}
          </p>
        </div>
      </header>
      {counts.length > 0 && (
        <dl className="admin-counts">
          {counts.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      )}
      <NeedsList needs={needs} />
      <section aria-labelledby="lately" className="admin-part">
        <h2 id="lately">Lately</h2>
        <div className="admin-figures">
          {jobs && <DayChart {...jobs} />}
          {hasBoards && (
            <figure className="chart-figure">
              <h3>{boardTitle}</h3>
              <FunnelBars drawing={boardAges.filter(({ count }) => count > 0)} />
              <ChartTable
                columns={['Read whole', 'Boards']}
                rows={boardAges.map(({ name, count }) => [name, count.toLocaleString('en')])}
              />
            </figure>
          )}
          {others.map((chart) => (
            <DayChart key={chart.title} {...chart} />
          ))}
        </div>
        {empty.length > 0 && (
          <p className="text-muted">{empty.map(({ title }) => `${title}.`).join(' ')}</p>
        )}
      </section>
    </div>
  )
}

type Chart = ReturnType<typeof chartOf>

function DayChart({ title, rows, first, last, columns, table }: Chart) {
  return (
    <figure className="chart-figure">
      <h3>{title}</h3>
      <WeekStrip rows={rows} first={first} last={last} labels="most" />
      <ChartTable columns={columns} rows={table} />
    </figure>
  )
}

type Series = { name: string; values: number[] }

/** A strip of days for each series that has anything, and all numbers, newest first. */
function chartOf(title: string, days: readonly string[], series: readonly Series[], now: Date) {
  const drawn = series.filter(({ values }) => values.some((value) => value > 0))
  return {
    title,
    rows: drawWeekStrip(drawn.slice(0, DRAWN_SOURCES)),
    first: formatShortDay(days[0] ?? '', now),
    last: formatShortDay(days.at(-1) ?? '', now),
    columns: ['Day', ...series.map(({ name }) => name)],
    table: days
      .map((day, at): [string, ...string[]] => [
        day,
        ...series.map(({ values }) => (values[at] ?? 0).toLocaleString('en')),
      ])
      .reverse(),
  }
}

function jobsChart(
  jobs: DailyFigures['jobs'],
  { hasSamples, now }: { hasSamples: boolean; now: Date },
) {
  const series = [
    { name: 'New jobs', values: jobs.map(({ added }) => added) },
    { name: 'Closed jobs', values: jobs.map(({ closed }) => closed) },
  ]
  return chartOf(jobsInWords(jobs, hasSamples), daysOf(jobs), series, now)
}

function failuresChart(runs: DailyFigures['runs'], now: Date) {
  const series = failuresBySource(runs).map(({ source, values }) => ({ name: source, values }))
  return chartOf(failuresInWords(runs), runs.days, series, now)
}

function mailChart(mail: DailyFigures['mail'], now: Date) {
  const series = [
    { name: 'Sent', values: mail.map(({ sent }) => sent) },
    { name: 'Waiting', values: mail.map(({ waiting }) => waiting) },
    { name: 'Failed', values: mail.map(({ failed }) => failed) },
  ]
  return chartOf(mailInWords(mail), daysOf(mail), series, now)
}

const daysOf = (rows: readonly { day: string }[]) => rows.map(({ day }) => day)

const ages = (boards: DailyFigures['boards']) => ({
  boardTitle: boardsInWords(boards),
  boardAges: drawFunnel(
    BOARD_AGES.map((age) => ({ name: BOARD_AGE_LABELS[age], count: boards[age], share: null })),
  ),
})
