/** /dashboard/jobs-for-me/what-if: the skills, locations and preferences that would open most jobs to a person. */
import './what-if.css'
import '#app/ui/back-link.css'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { SearchFailed } from '#app/frame/search-failed.tsx'
import { servicesContext } from '#app/request/context.ts'
import { isRefused } from '#app/request/refused.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountId } from '#core/account/account.ts'
import { FIT_FROM } from '#core/match/what-if.ts'
import { BEST_MATCH, EMPTY_QUERY } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import { findMatches } from '#work/match/find-matches.ts'
import { findWhatIfs } from '#work/match/find-what-ifs.ts'
import type { Route } from './+types/what-if.ts'
import { MatchFigure } from './match-figure.tsx'
import { ProfileNeeded } from './match-notices.tsx'
import { WHAT_IF_PATH, WHAT_IF_TITLE } from './what-if-block.tsx'
import { WhatIfList } from './what-if-list.tsx'
import { payWords } from './what-if-words.ts'

/** The default minimum of Job Match; below it, jobs are hardly a match. */
const FAIR_FROM = 50

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { cv } = await services.readMatchPerson(id)
  const found = await findWhatIfs(services, id, args.request.signal)
  const needsMore = found.isKnown && found.opened.length === 0
  return {
    hasCv: cv.id !== null,
    ...found,
    ...(needsMore
      ? await fairJobs(services, id, found.fitting.count, args.request.signal)
      : { fair: 0, nearest: [] }),
  }
}

/** How many of the jobs that come closest to fitting are named, and from how many that fit on none is. */
const NEAREST = 5
const MOST_BEFORE = 95

/** How many jobs are below the score from which they fit, and worth a look; and those that come closest. */
async function fairJobs(
  services: Parameters<typeof findMatches>[0],
  id: AccountId,
  fitting: number,
  signal: AbortSignal,
) {
  const perPage = fitting <= MOST_BEFORE ? fitting + NEAREST : 1
  const query = { ...EMPTY_QUERY, matchMin: FAIR_FROM, sort: BEST_MATCH, perPage } as const
  const { total, jobs } = await findMatches(services, id, query, signal)
  const nearest = fitting <= MOST_BEFORE ? jobs.slice(fitting) : []
  return {
    fair: Math.max(0, total - fitting),
    nearest: nearest.map(({ id, title, company, match }) => ({
      id,
      title,
      company,
      match: match && { score: match.score, tier: match.tier },
    })),
  }
}

export default function WhatIfPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="what-if what-if-page">
      <PageHead
        title={WHAT_IF_TITLE}
        description="The skills, locations and preferences that would open most jobs to you."
        path={WHAT_IF_PATH}
        isPrivate
      />
      <div>
        <a href="/dashboard/jobs-for-me" className="back-link">
          <Icon name="arrow-left" />
          Job Match
        </a>
        <h1>{WHAT_IF_TITLE}</h1>
      </div>
      {loaderData.isKnown ? (
        <>
          <FittingNow {...loaderData} />
          <WhatIfList {...loaderData} level={2} />
          {loaderData.nearest.length > 0 && <Nearest jobs={loaderData.nearest} />}
          {loaderData.opened.length === 0 && <OtherWays {...loaderData} />}
        </>
      ) : (
        <ProfileNeeded
          hasCv={loaderData.hasCv}
          lacks={loaderData.lacks}
          aim="to see which skills would open more jobs to you."
        />
      )}
    </div>
  )
}

type Fitting = Pick<Route.ComponentProps['loaderData'], 'fitting'>

/** The number that the page is about. */
function FittingNow({ fitting: { count, pay } }: Fitting) {
  const range = payWords(pay)
  return (
    <div className="what-if-head">
      <p className="what-if-figure">
        <strong>{count.toLocaleString('en')}</strong>
        <span>
          {count === 1 ? 'open job fits' : 'open jobs fit'} you now
          <span className="hint">
            A match score of {FIT_FROM} or higher
            {range && `. Half of those with a salary pay ${range}`}
          </span>
        </span>
      </p>
      {count > 0 && (
        <a href={`/dashboard/jobs-for-me?matchMin=${FIT_FROM}`} className="button button-primary">
          See {count === 1 ? 'this job' : 'these jobs'}
        </a>
      )}
    </div>
  )
}

type NearestProps = { jobs: Route.ComponentProps['loaderData']['nearest'] }

function Nearest({ jobs }: NearestProps) {
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className="what-if-title">
        Closest to fitting
      </h2>
      <ul className="what-if-nearest">
        {jobs.map(({ id, title, company, match }) => (
          <li key={id}>
            <MatchFigure id={id} match={match} />
            <p>
              <a href={`/jobs/${id}`}>{title}</a>
              <span className="text-muted">{company}</span>
            </p>
            <a href={`/dashboard/cv-analysis/${id}`} rel="nofollow" className="link">
              See what’s missing<span className="sr-only"> for {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What finds more jobs if no single change does. */
function OtherWays({ fair, hasWishes }: { fair: number; hasWishes: boolean }) {
  const ways = [
    fair > 0 && {
      title: `${countOf(fair, 'more job')} ${fair === 1 ? 'scores' : 'score'} ${FAIR_FROM} to ${FIT_FROM - 1}`,
      text: 'Some of them miss only a skill or a preference that you can do without.',
      label: fair === 1 ? 'See this job too' : 'See these jobs too',
      href: `/dashboard/jobs-for-me?matchMin=${FAIR_FROM}`,
    },
    hasWishes && {
      title: 'Loosen several preferences at once',
      text: 'Each of them alone opens few jobs; together they can open many.',
      label: 'Change your preferences',
      href: '/dashboard/profile#preferences',
    },
    {
      title: 'Hear about new jobs',
      text: 'Get new jobs for your keywords by email as soon as they appear.',
      label: 'Create a job alert',
      href: '/dashboard/job-alerts',
    },
  ].filter((way) => way !== false)
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways" className="what-if-title">
        What helps instead
      </h2>
      <ul className="what-if-ways">
        {ways.map((way) => (
          <li key={way.href}>
            <div>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
            </div>
            <a href={way.href} className="link">
              {way.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error) && (error.status < 500 || isRefused(error.data))
  return isAnswer ? <ErrorPage error={error} /> : <SearchFailed error={error} />
}
