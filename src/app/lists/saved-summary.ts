/** The state of somebody's saved jobs in one sentence: which are still open, and which of those fit. */
import type { SavedJob } from '#core/lists/saved-job.ts'
import { BADGE_FROM } from '#core/match/match.ts'

type Saved = { since: Pick<SavedJob['since'], 'closedAt'>; score: number | null }

/** Null if nothing is saved. */
export function savedSummary(saved: readonly Saved[]): string | null {
  if (saved.length === 0) return null
  const open = saved.filter(({ since }) => since.closedAt === null)
  const closed = saved.length - open.length
  const fitting = open.filter(({ score }) => score !== null && score >= BADGE_FROM).length
  const state =
    closed > 0
      ? `${closed} of ${saved.length} ${closed === 1 ? 'has' : 'have'} closed`
      : saved.length === 1
        ? 'Still open'
        : `All ${saved.length} are still open`
  if (fitting === 0) return `${state}.`
  if (saved.length === 1) return `${state}, and fits you.`
  if (fitting === saved.length) return `${state}, and all fit you.`
  return `${state}, and ${fitting} ${fitting === 1 ? 'fits' : 'fit'} you.`
}
