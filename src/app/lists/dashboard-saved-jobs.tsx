/** /dashboard/saved-jobs: saved jobs, with the person's notes and what has changed since they were saved. */
import { countOf } from '#core/text/count-of.ts'
import './saved-jobs.css'
import { useEffect, useRef } from 'react'
import { data, Form, redirect, useRevalidator, useSubmit } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { JobId } from '#core/job/job.ts'
import { requireSavedJobId } from '#core/job/require-job-id.ts'
import { MAX_SAVED_NOTE } from '#core/lists/saved-job.ts'
import { readSavedSort, SAVED_SORTS, viewSavedJobs } from '#core/lists/saved-jobs-view.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { savedJobsFull } from '#core/plan/plan.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as jobs from '#store/jobs.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { noteSavedJob } from '#work/job/note-saved-job.ts'
import { withMatches } from '#work/match/card-matches.ts'
import { matchPersonOf } from '#work/match/match-person-of.ts'
import { savedJobsLimitOf } from '#work/plan/account-plan.ts'
import type { Route } from './+types/dashboard-saved-jobs.ts'
import { JOB_ACTIONS_FORM, useJobMarks } from './job-marks.tsx'
import { JobSaveButton } from './job-save-button.tsx'
import { SavedJobItem } from './saved-job-item.tsx'
import { SAVED_JOBS_CHANGED } from './saved-jobs-changed.ts'
import { savedSummary } from './saved-summary.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { db, clock } = services
  const params = new URL(args.request.url).searchParams
  const text = params.get('query')?.trim() ?? ''
  const sort = readSavedSort(params.get('sort'))
  const [saved, person] = await Promise.all([savedJobs.list(db, id), matchPersonOf(services, id)])
  const [waiting, removed] = await Promise.all(
    ['waiting', 'removed'].map((name) => namedJob(db, params.get(name))),
  )
  const matched = await withMatches(
    services,
    person,
    saved.map(({ job }) => job),
  )
  const matches = new Map(matched.map(({ id, match }) => [id, scoreOf(match)]))
  return {
    now: clock.now(),
    summary: savedSummary(
      saved.map(({ job, since }) => ({ since, score: matches.get(job.id)?.score ?? null })),
    ),
    text,
    sort,
    limit: await savedJobsLimitOf(services, id),
    total: saved.length,
    shown: viewSavedJobs(saved, { text, sort }).map((item) => ({
      ...item,
      match: matches.get(item.job.id) ?? null,
    })),
    waiting: waiting ?? null,
    removed: removed ?? null,
  }
}

/** Saves a note from a form submitted without a script. */
export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const fields = await args.request.formData()
  const jobId = requireSavedJobId(fields.get('jobId')?.toString())
  const note = fields.get('note')?.toString().replaceAll('\r\n', '\n') ?? ''
  if (note.length > MAX_SAVED_NOTE) {
    const problem = `The note is too long. Use at most ${MAX_SAVED_NOTE} characters.`
    return data({ jobId, note, problem }, { status: 422 })
  }
  await noteSavedJob(args.context.get(servicesContext), viewer, { jobId, note })
  return redirect(new URL(args.request.url).search || '/dashboard/saved-jobs')
}

