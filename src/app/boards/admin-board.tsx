/** /admin/sources/ID: one board with its state, actions, held listings and last runs. */
import { countOf } from '#core/text/count-of.ts'
import '#app/operator/admin.css'
import { Form } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { usePolling } from '#app/ui/use-polling.ts'
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { type WatchedBoard, watchBoard } from '#work/gathering/watch-boards.ts'
import type { Route } from './+types/admin-board.ts'
import { handleBoardAction } from './board-actions.ts'
import { BoardActions } from './board-actions-form.tsx'
import { HealthBadge } from './board-badges.tsx'
import { formatInterval, formatWait, lastRunText } from './board-words.ts'
import { CopiesNotice } from './copies-notice.tsx'
import { DoneNotice, saidOf } from './done-notice.tsx'
import { ForeignJobs } from './foreign-jobs.tsx'
import { HeldListings } from './held-listings.tsx'
import { LeftOutList } from './left-out-jobs.tsx'
import { NameBoard } from './name-board.tsx'
import { RunList } from './run-list.tsx'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const found = await watchBoard(services, readNumericId(args.params.boardId))
  const params = new URL(args.request.url).searchParams
  return {
    now: services.clock.now(),
    isReading: services.boardService.isReading,
    said: saidOf(params),
    also: params.getAll('also'),
    ...found,
  }
}

export async function action(args: Route.ActionArgs) {
  await requireOperator(args)
  const form = await readForm(args.request)
  return handleBoardAction(args.context.get(servicesContext), args.params.boardId, form)
}

export default function AdminBoard({ loaderData }: Route.ComponentProps) {
  const { now, isReading, said, also, board, runs, held, copies, foreign, leftOut, writtenSoFar } =
    loaderData
  const isDue = isWaiting(board) && board.nextRunAt <= now
  const isChanging = board.isBeingRead || (isDue && isReading)
  usePolling(isChanging)
  const { name } = board
  return (
    <div className="page admin">
      <PageHead
        title={name}
        description="The state and the last runs of one board."
        path={`/admin/sources/${board.id}`}
        isPrivate
      />
      {isChanging && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <p>
        <a href="/admin/sources" className="link">
          All sources
        </a>
      </p>
      <header className="admin-head">
        <div>
          <h1>{name}</h1>
          <p className="board-under">
            <HealthBadge health={board.health} />
            <span>
              {board.source}/{board.token}
            </span>
            {board.page && (
              <a href={board.page} rel="noopener" className="link">
                View on {board.sourceTitle}
              </a>
            )}
          </p>
        </div>
        <BoardActions board={board} />
      </header>
      <DoneNotice said={said} isChanging={isChanging} />
      {also.length > 0 && <OtherBoards boards={also} />}
      <p role="status" className="board-now">
        {board.isBeingRead
          ? progressOf(writtenSoFar)
          : isChanging
            ? 'This board is next to be read.'
            : stateOf(board)}
      </p>
      <dl className="board-facts">
        <Fact term="Listings">{board.listed.toLocaleString('en')}</Fact>
        {leftOut.length > 0 && (
          <Fact term="Left out">
            {leftOut.reduce((sum, { count }) => sum + count, 0).toLocaleString('en')}
          </Fact>
        )}
        <Fact term="Last complete run">
          {board.lastCompleteAt ? <TimeAgo at={board.lastCompleteAt} now={now} /> : 'Never'}
        </Fact>
        <Fact term="Next run">{nextWords(board, now)}</Fact>
        <Fact term="Runs">every {formatInterval(board.intervalMinutes)}</Fact>
        <Fact term="Failures in a row">{board.failures.toLocaleString('en')}</Fact>
        <Fact term="Added">
          <TimeAgo at={board.addedAt} now={now} />
        </Fact>
      </dl>
      {!isReading && isWaiting(board) && (
        <p className="notice notice-warn">
          <Icon name="pause" />
          <span>
            This server doesn’t read boards (<code>GATHER=off</code>). Another server does, or{' '}
            <code>npm run gather</code>.
          </span>
        </p>
      )}
      <CopiesNotice copies={copies} board={board} />
      {foreign && <ForeignJobs foreign={foreign} now={now} />}
      {board.held && <HeldListings held={board.held} listings={held} page={board.page} now={now} />}
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
      {board.hasEmployer && <NameBoard company={board.company} />}
      <section aria-labelledby="runs" className="admin-part">
        <h2 id="runs">Recent runs</h2>
        <RunList runs={runs} wasRead={board.lastRunAt !== null} now={now} />
      </section>
    </div>
  )
}

const isWaiting = ({ pausedAt, whyOff }: WatchedBoard) => pausedAt === null && whyOff === null

function nextWords(board: WatchedBoard, now: Date): string {
  if (board.isBeingRead) return 'in progress'
  return isWaiting(board) ? formatWait(board.nextRunAt, now) : 'not scheduled'
}

function progressOf(written: number | null): string {
  if (!written) return 'This board is being read now.'
  return `This board is being read now: ${countOf(written, 'listing')} new or changed so far.`
}

/** The board's state in a sentence, and what happens next. */
function stateOf({ health, whyOff, lastRun, failures }: WatchedBoard): string {
  const result = lastRun
    ? lastRunText(lastRun, health)
    : `The last run was more than ${RUNS_KEPT_DAYS} days ago.`
  const times = failures > 1 ? `The last ${failures} runs failed.` : 'The last run failed.'
  const words: Readonly<Record<WatchedBoard['health'], string>> = {
    held: result,
    failing: `${times} ${result} We’ll try again automatically. Its jobs stay open.`,
    partial: result,
    off: `This board isn’t being read: ${whyOff} Its jobs stay listed.`,
    new: 'This board hasn’t been read yet.',
    paused: 'This board is paused. Its jobs stay listed.',
    healthy: result,
  }
  return words[health]
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Offers the other boards found on the same careers page as the board that was added. */
function OtherBoards({ boards }: { boards: readonly string[] }) {
  return (
    <div className="notice">
      <Icon name="info" />
      <span>The same page also shows other boards:</span>
      {boards.map((board) => (
        <Form key={board} method="post" action="/admin/sources">
          <input type="hidden" name="address" value={board} />
          <button type="submit" name="intent" value="add" className="button button-small">
            Add {board}
          </button>
        </Form>
      ))}
    </div>
  )
}
