/** /dashboard/jobs-for-me: the open jobs that match a person best, why, and what would improve the matches. */
import { useRef } from 'react'
import { Form, isRouteErrorResponse, useSubmit } from 'react-router'
import { countOf } from '#core/text/count-of.ts'
import './jobs-for-me.css'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { SearchFailed } from '#app/frame/search-failed.tsx'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { UpgradedNotice } from '#app/plan/upgraded-notice.tsx'
import { servicesContext } from '#app/request/context.ts'
import { isRefused } from '#app/request/refused.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Pager } from '#app/ui/pager.tsx'
import { withStep } from '#app/ui/with-step.ts'
import { Refusal } from '#core/api/refusal.ts'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { LEVEL_LABELS } from '#core/job/job-labels.ts'
import { whyHidden } from '#core/lists/job-lists.ts'
import { MATCH_GROUPS, type MatchGroup, matchGroup } from '#core/match/match-groups.ts'
import { PLACE_STEPS } from '#core/match/match-place.ts'
import { BEST_MATCH, EMPTY_QUERY, type JobQuery, MATCH_STEPS } from '#core/search/query.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { findMatches } from '#work/match/find-matches.ts'
import { placeSteps } from '#work/match/place-steps.ts'
import type { Route } from './+types/jobs-for-me.ts'
import { MatchItem } from './match-item.tsx'
import { BetterMatches, NoMatches, ProfileNeeded } from './match-notices.tsx'
import { TrackedMatches } from './tracked-matches.tsx'
import { WhatIfBlock } from './what-if-block.tsx'

const PATH = '/dashboard/jobs-for-me'
/** How many of the best matches are shown, across all pages. */
const SHOWN = 100
const PER_PAGE = 25
/** The default minimum score; jobs below it are hardly a match. A lower `matchMin` overrides it. */
const LEAST = 50

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { searchParams } = new URL(args.request.url)
  const read = parseQueryParams(searchParams, { unknown: 'ignore', isPersonal: true })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  const { remote, location, levels, page } = read.query
  const query: JobQuery = {
    ...EMPTY_QUERY,
    remote,
    location,
    levels,
    matchMin: leastOf(read.query.matchMin),
    sort: BEST_MATCH,
    page,
    perPage: PER_PAGE,
  }
  if (page > SHOWN / PER_PAGE) throw new Refusal('page_not_found')
  const found = await findMatches(services, id, query, args.request.signal)
  if (found.jobs.length === 0 && found.total > 0) throw new Refusal('page_not_found')
  const steps = await placeSteps(
    services,
    id,
    found.jobs.map((job) => job.id),
  )
  const groups = found.jobs.map(({ match }, at) =>
    matchGroup(match?.score ?? null, steps[at] ?? PLACE_STEPS.open),
  )
  return { now: services.clock.now(), query, ...found, groups }
}

export default function JobsForMe({ loaderData: found }: Route.ComponentProps) {
  const { now, query, total, isAtLeast, isKnown } = found
  const { marks } = useJobMarks()
  const grouped = found.jobs.map((job, at) => ({ job, group: found.groups[at] ?? 'others' }))
  const jobs = grouped.filter(({ job }) => whyHidden(job, marks) === null)
  // Those that ask for something come first; what is tracked is done here.
  const fresh = jobs.filter(({ job }) => !marks.tracked.includes(job.id))
  const tracked = jobs.flatMap(({ job }) => (marks.tracked.includes(job.id) ? job : []))
  const of = (group: MatchGroup) => fresh.flatMap((one) => (one.group === group ? one.job : []))
  const hidden = found.jobs.length - jobs.length
  const shown = Math.min(total, SHOWN)
  return (
    <div className="matches">
      <PageHead
        title="Job Match"
        description="The open jobs that match you best, and why."
        path={PATH}
        isPrivate
      />
      <UpgradedNotice />
      <div className="matches-head">
        <h1>Job Match</h1>
        {isKnown && (
          <p className="text-muted tabular-nums">
            <span role="status">
              {total > SHOWN
                ? `Best ${SHOWN} of ${isAtLeast ? 'at least ' : ''}${total.toLocaleString('en')} jobs`
                : `${isAtLeast ? 'At least ' : ''}${countOf(total, 'job')}`}{' '}
              {query.matchMin ? `with a match score of ${query.matchMin} or higher` : 'in total'}
            </span>
            , compared with{' '}
            <a
              href={found.cv.id ? `/dashboard/cv/${found.cv.id}` : '/dashboard/profile'}
              className="link"
            >
              {found.cv.name}
            </a>
          </p>
        )}
      </div>
      {isKnown ? (
        <>
          <BetterMatches
            lacks={found.lacks}
            isNeeded={(found.jobs[0]?.match?.score ?? null) === null}
          />
          <Filters query={query} key={addressOf(query, 1)} />
          {total === 0 ? (
            <NoMatches least={query.matchMin ?? 0} isNarrowed={isNarrowed(query)} path={PATH} />
          ) : (
            <>
              {MATCH_GROUPS.map((group) => (
                <Matches key={group} title={GROUP_TITLES[group]} jobs={of(group)} now={now} />
              ))}
              <TrackedMatches jobs={tracked} isAlone={fresh.length === 0} />
              <details className="matches-key">
                <summary>How to read the bars</summary>
                <p className="hint">
                  From left to right: skills, kind of work, level, location. The wider a part, the
                  more it counts. What we couldn’t read is hatched and counts neither for nor
                  against a job.
                </p>
              </details>
            </>
          )}
          {hidden > 0 && (
            <p className="text-muted">
              {countOf(hidden, 'job')} hidden here.{' '}
              <a href="/dashboard/hidden" className="link">
                Hidden Jobs
              </a>
            </p>
          )}
          <Pager
            page={query.page}
            last={Math.ceil(shown / PER_PAGE)}
            hrefOf={(page) => addressOf(query, page)}
          />
          <WhatIfBlock />
        </>
      ) : (
        <ProfileNeeded
          hasCv={found.cv.id !== null}
          lacks={found.lacks}
          aim="to see the open jobs that match you best, and why."
        />
      )}
    </div>
  )
}

