/** /admin/runs: what the last runs of all boards found, with examples of what could not be read. For operators. */
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import '#app/operator/admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { AdminTabs } from '#app/operator/admin-tabs.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { worldContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { watchRuns } from '#work/gathering/watch-boards.ts'
import type { Route } from './+types/admin-runs.ts'
import { RunList } from './run-list.tsx'

const PATH = '/admin/runs'

/** Kinds of runs, as the address names them. */
const KINDS = [
  { only: null, label: 'All' },
  { only: 'changes', label: 'With changes' },
  { only: 'failures', label: 'Not read whole' },
  { only: 'problems', label: 'With problems' },
] as const

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const world = args.context.get(worldContext)
  const params = new URL(args.request.url).searchParams
  const only = KINDS.find((kind) => kind.only === params.get('only'))?.only ?? null
  const given = params.get('before') ?? ''
  const isLater = /^[1-9]\d{0,14}$/.test(given)
  const { runs, before } = await watchRuns(world, { only, before: isLater ? Number(given) : null })
  return {
    now: world.clock.now(),
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
        title="Last runs"
        description="What the last runs of all boards found."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Last runs</h1>
          <p className="text-muted">
            Of all boards, the newest first. They are kept for {RUNS_KEPT_DAYS} days.
          </p>
        </div>
      </header>
      <AdminTabs at={PATH} />
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
          {isLater || only ? 'There are none.' : 'No board was read yet.'}
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
