/**
 * Shares answers that are the same for everybody and expensive to find: for a second at most, and with all who ask while
 * one is being found. Unlike the outage cache, it never keeps them longer, and is used while the database answers.
 */
import type { RecentAnswers } from '#work/use-case/use-case-services.ts'

/** Counts toward the five seconds that pages may be behind the database: see `MAX_AGE_MS` of cached-pages.ts. */
export const RECENT_MS = 1_000

/** `maxAgeMs` 0 shares nothing. `now`: monotonic milliseconds. */
export function createRecentAnswers({
  maxAgeMs = RECENT_MS,
  now = () => performance.now(),
}: {
  maxAgeMs?: number
  now?: () => number
} = {}): RecentAnswers {
  const answers = new Map<string, { begunAt: number; answer: Promise<unknown> }>()

  return {
    read<T>(key: string, load: () => Promise<T>): Promise<T> {
      if (maxAgeMs === 0) return load()
      const begunAt = now()
      const recent = answers.get(key)
      if (recent && begunAt - recent.begunAt < maxAgeMs) return recent.answer as Promise<T>
      const answer = load()
      answers.set(key, { begunAt, answer })
      // A failure is not shared with those who come later.
      answer.catch(() => {
        if (answers.get(key)?.answer === answer) answers.delete(key)
      })
      return answer
    },
  }
}