const GROUP_TITLES: Readonly<Record<MatchGroup, string>> = {
  near: 'Good matches, no move needed',
  unsure: 'Good matches, location or hours to check',
  away: 'Good matches that take a move or a visa',
  others: 'Lower scores',
}

type MatchesProps = {
  title: string
  jobs: Awaited<ReturnType<typeof loader>>['jobs']
  now: Date
}

function Matches({ title, jobs, now }: MatchesProps) {
  const { marks } = useJobMarks()
  if (jobs.length === 0) return null
  return (
    <section className="matches-group" aria-label={title}>
      <h2>{title}</h2>
      <ol className="matches-list" aria-label="Jobs, best match first">
        {jobs.map((job) => (
          <li key={job.id}>
            <MatchItem job={job} now={now} isSaved={marks.saved.includes(job.id)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Any score, if asked for, includes jobs that have none. */
const leastOf = (asked: number | null) => (asked === 0 ? null : (asked ?? LEAST))

function Filters({ query }: { query: JobQuery }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => void submit(form.current, { preventScrollReset: true })
  return (
    <Form ref={form} method="get" role="search" aria-label="Matches" className="matches-filters">
      <div>
        <label className="label" htmlFor="match-least">
          Match
        </label>
        <select
          id="match-least"
          name="matchMin"
          className="input"
          defaultValue={query.matchMin ?? 0}
          onChange={apply}
        >
          <option value="0">Any score</option>
          {withStep(MATCH_STEPS, query.matchMin).map((step) => (
            <option key={step} value={step}>
              {step} or higher
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="label" htmlFor="match-level">
          Experience level
        </label>
        <select
          id="match-level"
          name="experienceLevels"
          className="input"
          defaultValue={query.levels[0] ?? ''}
          onChange={apply}
        >
          <option value="">Any level</option>
          {EXPERIENCE_LEVELS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_LABELS[level]}
            </option>
          ))}
        </select>
      </div>
      <div className="matches-place">
        <label className="label" htmlFor="match-place">
          Location
        </label>
        <input
          id="match-place"
          name="location"
          className="input w-full"
          defaultValue={query.location ?? ''}
          maxLength={300}
          placeholder="City, region or country"
          autoComplete="off"
        />
      </div>
      <label className="option">
        <input
          type="checkbox"
          name="remote"
          value="true"
          defaultChecked={query.remote}
          onChange={apply}
        />
        Remote only
      </label>
      <button type="submit" className="button">
        Apply
      </button>
    </Form>
  )
}

const isNarrowed = ({ remote, location, levels }: JobQuery) =>
  remote || location !== null || levels.length > 0

function addressOf({ remote, location, levels, matchMin }: JobQuery, page: number): string {
  const params = new URLSearchParams()
  if (matchMin !== LEAST) params.set('matchMin', String(matchMin ?? 0))
  if (levels.length > 0) params.set('experienceLevels', levels.join(','))
  if (location !== null) params.set('location', location)
  if (remote) params.set('remote', 'true')
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? PATH : `${PATH}?${params}`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error) && (error.status < 500 || isRefused(error.data))
  return isAnswer ? <ErrorPage error={error} /> : <SearchFailed error={error} />
}
