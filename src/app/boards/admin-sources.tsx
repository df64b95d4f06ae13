/** /admin/sources: the health of every board, most urgent first, and the list of sources. For operators. */
import { Form } from 'react-router'
import { countOf } from '#core/text/count-of.ts'
import '#app/operator/admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import { type WatchedBoard, watchBoards } from '#work/gathering/watch-boards.ts'
import { readBatch } from '#work/import/added-batch.ts'
import type { Route } from './+types/admin-sources.ts'
import { AddBoard } from './add-board.tsx'
import { handleBoardsAction } from './board-actions.ts'
import { BoardFilter, boardsAddress } from './board-filter.tsx'
import { BoardTable, type ListedBoard } from './board-table.tsx'
import { GatherFiguresList } from './gather-figures-list.tsx'
import { ListNotice, listMessageOf } from './list-notice.tsx'
import { RemovedNotice, removedOf } from './removed-notice.tsx'
import { RunAll } from './run-all.tsx'
import { SourceTable } from './source-table.tsx'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireOperator(args)
  const services = args.context.get(servicesContext)
  const params = new URL(args.request.url).searchParams
  const query = readBoardsQuery(params)
  const { view, sources } = await watchBoards(services, query)
  const batch = params.get('batch')
  const isOwn = batch !== null && (await readBatch(services, { by: id, signed: batch })) !== null
  const names = view.shown.map(({ source, token }) => `${source}/${token}`)
  return {
    now: services.clock.now(),
    isReading: services.boardService.isReading,
    query,
    view: { ...view, shown: view.shown.map(toListed) },
    sources,
    figures: await services.gatherMeter.read(),
    said: listMessageOf(params, isOwn ? batch : null),
    starters: sources.every(({ boards }) => boards === 0)
      ? services.boardService.starters().length
      : 0,
    removed: removedOf(params, names),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  return handleBoardsAction(args.context.get(servicesContext), id, await readForm(args.request))
}

/** Only the fields that the table shows. */
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
  const { now, isReading, query, view, sources, figures, said, starters, removed } = loaderData
  const boards = sources.reduce((sum, source) => sum + source.boards, 0)
  return (
    <div className="page admin">
      <PageHead
        title="Boards and sources"
        description="Status of every board."
        path="/admin/sources"
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Boards and sources</h1>
          <p className="text-muted">{summaryOf(sources)}</p>
        </div>
        <AddBoard answer={actionData} />
      </header>
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
              <BoardTable boards={view.shown} now={now} isReading={isReading} />
            ) : (
              <p className="admin-empty">
                No boards match.{' '}
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
      <GatherFiguresList figures={figures} />
      <section aria-labelledby="sources" className="admin-part">
        <h2 id="sources">Available sources</h2>
        <SourceTable sources={sources} />
      </section>
    </div>
  )
}

function NoBoards({ starters }: { starters: number }) {
  return (
    <div className="admin-empty">
      <p>
        There are no boards yet. Add one by its URL, or start with those of tech companies that come
        with Rolecall.
      </p>
      <Form method="post" action="/admin/sources/import" encType="multipart/form-data">
        <button type="submit" name="intent" value="starters" className="button button-primary">
          <Icon name="plus" />
          Add {countOf(starters, 'starter board')}
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
        This server doesn’t read boards (<code>GATHER=off</code>). Another server does, or{' '}
        <code>npm run gather</code>.
      </span>
    </p>
  )
}

type Counted = Route.ComponentProps['loaderData']['sources'][number]

/** A one-line summary: how many boards there are, and how many need attention. */
function summaryOf(sources: readonly Counted[]): string {
  const sum = (of: (source: Counted) => number) => sources.reduce((all, it) => all + of(it), 0)
  if (sum(({ boards }) => boards) === 0)
    return 'A board is a company’s job page, or a site that lists jobs of many companies.'
  const held = sum(({ counts }) => counts.held)
  const failing = sum(({ counts }) => counts.failing)
  const all = `${countOf(
    sum(({ boards }) => boards),
    'board',
  )} with ${countOf(
    sum(({ listed }) => listed),
    'listing',
  )}.`
  if (held + failing === 0) return `${all} Nothing needs your attention.`
  const needs = [
    held > 0 ? `${countOf(held, 'board')} held: check ${held === 1 ? 'its' : 'their'} jobs` : '',
    failing > 0 ? `${countOf(failing, 'board')} failing: retried automatically` : '',
  ]
  return `${all} ${needs.filter(Boolean).join('; ')}.`
}
