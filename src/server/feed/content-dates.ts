/**
 * Since when each address has had its current content, for Last-Modified. The dates of a feed's items can't tell: when
 * a job closes, it leaves the feed and the newest date in it gets older. A server knows only what it has sent itself;
 * for anything else, the content counts as new.
 */
import type { Clock } from '#work/use-case/use-case-services.ts'

/** Some 200 bytes each. The ones asked for least recently are forgotten first. */
const MAX_KNOWN = 5_000
const SECOND_MS = 1_000

export type ContentDates = { of(address: string, tag: string): Date }

export function createContentDates(clock: Clock, maxKnown = MAX_KNOWN): ContentDates {
  const known = new Map<string, { tag: string; since: number }>()
  return {
    of(address, tag) {
      const before = known.get(address)
      const since = before?.tag === tag ? before.since : sinceNow(before?.since ?? 0)
      known.delete(address)
      known.set(address, { tag, since })
      const [oldest] = known.keys()
      if (known.size > maxKnown && oldest !== undefined) known.delete(oldest)
      return new Date(since)
    },
  }

  /** In whole seconds, as the header has them; two contents of one address never have the same date. */
  function sinceNow(before: number): number {
    const now = Math.floor(clock.now().getTime() / SECOND_MS) * SECOND_MS
    return Math.max(now, before + SECOND_MS)
  }
}
