/** The operator's list of boards: filtered, most urgent first, one page at a time. */
import { BOARD_HEALTHS, type BoardHealth, readBoardHealth } from './board-health.ts'

export type BoardsQuery = {
  /** Searched in the company, the token and the source; empty for all. */
  text: string
  source: string | null
  health: BoardHealth | null
  /** From 1. */
  page: number
}

type Viewed = {
  source: string
  token: string
  name: string
  sourceTitle: string
  health: BoardHealth
}

export type BoardsView<Board> = {
  shown: Board[]
  total: number
  /** Boards by health, with the same text and source. */
  counts: Record<BoardHealth, number>
  page: number
  lastPage: number
}

export const BOARDS_PER_PAGE = 50
/** The length of a search text that is considered; the rest is ignored. */
const MAX_TEXT = 200

/** What a URL asks for. Invalid parameters are ignored. */
export function readBoardsQuery(params: { get(name: string): string | null }): BoardsQuery {
  const page = params.get('page') ?? ''
  return {
    text: (params.get('query') ?? '').trim().slice(0, MAX_TEXT),
    source: params.get('source') || null,
    health: readBoardHealth(params.get('state')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** All matching boards, unsorted. */
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

/** A page number after the last page shows the last page. */
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

/** Not locale-aware: servers differ in their locales. */
function compare(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  return left < right ? -1 : left > right ? 1 : 0
}
