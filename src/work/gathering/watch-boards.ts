/**
 * The operator's views: all boards with their health, one board with its runs and held listings, and all sources with
 * their boards.
 */

import { Refusal } from '#core/api/refusal.ts'
import { BOARD_HEALTHS, type BoardHealth, boardHealth } from '#core/boards/board-health.ts'
import { isResting } from '#core/boards/board-schedule.ts'
import { type BoardsQuery, type BoardsView, pageOf } from '#core/boards/boards-view.ts'
import type { CopyOfBoard } from '#store/board-copies.ts'
import * as boardCopies from '#store/board-copies.ts'
import type { BoardState } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import type { ForeignAnswer } from '#store/foreign-answers.ts'
import * as foreignAnswers from '#store/foreign-answers.ts'
import type { LeftOutJobs } from '#store/left-out-jobs.ts'
import * as leftOutJobs from '#store/left-out-jobs.ts'
import type { HeldListing } from '#store/listings.ts'
import * as listings from '#store/listings.ts'
import type { Run } from '#store/runs.ts'
import * as runs from '#store/runs.ts'
import type { HealthCount, SourceFacts } from '#store/watched-boards.ts'
import * as watchedBoards from '#store/watched-boards.ts'
import type { KnownSource, Services } from '#work/use-case/use-case-services.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'boardService'>

export type WatchedBoard = BoardState & {
  name: string
  sourceTitle: string
  health: BoardHealth
  /** Why its source is not read on this instance, as a sentence; null if it is read. */
  whyOff: string | null
  /** Its page on the web; null for none. */
  page: string | null
  /** The board is being read now. */
  isBeingRead: boolean
  /** The board belongs to one employer, whose name can be set. A site for many employers names each one itself. */
  hasEmployer: boolean
  /** Its site asks for a longer pause before the next run. */
  isResting: boolean
}

export type WatchedSource = KnownSource & {
  boards: number
  /** Listings on these boards. */
  listed: number
  counts: Record<BoardHealth, number>
}

/** A month, for a board that is read once a day. */
const SHOWN_RUNS = 30
const RUNS_PER_PAGE = 50
/** Beyond this, only the number is shown. */
const SHOWN_HELD = 200

export async function watchBoards(
  { db, clock, boardService }: Parts,
  query: BoardsQuery,
): Promise<{ view: BoardsView<WatchedBoard>; sources: WatchedSource[] }> {
  const now = clock.now()
  const wanted = { query, sources: factsOf(boardService.sources) }
  const counted = await watchedBoards.counts(db, wanted)
  const counts = byHealth(counted, ({ matching }) => matching)
  const total = sumOf(
    BOARD_HEALTHS.filter((health) => query.health === null || health === query.health),
    (health) => counts[health],
  )
  const { page, lastPage } = pageOf(query.page, total)
  const shown = await watchedBoards.page(db, wanted, page)
  return {
    view: {
      shown: shown.map((board) => toWatched(board, boardService, now)),
      total,
      counts,
      page,
      lastPage,
    },
    sources: sourcesOf(counted, boardService.sources),
  }
}

/** All sources, with the health of their boards. */
export async function watchSources({
  db,
  boardService,
}: Omit<Parts, 'clock'>): Promise<WatchedSource[]> {
  const query = { text: '', source: null, health: null }
  const wanted = { query, sources: factsOf(boardService.sources) }
  return sourcesOf(await watchedBoards.counts(db, wanted), boardService.sources)
}

/** The matching boards that can be read now: not paused, not resting, with a source that is enabled. */
export function readableBoards(
  { db, clock, boardService }: Parts,
  query: BoardsQuery,
): Promise<number[]> {
  const wanted = { query, sources: factsOf(boardService.sources) }
  return watchedBoards.readable(db, wanted, clock.now())
}

export type RunOfBoard = Run & { board: WatchedBoard | null }

