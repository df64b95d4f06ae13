/**
 * The banner and maintenance mode, as every request needs them: from memory, and at most a second behind the database.
 * While the database is slow or away, as they were.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { SiteState } from '#core/operator/site-state.ts'
import type { Db } from '#store/db.ts'
import * as siteState from '#store/site-state.ts'

/** Older than this, it is read again. */
const FRESH_MS = 1_000
/** Requests wait no longer for it. */
const WAIT_MS = 250

const NOTHING: SiteState = { banner: null, maintenance: null }

/** `isShared` false reads it for each request. `now`: monotonic milliseconds. */
export function createSiteState({
  db,
  isShared = true,
  now = () => performance.now(),
}: {
  db: Db
  isShared?: boolean
  now?: () => number
}): () => Promise<SiteState> {
  let known = { state: NOTHING, at: Number.NEGATIVE_INFINITY }
  let reading: Promise<void> | null = null

  return async () => {
    if (isShared && now() - known.at < FRESH_MS) return known.state
    const read = renew()
    await (isShared ? Promise.race([read, delay(WAIT_MS)]) : read)
    return known.state
  }

  function renew(): Promise<void> {
    reading ??= siteState
      .read(db)
      .then(
        (state) => {
          known = { state, at: now() }
        },
        () => {}, // the database is away; requests that need it say so
      )
      .finally(() => {
        reading = null
      })
    return reading
  }
}
