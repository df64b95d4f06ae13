/**
 * /jobs/selected: what several selected jobs were submitted for without a script. It says what was done and offers to
 * undo all of it; with a script, a toast does.
 */
import { data } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ownPath } from '#core/account/own-path.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { isManyAct, MAX_SELECTED, manyWords } from '#core/lists/many-jobs.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { actOnJobs, undoOnJobs } from '#work/job/act-on-jobs.ts'
import type { Route } from './+types/jobs-selected.ts'

const LIST = '/jobs'

/** For somebody who selected nothing, or signed in since: what they selected is gone then. */
const NOTHING = { title: 'Select jobs first', description: null, act: '', undo: [], next: LIST }

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const next = ownPath(new URL(args.request.url).searchParams.get('next') ?? undefined, LIST)
  const form = await args.request.formData()
  const undone = form.get('undo')
  const act = undone ?? form.get('act')
  const ids = form.getAll('jobs').flatMap((id) => readNumericId(id.toString()) ?? [])
  if (!isManyAct(act)) throw new Refusal('unknown_action')
  if (ids.length === 0 || ids.length > MAX_SELECTED) {
    const title = ids.length === 0 ? NOTHING.title : `Select up to ${MAX_SELECTED} jobs`
    const answer = { ...NOTHING, title, next }
    return data(answer, { status: REFUSALS.invalid_body.status })
  }
  if (undone) {
    await undoOnJobs(services, viewer, act, ids)
    return { title: 'Undone', description: null, act, undo: [], next }
  }
  const { outcome, undo } = await actOnJobs(services, viewer, act, ids as JobId[])
  const { title, description } = manyWords(act, outcome)
  return { title, description, act, undo, next }
}

export default function JobsSelected({ actionData }: Route.ComponentProps) {
  const { title, description, act, undo, next } = actionData ?? NOTHING
  return (
    <div className="page max-w-text space-y-4 py-16">
      <PageHead title={title} description={title} path="/jobs/selected" isPrivate />
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      <div className="flex flex-wrap gap-3">
        <a href={next} className="button button-primary">
          <Icon name="arrow-left" />
          Back to Jobs
        </a>
        {undo.length > 0 && (
          <form method="post" action={`/jobs/selected?next=${encodeURIComponent(next)}`}>
            {undo.map((id) => (
              <input key={id} type="hidden" name="jobs" value={id} />
            ))}
            <button type="submit" name="undo" value={act} className="button">
              Undo
            </button>
          </form>
        )}
      </div>
    </div>
  )
}
