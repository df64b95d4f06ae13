/**
 * /dashboard/job-tracker: all applications, as a board or a table. The URL holds the view, the server renders it, and
 * every form works without a script.
 */
import { useMemo } from 'react'
import { isRouteErrorResponse } from 'react-router'
import './stages.css'
import './job-tracker.css'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type Application, STAGES, type Stage } from '#core/tracker/application.ts'
import { parseDone, type TrackerDone } from '#core/tracker/tracker-done.ts'
import { overlayColumns, overlayRows } from '#core/tracker/tracker-overlay.ts'
import {
  CARDS_PER_COLUMN,
  parseTrackerView,
  pickCards,
  ROWS_PER_PAGE,
  TRACKER_PATH,
  toShown,
  trackerAddress,
} from '#core/tracker/tracker-view.ts'
import * as applications from '#store/applications.ts'
import { applicationSummary } from '#work/tracker/application-summary.ts'
import type { Route } from './+types/job-tracker.ts'
import { ApplicationTable } from './application-table.tsx'
import { countText, nameOf } from './application-words.ts'
import { ApplicationsFailed } from './applications-failed.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Board } from './kanban.tsx'
import { SilentNotice } from './silent-notice.tsx'
import { doWithApplications } from './tracker-action.ts'
import { TrackerDoneNotice } from './tracker-done-notice.tsx'
import { NothingMatches, NothingTracked } from './tracker-empty.tsx'
import { TrackerFiles } from './tracker-files.tsx'
import { TrackerKeys } from './tracker-keys.tsx'
import { TrackerSummary } from './tracker-summary.tsx'
import { TrackerTools } from './tracker-tools.tsx'
import { useApplicationChanges } from './use-application-changes.ts'

/** More questions at once would be a chore. */
const SILENT_SHOWN = 10

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const { db, clock } = args.context.get(servicesContext)
  const now = clock.now()
  const { searchParams } = new URL(args.request.url)
  const view = parseTrackerView(searchParams)
  const [all, summary] = await Promise.all([
    applications.list(db, id, now),
    applicationSummary(db, id),
  ])
  const worded = pickCards(all, { ...view, stages: [] })
  const picked = view.stages.length === 0 ? worded : pickCards(worded, view)
  const silent = pickCards(
    all.filter(({ isSilent }) => isSilent),
    { text: null, stages: [], sort: { key: 'activity', isDescending: false } },
  )
  const pages = Math.max(Math.ceil(picked.length / ROWS_PER_PAGE), 1)
  const page = Math.min(view.page, pages)
  const done = parseDone(searchParams)
  const subject = all.find((card) => card.id === subjectOf(done))
  return {
    now,
    view: { ...view, page },
    summary,
    counts: STAGES.map((stage) => ({
      stage,
      count: worded.filter((card) => card.stage === stage).length,
    })),
    picked: picked.length,
    pages,
    columns:
      view.kind === 'table'
        ? []
        : (view.stages.length === 0 ? STAGES : view.stages).map((stage) => {
            const cards = picked.filter((card) => card.stage === stage)
            const shown = view.whole === stage ? cards : cards.slice(0, CARDS_PER_COLUMN)
            return { stage, count: cards.length, cards: shown.map(toShown) }
          }),
    rows:
      view.kind === 'board'
        ? []
        : picked.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map(toShown),
    silent: { total: silent.length, cards: silent.slice(0, SILENT_SHOWN).map(toShown) },
    done,
    doneName: subject ? nameOf(subject) : null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = requireViewer(args)
  return doWithApplications({
    request: args.request,
    services: args.context.get(servicesContext),
    accountId: id,
  })
}

/** The application that was changed; null if there were several. */
function subjectOf(done: TrackerDone) {
  if (done.kind === 'moved') return done.moved.length === 1 ? done.moved[0]?.id : null
  return 'id' in done ? done.id : null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500
  return isAnswer ? <ErrorPage error={error} /> : <ApplicationsFailed error={error} />
}

export default function JobTracker({ loaderData, actionData }: Route.ComponentProps) {
  const { now, view, summary, counts, picked, pages, silent, done, doneName } = loaderData
  const changes = useApplicationChanges(now)
  const { overlay, move, moveAll, remove, stillWaiting } = changes
  const columns = useMemo(
    () => overlayColumns(loaderData.columns, overlay, view.sort),
    [loaderData.columns, overlay, view.sort],
  )
  const rows = useMemo(() => overlayRows(loaderData.rows, overlay), [loaderData.rows, overlay])
  const stillSilent = silent.cards.filter(({ id }) => !overlay.has(id))
  return (
    <div className="tracker">
      <PageHead
        title="Job Tracker"
        description="Your applications by stage."
        path={TRACKER_PATH}
        isPrivate
      />
      <header className="tracker-head">
        <h1>Job Tracker</h1>
        <a href={`${TRACKER_PATH}/new`} className="button button-primary">
          <Icon name="plus" />
          <span>
            Add<span className="tracker-add-what"> application</span>
          </span>
        </a>
      </header>
      <TrackerSummary summary={summary} />
      <TrackerDoneNotice done={done} name={doneName} />
      {summary.total === 0 ? (
        <NothingTracked />
      ) : (
        <>
          <TrackerTools view={view} counts={counts} />
          <SilentNotice
            cards={stillSilent}
            total={silent.total - (silent.cards.length - stillSilent.length)}
            now={now}
            onGhosted={(card) => move(card, 'Ghosted')}
            onStillWaiting={stillWaiting}
          />
          <p role="status" className="sr-only">
            {view.text !== null || view.stages.length > 0 ? `${countText(picked)} found` : ''}
          </p>
          {picked === 0 ? (
            <NothingMatches view={view} />
          ) : view.kind === 'board' ? (
            <>
              <Board
                columns={columns}
                view={view}
                now={now}
                onMove={move}
                onDelete={(card) => remove([card])}
                onStillWaiting={stillWaiting}
              />
              <TrackerKeys />
            </>
          ) : (
            <>
              <ApplicationTable
                rows={rows}
                view={view}
                now={now}
                onMove={move}
                onMoveAll={moveAll}
                onDelete={remove}
              />
              <Pager
                page={view.page}
                last={pages}
                hrefOf={(page) => trackerAddress({ ...view, page })}
              />
            </>
          )}
        </>
      )}
      <TrackerFiles />
      <Conflicts sent={actionData?.conflict ?? null} changes={changes} />
    </div>
  )
}

type Changes = ReturnType<typeof useApplicationChanges>
type SentConflict = { mine: Stage; current: Application }

/** A conflict found by a script, or by a form submitted without one. */
function Conflicts({ sent, changes }: { sent: SentConflict | null; changes: Changes }) {
  const conflict = changes.conflict ?? sent
  if (!conflict) return null
  const { mine, current } = conflict
  return (
    <ConflictDialog
      key={`${current.id}:${current.version}`}
      name={nameOf(current)}
      fields={[{ name: 'stage', label: 'Stage', mine, theirs: current.stage }]}
      hidden={{ application: `${current.id}:${current.version}`, stage: mine }}
      onChoose={(fields) => {
        if (fields.includes('stage')) changes.move({ ...current, openTasks: 0 }, mine)
      }}
      onClose={() => changes.setConflict(null)}
    />
  )
}
