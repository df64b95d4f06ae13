/** /dashboard/job-tracker/ID: everything about one application. Other people's applications answer 404. */
import '#app/tracker/stages.css'
import './application.css'
import '#app/ui/back-link.css'
import { Form, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import {
  isFailedSubmission,
  NOT_REACHED,
  submitOrFallback,
  UPLOAD_FAILED,
} from '#app/request/failed-submission.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { DOCUMENT_ENDINGS } from '#core/files/file-limits.ts'
import type { JobId } from '#core/job/job.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { dayAt, timeZones } from '#core/time/time-zone.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { nextMove } from '#core/tracker/next-move.ts'
import * as applications from '#store/applications.ts'
import * as files from '#store/files.ts'
import * as ownLetters from '#store/letters.ts'
import { ownZone } from '#work/account/own-zone.ts'
import { matchOfJob } from '#work/match/match-of-job.ts'
import { jobToday } from '#work/tracker/job-today.ts'
import { wholeApplication } from '#work/tracker/whole-application.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/application.ts'
import { readActionMessage } from './action-message.ts'
import { ActionNotice } from './action-notice.tsx'
import { act } from './actions.ts'
import { AttemptContext } from './attempt-context.ts'
import { Contacts } from './contacts.tsx'
import { Details } from './details.tsx'
import { Documents } from './documents.tsx'
import { ForThisJob } from './for-this-job.tsx'
import { Head } from './head.tsx'
import { Interviews } from './interviews.tsx'
import { JobToday } from './job-today.tsx'
import { Notes } from './notes.tsx'
import { readSent } from './parse-form.ts'
import { type Attempt, SentForm } from './sent-form.ts'
import { Tasks } from './tasks.tsx'
import { Timeline } from './timeline.tsx'
import { TrackedListing } from './tracked-listing.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const id = readNumericId<ApplicationId>(args.params.applicationId)
  if (id === null) throw new Refusal('not_found')
  const now = services.clock.now()
  const application = await wholeApplication(services, accountId, id)
  if (!application) {
    const title = await applications.deletedTitle(services.db, accountId, id)
    if (title === null) throw new Refusal('not_found')
    return { kind: 'deleted' as const, title, id }
  }
  const [{ zone }, match, letters, job, choices] = await Promise.all([
    ownZone(services, accountId),
    application.jobId && matchOfJob(services, accountId, application.jobId),
    lettersOf(services, accountId, application),
    jobToday(services, application),
    choicesOf(services, accountId),
  ])
  const today = dayAt(now, zone)
  return {
    kind: 'here' as const,
    application,
    now,
    today,
    zone,
    move: nextMove(application, now, today),
    match,
    letters,
    job,
    zones: timeZones(),
    choices,
    accept: DOCUMENT_ENDINGS,
    said: readActionMessage(new URL(args.request.url).searchParams),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const id = readNumericId<ApplicationId>(args.params.applicationId)
  if (id === null) throw new Refusal('not_found')
  const services = args.context.get(servicesContext)
  const form = await readSent(services, accountId, args.request)
  return act({ services, accountId, id, form })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return submitOrFallback(serverAction, () => unanswered(sent))
}

async function choicesOf({ db }: Pick<Services, 'db'>, accountId: AccountId) {
  const own = await files.list(db, accountId)
  return own
    .filter(({ kind }) => kind !== 'avatar')
    .map(({ id, name, createdAt }) => ({ id, name, addedOn: createdAt.toISOString().slice(0, 10) }))
}

/** Those written for this job or attached to this application. */
async function lettersOf(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
  { id, jobId }: { id: ApplicationId; jobId: JobId | null },
) {
  const own = await ownLetters.list(db, accountId)
  return own
    .filter((it) => it.applicationId === id || (jobId !== null && it.jobId === jobId))
    .map(({ id, name }) => ({ id, name }))
}

/** Reload even after a rejected form: a conflict has to show the current values. Don't if the server didn't answer. */
export const shouldRevalidate = (answer: ShouldRevalidateFunctionArgs) =>
  !isFailedSubmission(answer)

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  const attempt = useActionData() as Attempt | undefined
  if (loaderData.kind === 'deleted') {
    return <Deleted title={loaderData.title} problem={attempt?.problems.form} />
  }
  const {
    application,
    now,
    today,
    zone,
    move,
    match,
    letters: written,
    job,
    zones,
    choices,
    accept,
    said,
  } = loaderData
  const { id, jobTitle, companyName } = application
  return (
    <AttemptContext value={attempt ?? null}>
      <div className="application">
        <PageHead
          title={`${jobTitle} at ${companyName}`}
          description="Your application."
          path={`/dashboard/job-tracker/${id}`}
          isPrivate
        />
        <ActionNotice said={said} />
        <UndoProblem attempt={attempt} />
        <Head application={application} now={now} today={today} zone={zone} move={move} />
        {job && <JobToday job={job} now={now} />}
        <div className="application-columns">
          <div className="application-story">
            {/* Events are kept at instants, and one of today's UTC day is at this one. */}
            <Timeline application={application} today={now.toISOString().slice(0, 10)} />
            <Notes application={application} />
            <Documents
              documents={application.documents}
              choices={choices}
              accept={accept}
              today={today}
            />
            <TrackedListing application={application} />
          </div>
          <div className="application-side">
            <ForThisJob application={application} match={match} letters={written} />
            <Interviews
              applicationId={id}
              stage={application.stage}
              interviews={application.interviews}
              zones={zones}
              own={zone}
              now={now}
            />
            <Tasks tasks={application.tasks} today={today} />
            <Contacts contacts={application.contacts} />
          </div>
        </div>
        <Details application={application} />
      </div>
    </AttemptContext>
  )
}

/** The problem of an undo sent from a toast, which has no form on the page to show it. */
function UndoProblem({ attempt }: { attempt: Attempt | undefined }) {
  if (attempt?.form !== '' || !attempt.problems.form) return null
  return (
    <p className="part-problem" role="alert">
      {attempt.problems.form}
    </p>
  )
}

type Props = { title: string; problem: string | undefined }

/** Shown instead of a deleted application while it can still be restored. */
function Deleted({ title, problem }: Props) {
  return (
    <div className="application application-deleted">
      <title>Application deleted | Rolecall</title>
      <meta name="robots" content="noindex" />
      <h1>Application deleted</h1>
      <p>
        “{title}” is no longer in your tracker. You can restore it and everything in it within a
        day.
      </p>
      {problem && (
        <p className="part-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="application-deleted-acts">
        <Form method="post">
          <input type="hidden" name="intent" value="restore" />
          <button type="submit" className="button button-primary">
            Restore application
          </button>
        </Form>
        <a href="/dashboard/job-tracker" className="button">
          Back to job tracker
        </a>
      </div>
    </div>
  )
}

/** The result of a form when the server couldn't be reached: an error, with the typed values kept. */
async function unanswered(request: Request): Promise<Attempt> {
  const data = await request.formData()
  const form = new SentForm(data, null)
  const file = data.get('file')
  const isUpload = file instanceof File && file.size > 0
  return {
    form: form.text('form'),
    values: form.values(),
    problems: { form: isUpload ? UPLOAD_FAILED : NOT_REACHED },
    conflict: null,
  }
}
