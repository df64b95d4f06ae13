/**
 * /dashboard/job-tracker/new: adds an application for a job here (`jobId`, at `stage`), by hand, or from the pasted
 * text of a listing elsewhere (`paste`). Works without a script.
 */

import { Form, useNavigation } from 'react-router'
import { DotLine } from '#app/ui/dot-line.tsx'
import './job-tracker-new.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useOwnToday } from '#app/ui/use-own-today.ts'
import { Refusal } from '#core/api/refusal.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { STAGES } from '#core/tracker/application.ts'
import { salaryRange } from '#core/tracker/application-salary.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import * as jobs from '#store/jobs.ts'
import { ownToday } from '#work/account/own-zone.ts'
import type { Route } from './+types/job-tracker-new.ts'
import { addFromForm } from './new-application.ts'
import { FieldProblem, TrackFields, type Typed } from './track-fields.tsx'
import { TrackWarnings } from './track-warnings.tsx'

const PATH = `${TRACKER_PATH}/new`

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { db, clock } = services
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('jobId')
  const id = asked === null ? null : requireJobId(asked)
  const job = id === null ? null : await jobs.byId(db, id)
  if (id !== null && !job) throw new Refusal('job_not_found')
  return {
    now: clock.now(),
    today: await ownToday(services, accountId),
    isPaste: searchParams.has('paste'),
    stage: STAGES.find((stage) => stage === searchParams.get('stage')) ?? null,
    job: job && {
      id: job.id,
      title: job.title,
      company: job.company,
      facts: [job.locationText, salaryRange(job.salary, job.salaryText)].filter(
        (fact) => fact !== null,
      ),
      isClosed: job.closedAt !== null,
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = requireViewer(args)
  return addFromForm({
    request: args.request,
    services: args.context.get(servicesContext),
    accountId: id,
  })
}

export default function NewApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { now, today, job, isPaste, stage } = loaderData
  const answer: Answer = actionData ?? (stage ? { typed: { stage } } : {})
  const isRead = answer.read !== undefined
  return (
    <div className="new-application">
      <PageHead
        title="Add application"
        description="Add an application to your tracker."
        path={PATH}
        isPrivate
      />
      <a href={TRACKER_PATH} className="new-back">
        <Icon name="arrow-left" />
        Job Tracker
      </a>
      <h1>Add application</h1>
      {!job && (
        <nav aria-label="How to add the application" className="new-ways">
          <a href={PATH} aria-current={!isPaste || isRead ? 'page' : undefined}>
            Enter details
          </a>
          <a href={`${PATH}?paste=1`} aria-current={isPaste && !isRead ? 'page' : undefined}>
            Paste a listing
          </a>
        </nav>
      )}
      {isPaste && !isRead && !answer.typed?.jobTitle && !answer.warnings ? (
        <PasteForm problem={answer.problems?.pasted} />
      ) : (
        <ApplicationForm
          key={isRead ? 'read' : 'typed'}
          job={job}
          answer={answer}
          now={now}
          today={today}
        />
      )}
    </div>
  )
}

type Answer = {
  typed?: Typed
  problems?: Typed
  warnings?: Parameters<typeof TrackWarnings>[0]['warnings']
  /** Whether a title and company were found in the pasted text. */
  read?: 'well' | 'badly'
}

function PasteForm({ problem }: { problem: string | undefined }) {
  return (
    <Form method="post" className="new-form">
      <div>
        <label htmlFor="pasted" className="label">
          Listing text
        </label>
        <textarea
          id="pasted"
          name="pasted"
          rows={14}
          required
          className="input"
          aria-describedby={problem ? 'pasted-hint pasted-problem' : 'pasted-hint'}
          aria-invalid={problem ? true : undefined}
        />
        <p id="pasted-hint" className="hint mt-1">
          Paste everything from the page or email, starting with the title. We’ll find the title,
          company, location and salary, and you can correct them before you add the application. We
          save the text with the application.
        </p>
        <FieldProblem id="pasted-problem" text={problem} />
      </div>
      <p className="track-acts">
        <button type="submit" name="intent" value="read" className="button button-primary">
          Find job details
        </button>
      </p>
    </Form>
  )
}

