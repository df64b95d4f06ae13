/** A refusal as pages receive it: sent by answer-refusals.ts, shown by the error page. */
import type { Problem, RefusalCode } from '#core/api/refusal.ts'

export type Refused = { refused: RefusalCode; message: string; problems: readonly Problem[] }

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value
