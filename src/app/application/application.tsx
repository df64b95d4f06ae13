/** /dashboard/job-tracker/ID: everything about one application. What is not yours answers as what does not exist. */
import { type ShouldRevalidateFunctionArgs, useActionData } from 'react-router'
import '#app/tracker/stages.css'
import './application.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { isUnanswered, orUnanswered } from '#app/request/unanswered.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { DOCUMENT_ENDINGS } from '#core/files/file-limits.ts'
import { timeZones } from '#core/time/time-zone.ts'
import { readApplicationId } from '#core/tracker/application-id.ts'
import * as applications from '#store/applications.ts'
import * as files from '#store/files.ts'
import { jobToday } from '#work/tracker/job-today.ts'
import { wholeApplication } from '#work/tracker/whole-application.ts'
import type { World } from '#work/world/world.ts'
import type { Route } from './+types/application.ts'
import { act } from './actions.ts'
import { AttemptContext } from './attempt-context.ts'
import { Contacts } from './contacts.tsx'
import { Deleted } from './deleted.tsx'
import { Details } from './details.tsx'
import { Documents } from './documents.tsx'
import { Head } from './head.tsx'
import { Interviews } from './interviews.tsx'
import { JobToday } from './job-today.tsx'
import { ListingThen } from './listing-then.tsx'
import { Notes } from './notes.tsx'
import { readSent } from './read-sent.ts'
import { readSaid } from './said.ts'
import { SaidNotice } from './said-notice.tsx'
import type { Attempt } from './sent-form.ts'
import { Tasks } from './tasks.tsx'
import { Timeline } from './timeline.tsx'
import { unanswered } from './unanswered.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const id = readApplicationId(args.params.applicationId)
  if (id === null) throw new Refusal('not_found')
  const now = world.clock.now()
  const application = await wholeApplication(world, accountId, id)
  if (!application) {
    const title = await applications.deletedTitle(world.db, accountId, id)
    if (title === null) throw new Refusal('not_found')
    return { kind: 'deleted' as const, title, id }
  }
  return {
    kind: 'here' as const,
    application,
    now,
    today: now.toISOString().slice(0, 10),
    job: await jobToday(world, application),
    zones: timeZones(),
    choices: await choicesOf(world, accountId),
    accept: DOCUMENT_ENDINGS,
    said: readSaid(new URL(args.request.url).searchParams),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const id = readApplicationId(args.params.applicationId)
  if (id === null) throw new Refusal('not_found')
  const world = args.context.get(worldContext)
  const form = await readSent(world, accountId, args.request)
  return act({ world, accountId, id, form })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return orUnanswered(serverAction, () => unanswered(sent))
}

async function choicesOf({ db }: Pick<World, 'db'>, accountId: AccountId) {
  const own = await files.list(db, accountId)
  return own
    .filter(({ kind }) => kind !== 'avatar')
    .map(({ id, name, createdAt }) => ({ id, name, addedOn: createdAt.toISOString().slice(0, 10) }))
}

/** An edit that met another one has to see what stands there now. */
export const shouldRevalidate = (answer: ShouldRevalidateFunctionArgs) => !isUnanswered(answer)

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  const attempt = useActionData() as Attempt | undefined
  if (loaderData.kind === 'deleted') {
    return <Deleted title={loaderData.title} problem={attempt?.problems.form} />
  }
  const { application, now, today, job, zones, choices, accept, said } = loaderData
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
        <SaidNotice said={said} />
        <UndoProblem attempt={attempt} />
        <Head application={application} now={now} today={today} />
        {job && <JobToday job={job} now={now} />}
        <Details application={application} />
        <div className="application-columns">
          <div className="application-next">
            <Interviews interviews={application.interviews} zones={zones} now={now} />
            <Tasks tasks={application.tasks} today={today} />
            <Contacts contacts={application.contacts} />
            <Documents
              documents={application.documents}
              choices={choices}
              accept={accept}
              today={today}
            />
          </div>
          <div className="application-story">
            <Notes application={application} />
            <Timeline application={application} today={today} />
          </div>
        </div>
        <ListingThen application={application} />
      </div>
    </AttemptContext>
  )
}

/** Undoing from a toast has no form on the page that could say it. */
function UndoProblem({ attempt }: { attempt: Attempt | undefined }) {
  if (attempt?.form !== '' || !attempt.problems.form) return null
  return (
    <p className="part-problem" role="alert">
      {attempt.problems.form}
    </p>
  )
}
