/** Counts tries, so that guessing is slow. Nobody's address or network is stored: only a hash under our key. */
import { LIMITS, type Limit, type LimitName, type Limits, type Trier } from '#core/rate-limit.ts'
import { Refusal } from '#core/refusal.ts'
import type { Db } from '#store/db.ts'
import * as rateLimits from '#store/rate-limits.ts'
import type { Keyring } from './keyring.ts'
import type { SecurityEvents } from './security-events.ts'
import type { Clock, Log } from './world.ts'

export type Tries = ReturnType<typeof createTries>

type Options = {
  db: Db
  log: Log
  events: SecurityEvents
  keys: Keyring
  /** Others than usual where one machine plays very many people. */
  limits?: Limits | undefined
  /** The time to count by, in tests; without it the database's own. */
  clock?: Clock | undefined
}

/** What a refused try is told. */
type Refused = 'too_many_tries' | 'model_used_up'

export function createTries({ db, log, events, keys, limits = LIMITS, clock }: Options) {
  const keyOf = ({ limit, subject }: Trier) => keys.mac(limit, subject).subarray(0, 16)
  const time = () => clock?.now() ?? null

  return {
    /** Refuses with the time to wait; then the try has cost nothing. Without a database nobody may try. */
    async take(triers: readonly Trier[], refused: Refused = 'too_many_tries'): Promise<void> {
      const buckets = triers.map((trier) => ({ key: keyOf(trier), ...limits[trier.limit] }))
      const empty = await rateLimits.take(db, buckets, time())
      if (empty.length === 0) return
      for (const { limit } of triers.filter((_, at) => isAmong(empty, buckets[at]?.key))) {
        tellReached(limit)
      }
      throw new Refusal(refused, [], {}, Math.max(1, ...empty.map(({ seconds }) => seconds)))
    },
    /** After a success, so that whoever knows the password does not pay for earlier slips. */
    forgive: (triers: readonly Trier[]) => rateLimits.refill(db, triers.map(keyOf)),
    /** Run hourly. */
    forget: () => rateLimits.forget(db, time()),
  }

  function tellReached(limit: LimitName) {
    const isTold = events.note('limit_reached', { limit })
    const { isShared }: Limit = limits[limit]
    if (isShared && isTold) log.warn({ limit }, 'a limit that everybody shares is used up')
  }
}

const isAmong = (empty: readonly rateLimits.EmptyBucket[], key: Buffer | undefined) =>
  empty.some((it) => key?.equals(it.key))
