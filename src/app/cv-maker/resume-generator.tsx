/** /dashboard/resume-generator: the CVs made here, and making one, for a job (`jobId`) or for none. */
import { Form, useNavigation } from 'react-router'
import './resume-generator.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { readCvId } from '#core/cv/cv-id.ts'
import { linesOfCv } from '#core/cv/cv-lines.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import * as cvs from '#store/cvs.ts'
import * as jobs from '#store/jobs.ts'
import { currentCv } from '#work/cv/current-cv.ts'
import type { Route } from './+types/resume-generator.ts'
import { actOnList } from './act.ts'
import { MAKER_PATH, makerAddress } from './maker-address.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const { db, clock } = args.context.get(worldContext)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('jobId')
  const jobId = asked === null ? null : requireJobId(asked)
  const job = jobId === null ? null : await jobs.byId(db, jobId)
  if (jobId !== null && !job) throw new Refusal('job_not_found')
  const own = await cvs.list(db, accountId)
  const current = await currentCv(db, accountId)
  return {
    job: job && { id: job.id, title: job.title, company: job.company },
    made: own.filter(({ kind }) => kind === 'made'),
    bases: own.map(({ id, name, kind }) => ({ id, name, kind })),
    current: { id: current.id, name: current.name, isEmpty: isEmpty(current.content) },
    deleted: readCvId(searchParams.get('deleted') ?? ''),
    now: clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const form = await args.request.formData()
  return actOnList({ world, accountId, form })
}

/** A CV of a name and nothing else is nothing to print. */
const isEmpty = (cv: Parameters<typeof linesOfCv>[0]) => linesOfCv(cv).next().done === true

export default function ResumeGenerator({ loaderData, actionData }: Route.ComponentProps) {
  const { job, made, bases, current, deleted, now } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="maker">
      <PageHead
        title="Resume Generator"
        description="Make a CV for a job out of what your own CV says."
        path={MAKER_PATH}
        isPrivate
      />
      <h1>Resume Generator</h1>
      <p className="maker-lead">
        Made of your own CV and of nothing else: every change for a job names the line it rests on,
        and a skill that your CV does not show is listed as a gap, never put in.
      </p>
      {deleted && (
        <Form method="post" className="notice">
          <Icon name="info" />
          <span role="status">The CV was deleted.</span>
          <input type="hidden" name="id" value={deleted} />
          <button type="submit" name="intent" value="restore" className="button button-small">
            Undo
          </button>
        </Form>
      )}
      {current.isEmpty && bases.length === 0 ? (
        <div className="empty">
          <h2>There is nothing to make a CV of yet</h2>
          <p>Upload the CV you have, or fill in your profile; then come back here.</p>
          <p className="maker-tools">
            <a href="/dashboard/cv-analyzer" className="button button-primary">
              Upload a CV
            </a>
            <a href="/dashboard/profile" className="button">
              Fill in my profile
            </a>
          </p>
        </div>
      ) : (
        <Form method="post" className="maker-start panel">
          <h2>{job ? `Make a CV for ${job.title}, ${job.company}` : 'Make a CV'}</h2>
          {job && <input type="hidden" name="jobId" value={job.id} />}
          <label className="maker-choice">
            <span className="label">From</span>
            <select
              name="base"
              className="input"
              defaultValue={actionData?.base || current.id || ''}
            >
              {current.id === null && <option value="">{current.name}</option>}
              {bases.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {actionData && (
            <p className="notice notice-danger" role="alert">
              <Icon name="circle-alert" />
              <span>{actionData.problem}</span>
            </p>
          )}
          <p className="maker-tools">
            <button type="submit" className="button button-primary" disabled={isBusy}>
              {isBusy ? 'Making it…' : job ? 'Make it for this job' : 'Make it'}
            </button>
            {!job && (
              <a href="/jobs" className="link">
                Or find a job to make it for
              </a>
            )}
          </p>
        </Form>
      )}
      {made.length > 0 && (
        <section aria-labelledby="made-heading">
          <h2 id="made-heading">Made here</h2>
          <ul className="maker-list">
            {made.map(({ id, name, updatedAt, jobId }) => (
              <li key={id}>
                <a href={makerAddress(id)} className="maker-list-name">
                  <Icon name="file-text" /> {name}
                </a>
                <span className="text-muted">
                  {jobId !== null && 'for a job, '}changed <TimeAgo at={updatedAt} now={now} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