export default function SavedJobs({ loaderData: found, actionData }: Route.ComponentProps) {
  const { now, text, sort, limit, waiting, removed } = found
  const { marks } = useJobMarks()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useNewSaves()
  const shown = found.shown.filter(({ job }) => marks.saved.includes(job.id))
  const saved = marks.saved.length
  const isFull = limit !== null && saved >= limit
  const apply = () => void submit(form.current, { replace: true, preventScrollReset: true })
  return (
    <div className="saved-jobs">
      <PageHead
        title="Saved Jobs"
        description="Your saved jobs, with your notes and any changes since you saved them."
        path="/dashboard/saved-jobs"
        isPrivate
      />
      <header>
        <h1>Saved Jobs</h1>
        {found.summary && <p className="text-muted">{found.summary}</p>}
      </header>
      {waiting && !marks.saved.includes(waiting.id) && (
        <p className="notice notice-warn">
          <Icon name={isFull ? 'triangle-alert' : 'info'} />
          <span>
            {isFull ? `${savedJobsFull(limit, saved)} ` : 'You have room for another job. '}
            <a href={`/jobs/${waiting.id}`} className="link">
              {waiting.title}, {waiting.company}
            </a>{' '}
            {isFull ? 'isn’t saved yet.' : 'can be saved now.'}
          </span>
          {isFull ? (
            <a href="/subscription" className="button button-small">
              Upgrade
            </a>
          ) : (
            <JobSaveButton job={waiting} isSaved={false} className="button button-small" />
          )}
        </p>
      )}
      {removed && !marks.saved.includes(removed.id) && (
        <p className="notice">
          <Icon name="info" />
          <span>
            Job removed from saved jobs: {removed.title}, {removed.company}.
          </span>
          <button
            type="submit"
            form={JOB_ACTIONS_FORM}
            name="save"
            value={removed.id}
            className="button button-small"
          >
            Undo
          </button>
        </p>
      )}
      {saved === 0 && found.total === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <Form ref={form} method="get" role="search" className="saved-search" onChange={apply}>
            <div className="saved-search-text">
              <label className="label" htmlFor="saved-query">
                Search your saved jobs
              </label>
              <input
                id="saved-query"
                type="search"
                name="query"
                className="input"
                defaultValue={text}
                placeholder="Title, company, location or note"
              />
            </div>
            <div>
              <label className="label" htmlFor="saved-sort">
                Sort by
              </label>
              <select id="saved-sort" name="sort" className="input" defaultValue={sort}>
                {Object.entries(SAVED_SORTS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
            <button type="submit" className="button without-script">
              Search
            </button>
          </Form>
          {shown.length > 0 ? (
            <ol className="saved-list">
              {shown.map((item) => (
                <li key={item.job.id}>
                  <SavedJobItem
                    saved={item}
                    now={now}
                    isTracked={marks.tracked.includes(item.job.id)}
                    match={item.match}
                    kept={actionData?.jobId === item.job.id ? actionData : null}
                  />
                </li>
              ))}
            </ol>
          ) : text ? (
            <div className="card px-6 py-10 text-center">
              <p className="text-muted">No saved jobs match “{text}”.</p>
              <a href="/dashboard/saved-jobs" className="button mt-4">
                Show all
              </a>
            </div>
          ) : (
            <NothingSaved />
          )}
        </>
      )}
      <div className="saved-foot">
        <p role="status">
          {limit === null
            ? countOf(saved, 'saved job')
            : `${saved} of ${limit} saved jobs (Basic plan)`}
        </p>
        <a href="/dashboard/hidden" className="link">
          Hidden Jobs
        </a>
      </div>
    </div>
  )
}

function NothingSaved() {
  return (
    <div className="card px-6 py-12 text-center">
      <h2 className="text-lg">No saved jobs yet</h2>
      <p className="mx-auto mt-2 max-w-96 text-muted">
        Save a job to keep it here with your notes and any changes, such as a new salary, a repost
        or a closed listing.
      </p>
      <a href="/jobs" className="button button-primary mt-5">
        Browse Jobs
      </a>
    </div>
  )
}

/** Reloads the list when a job is saved while this page is open. */
function useNewSaves() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const renew = () => void revalidate()
    window.addEventListener(SAVED_JOBS_CHANGED, renew)
    return () => window.removeEventListener(SAVED_JOBS_CHANGED, renew)
  }, [revalidate])
}

function scoreOf(match: JobMatch | null) {
  if (match === null || match.score === null || match.tier === null) return null
  return { score: match.score, tier: match.tier }
}

async function namedJob(db: Parameters<typeof jobs.byId>[0], given: string | null) {
  const id = readNumericId<JobId>(given ?? '')
  const job = id && (await jobs.byId(db, id))
  return job ? { id: job.id, title: job.title, company: job.company } : null
}
