/** How a board is, in one word, and which boards need somebody first. */
import type { RunOutcome } from './run-outcome.ts'

/** The most urgent first. */
export const BOARD_HEALTHS = [
  /** So much vanished at once that somebody has to say whether it is gone. */
  'held',
  /** Its last runs did not read it. */
  'failing',
  /** It was read in part, so that nothing of it is ever closed. */
  'partial',
  /** Its source is not read here. */
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
  /** Runs in a row that did not read it. */
  failures: number
  /** Whether a run of it ever ended. */
  wasRead: boolean
  /** Of its last run; null where that is longer ago than runs are kept. */
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
