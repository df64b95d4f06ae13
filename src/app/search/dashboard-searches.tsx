/**
 * /dashboard/searches: a person's saved searches. /jobs shows the same list in a menu and sends its forms here, so that
 * all of it works without a script.
 */
import './saved-searches.css'
import { data } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { knownHome } from '#app/lists/known-home.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { countryName } from '#core/place/countries.ts'
import { countOf } from '#core/text/count-of.ts'
import { listSavedSearches } from '#work/search/list-saved-searches.ts'
import { suggestSearches } from '#work/search/suggest-searches.ts'
import type { Route } from './+types/dashboard-searches.ts'
import { newInSearches } from './new-in-searches.ts'
import { actOnSearches } from './saved-search-actions.ts'
import { SavedSearches, SEARCHES_PATH } from './saved-searches.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const [searches, home] = await Promise.all([listSavedSearches(services, id), knownHome(args)])
  const suggested = await suggestSearches(services, id, {
    saved: searches.map(({ search }) => search),
    country: home && countryName(home.home),
  })
  // One that reads the same is no suggestion, even if it looks elsewhere.
  const names = new Set(searches.map(({ name }) => name))
  const others = suggested.filter(({ name }) => !names.has(name))
  return { searches, suggested: others, now: services.clock.now() }
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
  const { searches, suggested, now } = loaderData
  const answer = actionData ?? null
  return (
    <div className="searches">
      <PageHead
        title="Saved Searches"
        description="Searches that you saved, with the jobs that are new in each."
        path="/dashboard/searches"
        isPrivate
      />
      <header className="area-head">
        <div>
          <h1>Saved Searches</h1>
          <p className="text-muted">{newInSearches(searches)}</p>
        </div>
        {searches.length > 0 && (
          <a href="/jobs" className="button button-primary">
            <Icon name="search" />
            New search
          </a>
        )}
      </header>
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
      <div className={searches.length > 0 && suggested.length > 0 ? 'searches-columns' : undefined}>
        <section>
          {searches.length > 0 && (
            <h2 className="area-title">
              Your searches <span>{searches.length}</span>
            </h2>
          )}
          <SavedSearches searches={searches} now={now} empty={<NoSearches />} />
        </section>
        {suggested.length > 0 && (
          <Suggestions suggested={suggested} isFirst={searches.length === 0} />
        )}
      </div>
    </div>
  )
}

const NoSearches = () => (
  <p className="searches-none">
    No saved searches yet. Save one of these, or press “Save search” above any list of{' '}
    <a href="/jobs" className="link">
      jobs
    </a>
    .
  </p>
)

type SuggestionsProps = {
  suggested: Route.ComponentProps['loaderData']['suggested']
  /** Whether the person has none yet, so that saving one is the thing to do. */
  isFirst: boolean
}

function Suggestions({ suggested, isFirst }: SuggestionsProps) {
  return (
    <section aria-labelledby="suggested-title" className="searches-suggested">
      <h2 id="suggested-title" className="area-title">
        Suggested for you
      </h2>
      <ul className="searches-list">
        {suggested.map(({ name, search, jobs }, at) => (
          <li key={search}>
            <a href={`/jobs?${search}`} className="searches-name">
              {name}
            </a>
            <p className="hint">{countOf(jobs, 'job')}</p>
            <form method="post" action={SEARCHES_PATH} className="searches-acts">
              <input type="hidden" name="search" value={search} />
              <input type="hidden" name="name" value={name} />
              <button
                type="submit"
                name="intent"
                value="save-search"
                className={`button button-small ${isFirst && at === 0 ? 'button-primary' : ''}`}
              >
                <Icon name="bookmark" />
                Save<span className="sr-only"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
