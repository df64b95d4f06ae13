/**
 * /dashboard/searches: a person's saved searches. /jobs shows the same list in a menu and sends its forms here, so that
 * all of it works without a script.
 */
import './saved-searches.css'
import { data } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { listSavedSearches } from '#work/search/list-saved-searches.ts'
import type { Route } from './+types/dashboard-searches.ts'
import { actOnSearches } from './saved-search-actions.ts'
import { SavedSearches } from './saved-searches.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  return { searches: await listSavedSearches(services, id), now: services.clock.now() }
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const form = await args.request.formData()
  try {
    return data(await actOnSearches(args.context.get(servicesContext), viewer, form))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const toast = { title: 'Error', description: error.message, isDestructive: true }
    return data({ toast, removed: null, saved: null }, { status: REFUSALS[error.code].status })
  }
}

export default function DashboardSearches({ loaderData, actionData }: Route.ComponentProps) {
  const { searches, now } = loaderData
  const answer = actionData ?? null
  return (
    <div className="searches">
      <PageHead
        title="Saved Searches"
        description="Searches that you saved, with the jobs that are new in each."
        path="/dashboard/searches"
        isPrivate
      />
      <h1>Saved Searches</h1>
      {answer && (
        <div className={`notice ${answer.toast.isDestructive ? 'notice-warn' : ''}`} role="status">
          <Icon name={answer.toast.isDestructive ? 'triangle-alert' : 'check'} />
          <span>
            {answer.toast.title}
            {answer.toast.description && `: ${answer.toast.description}`}
          </span>
          {answer.saved && (
            <a href={`/jobs?${answer.saved.search}`} className="button button-small">
              Back to this search
            </a>
          )}
          {answer.removed !== null && (
            <form method="post" action="/dashboard/searches">
              <input type="hidden" name="id" value={answer.removed} />
              <button
                type="submit"
                name="intent"
                value="restore-search"
                className="button button-small"
              >
                Undo
              </button>
            </form>
          )}
        </div>
      )}
      <SavedSearches searches={searches} now={now} empty={<NoSearches />} />
    </div>
  )
}

function NoSearches() {
  return (
    <div className="card searches-none">
      <Icon name="search" />
      <h2>No saved searches</h2>
      <p className="text-muted">
        Search for jobs and press “Save search” beside the heading to keep the words, filters and
        order.
      </p>
      <a href="/jobs" className="button button-primary">
        Browse Jobs
      </a>
    </div>
  )
}
