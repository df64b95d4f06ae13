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
    fair: needsMore ? await countFair(services, id, found.fitting.count, args.request.signal) : 0,
  }
}

/** How many jobs are below the score from which they fit, and worth a look. */
async function countFair(
  services: Parameters<typeof findMatches>[0],
  id: AccountId,
  fitting: number,
  signal: AbortSignal,
) {
  const query = { ...EMPTY_QUERY, matchMin: FAIR_FROM, sort: BEST_MATCH, perPage: 1 } as const
  const { total } = await findMatches(services, id, query, signal)
  return Math.max(0, total - fitting)
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

type Fitting = Pick<Route.ComponentProps['loaderData'], 'fitting' | 'opened'>

/** The number that the page is about. */
function FittingNow({ fitting: { count, pay }, opened }: Fitting) {
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
        <a
          href={`/dashboard/jobs-for-me?matchMin=${FIT_FROM}`}
          className={opened.length > 0 ? 'button button-primary' : 'button'}
        >
          See {count === 1 ? 'this job' : 'these jobs'}
        </a>
      )}
    </div>
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
        {ways.map((way, at) => (
          <li key={way.href}>
            <div>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
            </div>
            <a href={way.href} className={at === 0 ? 'button button-primary' : 'button'}>
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
