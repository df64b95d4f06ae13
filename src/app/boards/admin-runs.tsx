/** /admin/runs: the last runs of all boards, with examples of unreadable items. For operators. */
import '#app/ui/pager.css'
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import '#app/operator/admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { watchRuns } from '#work/gathering/watch-boards.ts'
import type { Route } from './+types/admin-runs.ts'
import { RunList } from './run-list.tsx'

const PATH = '/admin/runs'

/** Filters for runs, by the value of the `only` parameter. */
const KINDS = [
  { only: null, label: 'All' },
  { only: 'changes', label: 'With changes' },
  { only: 'failures', label: 'Incomplete' },
  { only: 'problems', label: 'With problems' },
] as const

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const params = new URL(args.request.url).searchParams
  const only = KINDS.find((kind) => kind.only === params.get('only'))?.only ?? null
  const given = params.get('before') ?? ''
  const isLater = /^[1-9]\d{0,14}$/.test(given)
  const { runs, before } = await watchRuns(services, {
    only,
    before: isLater ? Number(given) : null,
  })
  return {
    now: services.clock.now(),
    only,
    isLater,
    before,
    runs: runs.map(({ board, ...run }) => ({
      ...run,
      board: board && { id: board.id, name: board.name, source: board.source, token: board.token },
    })),
  }
}

export default function AdminRuns({ loaderData }: Route.ComponentProps) {
  const { now, only, isLater, before, runs } = loaderData
  return (
    <div className="page admin">
      <PageHead
        title="Recent runs"
        description="What recent runs found, for all boards."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Recent runs</h1>
          <p className="text-muted">
            All boards, newest first. Runs are kept for {RUNS_KEPT_DAYS} days.
          </p>
        </div>
      </header>
      <nav aria-label="Kinds of runs" className="boards-states">
        {KINDS.map((kind) => (
          <a
            key={kind.label}
            href={runsAddress(kind.only)}
            className="boards-state-link"
            aria-current={kind.only === only ? 'true' : undefined}
          >
            {kind.label}
          </a>
        ))}
      </nav>
      {runs.length > 0 ? (
        <RunList runs={runs} wasRead now={now} />
      ) : (
        <p className="admin-empty">
          {isLater || only ? 'No runs found.' : 'No board has been read yet.'}
        </p>
      )}
      {(isLater || before !== null) && (
        <nav aria-label="Pages" className="pager">
          {isLater && (
            <a href={runsAddress(only)} className="button">
              <Icon name="arrow-left" />
              Newest
            </a>
          )}
          {before !== null && (
            <a href={runsAddress(only, before)} rel="next" className="button">
              Older
              <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      )}
    </div>
  )
}

function runsAddress(only: string | null, before: number | null = null): string {
  const params = new URLSearchParams()
  if (only) params.set('only', only)
  if (before !== null) params.set('before', `${before}`)
  return params.size > 0 ? `${PATH}?${params}` : PATH
}