const READ = {
  well: 'This is what we read from the listing. Correct anything that’s wrong.',
  badly: 'We couldn’t find a title or company. Fill them in. We kept the text.',
} as const

type Job = Route.ComponentProps['loaderData']['job']

type FormProps = { job: Job; answer: Answer; now: Date; today: string }

function ApplicationForm({ job, answer, now, today }: FormProps) {
  const { typed = {}, problems = {}, warnings, read } = answer
  const own = useOwnToday(now, today)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="new-form">
      {read && (
        <p className={read === 'well' ? 'notice' : 'notice notice-warn'} role="status">
          <Icon name={read === 'well' ? 'check' : 'triangle-alert'} />
          <span>{READ[read]}</span>
        </p>
      )}
      {warnings && <TrackWarnings warnings={warnings} now={now} />}
      {warnings && <input type="hidden" name="anyway" value="1" />}
      {job ? <FromJob job={job} /> : <ByHand typed={typed} problems={problems} />}
      <TrackFields typed={typed} problems={problems} today={own} />
      <p className="track-acts">
        <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
          {warnings ? 'Track anyway' : 'Add to Job Tracker'}
        </button>
        <a href={job ? `/jobs/${job.id}` : TRACKER_PATH} className="button">
          Cancel
        </a>
      </p>
    </Form>
  )
}

function FromJob({ job }: { job: NonNullable<Job> }) {
  return (
    <section className="card new-job" aria-label="The job">
      <CompanyTile name={job.company} />
      <p className="grid min-w-0">
        <a href={`/jobs/${job.id}`} className="font-semibold">
          {job.title}
        </a>
        <DotLine className="text-muted">
          {job.company}
          {job.facts}
        </DotLine>
      </p>
      {job.isClosed && <span className="badge badge-warn">Closed</span>}
      <input type="hidden" name="jobId" value={job.id} />
    </section>
  )
}

const HAND_FIELDS = [
  { name: 'jobTitle', label: 'Job title', max: 300, isRequired: true },
  { name: 'companyName', label: 'Company', max: 200 },
  { name: 'jobLocation', label: 'Location', max: 300 },
  { name: 'salaryRange', label: 'Salary range', max: 200 },
  { name: 'jobUrl', label: 'Link to the job', max: 2_000, type: 'url' },
] as const

function ByHand({ typed, problems }: { typed: Typed; problems: Typed }) {
  const fields: readonly {
    name: string
    label: string
    max: number
    isRequired?: boolean
    type?: string
  }[] = HAND_FIELDS
  return (
    <div className="new-fields">
      {fields.map(({ name, label, max, isRequired, type }) => (
        <div key={name} className={name === 'jobTitle' ? 'new-wide' : undefined}>
          <label htmlFor={name} className="label">
            {label}
            {!isRequired && <span className="font-normal text-muted"> (optional)</span>}
          </label>
          <input
            id={name}
            name={name}
            type={type ?? 'text'}
            required={isRequired}
            maxLength={max}
            defaultValue={typed[name]}
            autoComplete="off"
            className="input"
            aria-invalid={problems[name] ? true : undefined}
            aria-describedby={problems[name] ? `${name}-problem` : undefined}
          />
          <FieldProblem id={`${name}-problem`} text={problems[name]} />
        </div>
      ))}
      <div className="new-wide">
        <label htmlFor="jobDescription" className="label">
          Job description <span className="font-normal text-muted">(optional)</span>
        </label>
        <textarea
          id="jobDescription"
          name="jobDescription"
          rows={5}
          maxLength={50_000}
          defaultValue={typed.jobDescription}
          className="input"
          aria-describedby="jobDescription-hint"
        />
        <p id="jobDescription-hint" className="hint mt-1">
          Saved with the application, so you can still read it when the job is gone.
        </p>
        <FieldProblem id="jobDescription-problem" text={problems.jobDescription} />
      </div>
    </div>
  )
}
