/** A refusal as pages receive it: sent by answer-refusals.ts, shown by the error page. */
import type { Problem, RefusalCode } from '#core/api/refusal.ts'

export type Refused = {
  refused: RefusalCode
  message: string
  problems: readonly Problem[]
  /** Finds the refusal in the log; null if it was not our fault. */
  requestId: string | null
}

/** A bug, as pages receive it: the id that finds it in the log. */
export type Broke = { broke: string }

export const isBroke = (value: unknown): value is Broke =>
  typeof value === 'object' && value !== null && 'broke' in value

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value
