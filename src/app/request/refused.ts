/** A refusal as a page gets it: what answer-refusals.ts sends and the error page knows. */
import type { Problem, RefusalCode } from '#core/api/refusal.ts'

export type Refused = { refused: RefusalCode; message: string; problems: readonly Problem[] }

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value
