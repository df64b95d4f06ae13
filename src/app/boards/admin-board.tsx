/** /admin/sources/ID: one board with its last runs, what could not be read, what is held, and what can be done. */
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import '#app/operator/admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { worldContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { readBoardId } from '#core/boards/board-id.ts'
import { type WatchedBoard, watchBoard } from '#work/gathering/watch-boards.ts'
import type { Route } from './+types/admin-board.ts'
import { actOnBoard } from './act.ts'
import { AlsoThere } from './also-there.tsx'
import { BoardActs } from './board-acts.tsx'
import { countOf, intervalWords, toldOf, waitWords } from './board-words.ts'
import { DoneNotice, saidOf } from './done-notice.tsx'
import { HeldListings } from './held-listings.tsx'
import { HealthMark } from './mark.tsx'
import { NameBoard } from './name-board.tsx'
import { RunList } from './run-list.tsx'
import { useLookAgain } from './use-look-again.ts'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const world = args.context.get(worldContext)
  const found = await watchBoard(world, readBoardId(args.params.boardId))
  const params = new URL(args.request.url).searchParams
  return {
    now: world.clock.now(),
    isReading: world.boardDesk.isReading,
    said: saidOf(params),
    also: params.getAll('also'),
    ...found,
  }
}

export async function action(args: Route.ActionArgs) {
  await requireOperator(args)
  const form = await readForm(args.request)
  return actOnBoard(args.context.get(worldContext), args.params.boardId, form)
}

export default function AdminBoard({ loaderData }: Route.ComponentProps) {
  const { now, isReading, said, also, board, runs, held, writtenSoFar } = loaderData
  const isDue = isWaiting(board) && board.nextRunAt <= now
  const isChanging = board.isBeingRead || (isDue && isReading)
  useLookAgain(isChanging)
  const { name } = board
  return (
    <div className="page admin">
      <PageHead
        title={name}
        description="How one board of this copy is doing."
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
            <HealthMark health={board.health} />
            <span>
              {board.source}/{board.token}
            </span>
            {board.page && (
              <a href={board.page} rel="noopener" className="link">
                Its page at {board.sourceTitle}
              </a>
            )}
          </p>
        </div>
        <BoardActs board={board} />
      </header>
      <DoneNotice said={said} isChanging={isChanging} />
      {also.length > 0 && <AlsoThere boards={also} />}
      <p role="status" className="board-now">
        {board.isBeingRead
          ? progressOf(writtenSoFar)
          : isChanging
            ? 'It is the next to be read.'
            : stateOf(board)}
      </p>
      <dl className="board-facts">
        <Fact term="Listed">{board.listed.toLocaleString('en')}</Fact>
        <Fact term="Last read whole">
          {board.lastCompleteAt ? <TimeAgo at={board.lastCompleteAt} now={now} /> : 'Never'}
        </Fact>
        <Fact term="Next run">{nextWords(board, now)}</Fact>
        <Fact term="Read">every {intervalWords(board.intervalMinutes)}</Fact>
        <Fact term="Failed in a row">{board.failures.toLocaleString('en')}</Fact>
        <Fact term="Added">
          <TimeAgo at={board.addedAt} now={now} />
        </Fact>
      </dl>
      {!isReading && isWaiting(board) && (
        <p className="notice notice-warn">
          <Icon name="pause" />
          <span>
            This server reads no boards (<code>GATHER=off</code>). Another server does, or{' '}
            <code>npm run gather</code>.
          </span>
        </p>
      )}
      {board.held && <HeldListings held={board.held} listings={held} page={board.page} now={now} />}
      {board.hasEmployer && <NameBoard company={board.company} />}
      <section aria-labelledby="runs" className="admin-part">
        <h2 id="runs">Last runs</h2>
        <RunList runs={runs} wasRead={board.lastRunAt !== null} now={now} />
      </section>
    </div>
  )
}

const isWaiting = ({ pausedAt, whyOff }: WatchedBoard) => pausedAt === null && whyOff === null

function nextWords(board: WatchedBoard, now: Date): string {
  if (board.isBeingRead) return 'goes on'
  return isWaiting(board) ? waitWords(board.nextRunAt, now) : 'none'
}

function progressOf(written: number | null): string {
  if (!written) return 'It is being read now.'
  return `It is being read now: ${countOf(written, 'listing')} new or changed so far.`
}

/** What is the matter, and what comes next. */
function stateOf({ health, whyOff, lastRun, failures }: WatchedBoard): string {
  const told = lastRun
    ? toldOf(lastRun, health)
    : `Its last run was more than ${RUNS_KEPT_DAYS} days ago.`
  const times = failures > 1 ? `The last ${failures} runs failed.` : 'The last run failed.'
  const words: Readonly<Record<WatchedBoard['health'], string>> = {
    held: told,
    failing: `${times} ${told} It is tried again by itself; its jobs stay open.`,
    partial: told,
    off: `It is not read: ${whyOff} What is listed on it stays.`,
    new: 'It has not been read yet.',
    paused: 'It is paused. What is listed on it stays.',
    healthy: told,
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