/** Newest first. The returned `before` fetches the next page; null on the last one. */
export async function watchRuns(
  { db, clock, boardService }: Parts,
  wanted: Omit<runs.RunsWanted, 'limit'>,
): Promise<{ runs: RunOfBoard[]; before: number | null }> {
  const found = await runs.latest(db, { ...wanted, limit: RUNS_PER_PAGE + 1 })
  const shown = found.slice(0, RUNS_PER_PAGE)
  const ids = [...new Set(shown.map(({ boardId }) => boardId))]
  const states = new Map((await boards.byIds(db, ids)).map((board) => [board.id, board]))
  return {
    runs: shown.map((run) => {
      const board = states.get(run.boardId)
      return { ...run, board: board ? toWatched(board, boardService, clock.now()) : null }
    }),
    before: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}

export type WatchedRuns = {
  board: WatchedBoard
  runs: Run[]
  held: HeldListing[]
  /** Other boards with the same jobs. */
  copies: CopyOfBoard[]
  /** Another company's jobs that it answers with; null if it does not. */
  foreign: ForeignAnswer | null
  /** Jobs on it that this instance does not take, by reason. */
  leftOut: LeftOutJobs[]
  /** New and changed listings found so far by the current run; null if none is in progress. */
  writtenSoFar: number | null
}

/** Throws `board_not_found` if there is no such board. */
export async function watchBoard(
  { db, clock, boardService }: Parts,
  id: number | null,
): Promise<WatchedRuns> {
  const board = id === null ? null : await boards.byId(db, id)
  if (!board) throw new Refusal('board_not_found')
  const held = board.held && { boardId: board.id, limit: SHOWN_HELD }
  const [lastRuns, heldListings, leftOut, foreign, copies] = await Promise.all([
    runs.ofBoard(db, board.id, SHOWN_RUNS),
    held ? listings.heldOf(db, held) : [],
    leftOutJobs.ofBoard(db, board.id),
    foreignAnswers.ofBoard(db, board.id),
    boardCopies.ofBoard(db, board.id),
  ])
  const watched = toWatched(board, boardService, clock.now())
  const [newest] = lastRuns
  const isGoingOn = watched.isBeingRead && newest?.endedAt === null
  return {
    board: watched,
    runs: lastRuns,
    held: heldListings,
    leftOut,
    foreign,
    copies,
    writtenSoFar: isGoingOn ? await listings.writtenSince(db, board.id, newest.startedAt) : null,
  }
}

function toWatched(board: BoardState, desk: Services['boardService'], now: Date): WatchedBoard {
  const source = desk.sources.find(({ name }) => name === board.source)
  const whyOff = source ? source.whyOff : 'This version does not support this source.'
  return {
    ...board,
    name: board.company ?? (source?.onlyBoard === board.token ? source.title : board.token),
    sourceTitle: source?.title ?? board.source,
    whyOff,
    page: desk.pageOf(board.source, board.token),
    isBeingRead: board.leasedUntil !== null && board.leasedUntil > now,
    hasEmployer: source?.onlyBoard === null,
    isResting: isResting(board.lastRunAt, source?.restMinutes ?? 0, now),
    health: boardHealth({
      isPaused: board.pausedAt !== null,
      isHeld: board.held !== null || board.isForeign,
      failures: board.failures,
      wasRead: board.lastRunAt !== null,
      lastOutcome: board.lastRun?.outcome ?? null,
      isSourceRead: whyOff === null,
    }),
  }
}

const factsOf = (sources: readonly KnownSource[]): SourceFacts[] =>
  sources.map(({ name, title, onlyBoard, whyOff, restMinutes }) => ({
    name,
    title,
    onlyBoard,
    isRead: whyOff === null,
    restMinutes,
  }))

/** Sources with the most boards first, then those with the most listings. */
function sourcesOf(
  counted: readonly HealthCount[],
  sources: readonly KnownSource[],
): WatchedSource[] {
  const watched = sources.map((source): WatchedSource => {
    const own = counted.filter((count) => count.source === source.name)
    return {
      ...source,
      boards: sumOf(own, ({ boards }) => boards),
      listed: sumOf(own, ({ listed }) => listed),
      counts: byHealth(own, ({ boards }) => boards),
    }
  })
  return watched.toSorted((a, b) => b.boards - a.boards || b.listed - a.listed)
}

function byHealth(counted: readonly HealthCount[], of: (count: HealthCount) => number) {
  const sums = BOARD_HEALTHS.map((health) => [
    health,
    sumOf(
      counted.filter((count) => count.health === health),
      of,
    ),
  ])
  return Object.fromEntries(sums) as Record<BoardHealth, number>
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number) =>
  all.reduce((sum, one) => sum + of(one), 0)
