/** What an operator asks the list of boards for: filters, and one page at a time. */
import { type BoardHealth, readBoardHealth } from './board-health.ts'

export type BoardsQuery = {
  /** Searched in the company, the token and the source; empty for all. */
  text: string
  source: string | null
  health: BoardHealth | null
  /** From 1. */
  page: number
}

export type BoardsView<Board> = {
  /** Most urgent first. */
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

/** A page number after the last page means the last page. */
export function pageOf(asked: number, total: number): { page: number; lastPage: number } {
  const lastPage = Math.max(1, Math.ceil(total / BOARDS_PER_PAGE))
  return { page: Math.min(asked, lastPage), lastPage }
}
