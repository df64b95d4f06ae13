/** /dashboard: a welcome, due items and applications without a reply; for a new account, the first steps. */
import '#app/tracker/stages.css'
import './dashboard-index.css'
import { Form, Link, type RouterContextProvider } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { STAGES } from '#core/tracker/application.ts'
import { DUE_DAYS } from '#core/tracker/due.ts'
import { taskUseCases } from '#work/tracker/application-parts.ts'
import { dashboardData } from '#work/tracker/dashboard-data.ts'
import { moveApplications } from '#work/tracker/move-applications.ts'
import type { Route } from './+types/dashboard-index.ts'
import { DueGroups } from './due-groups.tsx'
import { SilentApplications } from './silent-applications.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = requireViewer(args)
  const services = args.context.get(servicesContext)
  return { name, now: services.clock.now(), ...(await dashboardData(services, id)) }
}

/** What was done, and the form fields that undo it; `undo` is null if it can't be undone. */
type Done = { said: string; undo: Record<string, string> | null }

export async function action(args: Route.ActionArgs): Promise<Done> {
  const { id } = requireViewer(args)
  const fields = new Map(await args.request.formData())
  try {
    return await doIt(args.context, id, (name) => fields.get(name)?.toString())
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    return { said: 'This was already changed in another tab or on another device.', undo: null }
  }
}

/** Runs one intent. `undone` reverses `done`, and `move` reverses `ghost`. */
async function doIt(
  context: Readonly<RouterContextProvider>,
  accountId: AccountId,
  field: (name: string) => string | undefined,
): Promise<Done> {
  const services = context.get(servicesContext)
  const intent = field('intent')
  const applicationId = readNumericId<ApplicationId>(field('applicationId'))
  const taskId = readNumericId<ApplicationId>(field('taskId'))
  const stage = STAGES.find((it) => it === (intent === 'ghost' ? 'Ghosted' : field('stage')))
  if (applicationId === null) throw new Refusal('not_found')
  const undo = { applicationId: String(applicationId) }

  if (taskId !== null && (intent === 'done' || intent === 'undone')) {
    const isDone = intent === 'done'
    const ref = { applicationId, id: taskId, values: { isDone } }
    const { title } = await taskUseCases.change(services, accountId, ref)
    return isDone
      ? {
          said: `“${title}” marked as done.`,
          undo: { ...undo, taskId: String(taskId), intent: 'undone' },
        }
      : { said: `“${title}” reopened.`, undo: null }
  }
  if (stage && (intent === 'ghost' || intent === 'move')) {
    const [moved] = await moveApplications(services, accountId, { ids: [applicationId], stage })
    if (!moved) throw new Refusal('not_found')
    return intent === 'ghost'
      ? { said: 'Marked as Ghosted.', undo: { ...undo, intent: 'move', stage: moved.from } }
      : { said: `Moved back to ${stage}.`, undo: null }
  }
  throw new Refusal('unknown_action')
}

export default function DashboardIndex({ loaderData, actionData }: Route.ComponentProps) {
  const { name, now, due, silent, counts } = loaderData
  const isEmpty = counts.applications + counts.saved === 0
  return (
    <div className="dashboard-index">
      <PageHead
        title="Dashboard"
        description="Your saved jobs and applications."
        path="/dashboard"
        isPrivate
      />
      <h1>{name ? `Welcome back, ${name}` : 'Welcome back'}</h1>
      <div role="status">{actionData && <DoneNotice {...actionData} />}</div>
      {isEmpty ? (
        <FirstSteps />
      ) : (
        <>
          <Counts {...counts} />
          <section aria-labelledby="due-title">
            <h2 id="due-title">What’s due</h2>
            {due.length === 0 ? (
              <p className="text-muted">
                Nothing in the next {DUE_DAYS} days. Interviews, follow-ups and tasks that you add
                to an application appear here.
              </p>
            ) : (
              <DueGroups groups={due} today={now.toISOString().slice(0, 10)} />
            )}
          </section>
          {silent.length > 0 && (
            <section aria-labelledby="silent-title">
              <h2 id="silent-title">No reply</h2>
              <SilentApplications silent={silent} total={counts.silent} now={now} />
            </section>
          )}
        </>
      )}
    </div>
  )
}

function DoneNotice({ said, undo }: Done) {
  return (
    <div className="notice">
      <Icon name="check" />
      <span>{said}</span>
      {undo && (
        <Form method="post" action="/dashboard?index" preventScrollReset>
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button-plain button-small">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}

function Counts({ applications, open, saved }: Route.ComponentProps['loaderData']['counts']) {
  return (
    <ul className="dashboard-counts">
      <li>
        <Link to="/dashboard/job-tracker" className="card">
          <strong>{applications.toLocaleString('en')}</strong>
          {applications === 1 ? 'application' : 'applications'}
          <span className="text-muted">{open.toLocaleString('en')} open</span>
        </Link>
      </li>
      <li>
        <Link to="/dashboard/saved-jobs" className="card">
          <strong>{saved.toLocaleString('en')}</strong>
          {saved === 1 ? 'saved job' : 'saved jobs'}
        </Link>
      </li>
    </ul>
  )
}

const FIRST_STEPS: readonly { icon: IconName; to: string; label: string; why: string }[] = [
  {
    icon: 'search',
    to: '/jobs',
    label: 'Find jobs',
    why: 'Keep the jobs you like, add notes, and see when a listing changes.',
  },
  {
    icon: 'user',
    to: '/dashboard/profile',
    label: 'Fill in your profile',
    why: 'Add your skills and experience once.',
  },
  {
    icon: 'plus',
    to: '/dashboard/job-tracker/new',
    label: 'Track an application',
    why: 'Add any job, even one you found elsewhere.',
  },
]

function FirstSteps() {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title">Get started</h2>
      <ul className="first-steps">
        {FIRST_STEPS.map(({ icon, to, label, why }) => (
          <li key={to}>
            <Link to={to} className="card">
              <Icon name={icon} />
              <span>
                <strong>{label}</strong>
                <span className="text-muted">{why}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
