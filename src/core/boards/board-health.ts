/** The state of a board in one word, and which boards need attention first. */
import type { RunOutcome } from './run-outcome.ts'

/** Most urgent first. */
export const BOARD_HEALTHS = [
  /** So much vanished at once that an operator must decide whether it is gone. */
  'held',
  /** The last runs could not read it. */
  'failing',
  /** Read only in part, so none of its jobs are closed. */
  'partial',
  /** Its source is not enabled on this instance. */
  'off',
  /** Not read yet. */
  'new',
  'paused',
  'healthy',
] as const

export type BoardHealth = (typeof BOARD_HEALTHS)[number]

export type BoardFacts = {
  isPaused: boolean
  isHeld: boolean
  /** Runs in a row that failed to read it. */
  failures: number
  /** Whether any run of it has ended. */
  wasRead: boolean
  /** The outcome of its last run; null if that run is older than runs are kept. */
  lastOutcome: RunOutcome | null
  isSourceRead: boolean
}

export function boardHealth(board: BoardFacts): BoardHealth {
  if (board.isHeld) return 'held'
  if (board.isPaused) return 'paused'
  if (!board.isSourceRead) return 'off'
  if (!board.wasRead) return 'new'
  if (board.failures > 0) return 'failing'
  return board.lastOutcome === 'partial' ? 'partial' : 'healthy'
}

export const readBoardHealth = (text: string | null): BoardHealth | null =>
  BOARD_HEALTHS.find((health) => health === text) ?? null
