/**
 * The life of a job as a line: when it was published, first seen, reposted, closed, reopened and last confirmed, with
 * the place of each on a line from the first to the last. Days are UTC.
 */
import { startOfDay } from '#core/time/utc-day.ts'
import type { HistoryEvent } from './job-history.ts'

export type LifeKind = 'posted' | 'added' | HistoryEvent['kind'] | 'confirmed'

/** `share` is where it is on the line, from 0 to 1. */
export type LifePoint = { kind: LifeKind; at: Date; share: number }

export type JobLife = {
  /** Oldest first; at least one. */
  points: LifePoint[]
  /** When we saw it open, as parts of the line, from 0 to 1. */
  open: { from: number; to: number }[]
}

export type LifeDates = {
  /** As its source states it. */
  postedAt: Date | null
  firstSeenAt: Date
  lastSeenAt: Date
  closedAt: Date | null
  /** Oldest first. */
  events: readonly HistoryEvent[]
}

export function jobLife(life: LifeDates): JobLife {
  const dated = pointsOf(life)
  const first = dated[0]?.at.getTime() ?? 0
  const length = (dated.at(-1)?.at.getTime() ?? 0) - first
  const points = dated.map((point) => ({
    ...point,
    share: length === 0 ? 0 : (point.at.getTime() - first) / length,
  }))
  return { points, open: length === 0 ? [] : openParts(points) }
}

function pointsOf({ postedAt, firstSeenAt, lastSeenAt, closedAt, events }: LifeDates) {
  const turns = events.filter(({ at }) => at > firstSeenAt)
  // A job that was imported as closed has no event for it.
  const isEnded = closedAt === null || turns.at(-1)?.kind === 'closed'
  const all: { kind: LifeKind; at: Date }[] = [
    ...(postedAt && isDayBefore(postedAt, firstSeenAt)
      ? [{ kind: 'posted' as const, at: postedAt }]
      : []),
    { kind: 'added', at: firstSeenAt },
    ...turns,
    ...(isEnded ? [] : [{ kind: 'closed' as const, at: latest(closedAt, firstSeenAt) }]),
  ]
  const last = all.at(-1)?.at ?? firstSeenAt
  return closedAt === null && isDayBefore(last, lastSeenAt)
    ? [...all, { kind: 'confirmed' as const, at: lastSeenAt }]
    : all
}

/** From when it was seen until it was closed, again after each return. */
function openParts(points: readonly LifePoint[]): JobLife['open'] {
  const parts: JobLife['open'] = []
  let from: number | null = null
  for (const { kind, share } of points) {
    if (kind === 'closed') {
      if (from !== null) parts.push({ from, to: share })
      from = null
    } else if (kind !== 'posted') from ??= share
  }
  return from === null || from === 1 ? parts : [...parts, { from, to: 1 }]
}

const isDayBefore = (one: Date, other: Date) => startOfDay(one) < startOfDay(other)

const latest = (one: Date, other: Date) => (one > other ? one : other)
