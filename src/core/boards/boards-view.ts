/** Boards as an operator looks at them: those that were asked for, the most urgent first, a page at a time. */
import { BOARD_HEALTHS, type BoardHealth, readBoardHealth } from './board-health.ts'

export type BoardsQuery = {
  /** In the company, the token or the source; empty for all. */
  text: string
  source: string | null
  health: BoardHealth | null
  /** From 1. */
  page: number
}

type Viewed = {
  source: string
  token: string
  /** What people call it. */
  name: string
  sourceTitle: string
  health: BoardHealth
}

export type BoardsView<Board> = {
  shown: Board[]
  total: number
  /** How many there are of each with the same text and source. */
  counts: Record<BoardHealth, number>
  page: number
  lastPage: number
}

export const BOARDS_PER_PAGE = 50
/** As much of a search as anybody types; the rest is not looked at. */
const MAX_TEXT = 200

/** What an address asks for; whatever means nothing is left out. */
export function readBoardsQuery(params: { get(name: string): string | null }): BoardsQuery {
  const page = params.get('page') ?? ''
  return {
    text: (params.get('query') ?? '').trim().slice(0, MAX_TEXT),
    source: params.get('source') || null,
    health: readBoardHealth(params.get('state')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** All that were asked for, in no order. */
export const boardsOf = <Board extends Viewed>(boards: readonly Board[], query: BoardsQuery) =>
  inAnyState(boards, query).filter(({ health }) => query.health === null || health === query.health)

function inAnyState<Board extends Viewed>(
  boards: readonly Board[],
  { text, source }: BoardsQuery,
): Board[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return boards.filter(
    (board) => (source === null || board.source === source) && hasWords(board, words),
  )
}

/** A page behind the last is the last. */
export function viewBoards<Board extends Viewed>(
  boards: readonly Board[],
  query: BoardsQuery,
): BoardsView<Board> {
  const counts = Object.fromEntries(
    BOARD_HEALTHS.map((it) => [it, 0]),
  ) as BoardsView<Board>['counts']
  for (const board of inAnyState(boards, query)) counts[board.health]++
  const wanted = boardsOf(boards, query).toSorted(
    (a, b) => urgency(a) - urgency(b) || compare(a.name, b.name),
  )
  const lastPage = Math.max(1, Math.ceil(wanted.length / BOARDS_PER_PAGE))
  const at = Math.min(query.page, lastPage)
  return {
    shown: wanted.slice((at - 1) * BOARDS_PER_PAGE, at * BOARDS_PER_PAGE),
    total: wanted.length,
    counts,
    page: at,
    lastPage,
  }
}

const urgency = ({ health }: Viewed) => BOARD_HEALTHS.indexOf(health)

function hasWords(board: Viewed, words: readonly string[]): boolean {
  const { name, token, source, sourceTitle } = board
  const whole = `${name} ${token} ${source}/${token} ${sourceTitle}`.toLowerCase()
  return words.every((word) => whole.includes(word))
}

/** Not by a locale: servers differ in theirs. */
function compare(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  return left < right ? -1 : left > right ? 1 : 0
}
