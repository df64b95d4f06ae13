/**
 * The active alerts of everybody, kept between passes: reading and compiling 100,000 of them takes seconds, so a pass
 * reads only those that changed. Most are in a large set that searchers keep compiled; changed ones are in a small set,
 * which alone is compiled again. Each server has its own.
 */
import { randomUUID } from 'node:crypto'
import type { AlertId, AlertSearch } from '#core/alert/alert.ts'
import type { JobId } from '#core/job/job.ts'
import * as alerts from '#store/alerts.ts'
import type { Db } from '#store/db.ts'

/** Searches by their numbers. A set never changes once it has been asked about; its name is unique. */
export type SearchSet = { name: string; searches: readonly AlertSearch[] }

/**
 * Which searches of the set find which of the jobs, by the number of the search, as searches with `isLiteral` would.
 * Sees everything that was committed before the call.
 */
export type FindMatches = (
  set: SearchSet,
  ids: readonly JobId[],
  now: Date,
) => Promise<ReadonlyMap<number, JobId[]>>

export type AlertMatch = { alert: alerts.WatchingAlert; jobs: JobId[] }

export type StandingAlerts = {
  /**
   * The alerts that find one of these jobs. Alerts that were deleted a moment ago, or with their account, may be among
   * them.
   */
  find(db: Db, ids: readonly JobId[], now: Date): Promise<AlertMatch[]>
  pace: MatchingPace
}

/** How many changes of jobs a pass takes: few while jobs are found by very many alerts, or a pass has failed. */
export type MatchingPace = { changes(): number; slower(): void; faster(): void }

const MOST_CHANGES = 500

function createPace(): MatchingPace {
  let changes = MOST_CHANGES
  return {
    changes: () => changes,
    slower() {
      changes = Math.max(1, Math.floor(changes / 2))
    },
    faster() {
      changes = Math.min(MOST_CHANGES, changes * 2)
    },
  }
}

/** With more changed alerts than this, everything is read again and becomes the large set. */
const MAX_CHANGED = 1_000

/** A set, and whose search each number is: several alerts may have the same. */
type Filed = { set: SearchSet; alertsOf: AlertId[][] }

export function createStandingAlerts(findMatches: FindMatches): StandingAlerts {
  let position: alerts.AlertPosition | null = null
  let known = new Map<AlertId, alerts.WatchingAlert>()
  /** Alerts that changed after the large set was filed. */
  let changed = new Set<AlertId>()
  let [large, small] = [fileAll([]), fileAll([])]

  async function follow(db: Db) {
    const read = position === null ? null : await alerts.changedSince(db, position)
    const isFirst = read === null
    if (isFirst) known = new Map()
    const { alerts: news, ended, at } = read ?? (await alerts.watching(db))
    const gone = ended.filter((id) => known.has(id))
    position = at
    for (const alert of news) known.set(alert.id, alert)
    for (const id of gone) known.delete(id)
    for (const id of [...news.map((alert) => alert.id), ...gone]) changed.add(id)
    if (isFirst) {
      large = fileAll([...known.values()])
      changed = new Set()
    } else if (news.length + gone.length === 0) return
    small = fileAll([...changed].flatMap((id) => known.get(id) ?? []))
  }

  return {
    pace: createPace(),
    async find(db, ids, now) {
      if (changed.size > MAX_CHANGED) position = null
      await follow(db)
      const found = new Map<AlertId, JobId[]>()
      for (const { set, alertsOf } of [large, small]) {
        if (set.searches.length === 0) continue
        for (const [number, jobs] of await findMatches(set, ids, now)) {
          for (const id of alertsOf[number] ?? []) {
            // The large set still has the search that a changed alert had before.
            if (set === large.set && changed.has(id)) continue
            found.set(id, jobs)
          }
        }
      }
      return [...found].flatMap(([id, jobs]) => {
        const alert = known.get(id)
        return alert ? [{ alert, jobs }] : []
      })
    },
  }
}

function fileAll(all: readonly alerts.WatchingAlert[]): Filed {
  const numbers = new Map<string, number>()
  const searches: AlertSearch[] = []
  const alertsOf: AlertId[][] = []
  for (const { id, keywords, filters } of all) {
    const key = JSON.stringify([keywords, filters])
    const number = numbers.get(key) ?? searches.push({ keywords, filters }) - 1
    numbers.set(key, number)
    alertsOf[number] = [...(alertsOf[number] ?? []), id]
  }
  return { set: { name: randomUUID(), searches }, alertsOf }
}
