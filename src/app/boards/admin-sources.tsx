/** /admin/sources: how every board is, the most urgent first, and which sources are read. For operators. */
import { Form } from 'react-router'
import '#app/operator/admin.css'
import { AdminTabs } from '#app/operator/admin-tabs.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { worldContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { actOnBoards } from './act.ts'
import { AddBoard } from './add-board.tsx'
import { BoardFilter, boardsAddress } from './board-filter.tsx'
import { BoardTable, type ListedBoard } from './board-table.tsx'
import { countOf } from './board-words.ts'
import { ListNotice, listSaidOf } from './list-notice.tsx'
import { RemovedNotice, removedOf } from './removed-notice.tsx'
import { RunAll } from './run-all.tsx'
import { SourceTable } from './source-table.tsx'
import '#app/sign-in/auth.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { readForm } from '#app/request/read-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import { type WatchedBoard, watchBoards } from '#work/gathering/watch-boards.ts'
import { readBatch } from '#work/import/added-batch.ts'
import type { Route } from './+types/admin-sources.ts'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireOperator(args)
  const world = args.context.get(worldContext)
  const params = new URL(args.request.url).searchParams
  const query = readBoardsQuery(params)
  const { view, sources } = await watchBoards(world, query)
  const batch = params.get('batch')
  const isOwn = batch !== null && (await readBatch(world, { by: id, signed: batch })) !== null
  const names = view.shown.map(({ source, token }) => `${source}/${token}`)
  return {
    now: world.clock.now(),
    isReading: world.boardDesk.isReading,
    query,
    view: { ...view, shown: view.shown.map(toListed) },
    sources,
    said: listSaidOf(params, isOwn ? batch : null),
    starters: sources.every(({ boards }) => boards === 0) ? world.boardDesk.starters().length : 0,
    removed: removedOf(params, names),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  return actOnBoards(args.context.get(worldContext), id, await readForm(args.request))
}

/** What the table shows; the rest of a board is on its own page. */
const toListed = (board: WatchedBoard): ListedBoard => ({
  id: board.id,
  source: board.source,
  token: board.token,
  name: board.name,
  sourceTitle: board.sourceTitle,
  health: board.health,
  failures: board.failures,
  held: board.held,
  listed: board.listed,
  lastRunAt: board.lastRunAt,
  lastCompleteAt: board.lastCompleteAt,
  nextRunAt: board.nextRunAt,
  isBeingRead: board.isBeingRead,
  lastRun: board.lastRun,
  whyOff: board.whyOff,
})

export default function AdminSources({ loaderData, actionData }: Route.ComponentProps) {
  const { now, isReading, query, view, sources, said, starters, removed } = loaderData
  const boards = sources.reduce((sum, source) => sum + source.boards, 0)
  return (
    <div className="page admin">
      <PageHead
        title="Sources"
        description="How every board of this copy is doing."
        path="/admin/sources"
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Sources</h1>
          <p className="text-muted">{summaryOf(sources)}</p>
        </div>
        <AddBoard answer={actionData} />
      </header>
      <AdminTabs at="/admin/sources" />
      {said && <ListNotice {...said} />}
      {removed && <RemovedNotice {...removed} />}
      {!isReading && <NotReading />}
      <section aria-labelledby="boards" className="admin-part">
        <h2 id="boards">Boards</h2>
        {boards === 0 ? (
          <NoBoards starters={starters} />
        ) : (
          <>
            <BoardFilter query={query} counts={view.counts} sources={sources} />
            <RunAll query={query} total={view.total} />
            {view.shown.length > 0 ? (
              <BoardTable boards={view.shown} now={now} />
            ) : (
              <p className="admin-empty">
                No board is like that.{' '}
                <a href="/admin/sources" className="link">
                  Show all
                </a>
              </p>
            )}
            <Pager
              page={view.page}
              last={view.lastPage}
              hrefOf={(page) => boardsAddress({ ...query, page })}
            />
          </>
        )}
      </section>
      <section aria-labelledby="sources" className="admin-part">
        <h2 id="sources">Where jobs can come from</h2>
        <SourceTable sources={sources} />
      </section>
    </div>
  )
}

function NoBoards({ starters }: { starters: number }) {
  return (
    <div className="admin-empty">
      <p>There are no boards yet. Add one by its address, or begin with well-known ones.</p>
      <Form method="post" action="/admin/sources/import" encType="multipart/form-data">
        <button type="submit" name="intent" value="starters" className="button button-primary">
          <Icon name="plus" />
          Add {countOf(starters, 'well-known board')}
        </button>
      </Form>
    </div>
  )
}

function NotReading() {
  return (
    <p className="notice notice-warn">
      <Icon name="pause" />
      <span>
        This server reads no boards (<code>GATHER=off</code>). Another server does, or{' '}
        <code>npm run gather</code>.
      </span>
    </p>
  )
}

type Counted = Route.ComponentProps['loaderData']['sources'][number]

/** What a tired person wants to know first. */
function summaryOf(sources: readonly Counted[]): string {
  const sum = (of: (source: Counted) => number) => sources.reduce((all, it) => all + of(it), 0)
  if (sum(({ boards }) => boards) === 0)
    return 'Each board is a company’s list of jobs, or a site that gathers them.'
  const held = sum(({ counts }) => counts.held)
  const failing = sum(({ counts }) => counts.failing)
  const all = `${countOf(
    sum(({ boards }) => boards),
    'board',
  )} with ${countOf(
    sum(({ listed }) => listed),
    'listing',
  )}.`
  if (held + failing === 0) return `${all} Nothing needs you.`
  const needs = [
    held > 0 ? `${countOf(held, 'board')} held: only you can say whether their jobs are gone` : '',
    failing > 0 ? `${countOf(failing, 'board')} failing: tried again without you` : '',
  ]
  return `${all} ${needs.filter(Boolean).join('; ')}.`
}
