/** Counts tries, so that guessing is slow. Nobody's address or network is stored: only a hash under our key. */
import {
  LIMITS,
  type Limit,
  type LimitName,
  type Limits,
  type Trier,
} from '#core/account/rate-limit.ts'
import { Refusal } from '#core/api/refusal.ts'
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

type Triers = readonly Trier[]

/** What a refused try is answered with. */
type Refused = 'too_many_tries' | 'model_used_up'

export function createTries({ db, log, events, keys, limits = LIMITS, clock }: Options) {
  const keyOf = ({ limit, subject }: Trier) => keys.mac(limit, subject).subarray(0, 16)
  const time = () => clock?.now() ?? null

  return {
    /** Refuses with the time to wait; then the try has cost nothing. Without a database nobody may try. */
    async take(triers: Triers, refused: Refused = 'too_many_tries'): Promise<void> {
      const empty = await emptyAmong(triers)
      if (empty.length > 0) throw refusal(refused, empty)
    },
    /**
     * Charges the first of these sets that lets the try in, and refuses where none does. A bucket that is in every
     * set refuses whatever the others hold.
     */
    async takeFirst(sets: readonly Triers[]): Promise<void> {
      let empty: rateLimits.EmptyBucket[] = []
      for (const triers of sets) {
        empty = await emptyAmong(triers)
        if (empty.length === 0) return
      }
      throw refusal('too_many_tries', empty)
    },
    /** After a success, so that earlier typos cost the owner of the password nothing. */
    forgive: (triers: Triers) => rateLimits.refill(db, triers.map(keyOf)),
    /** Run hourly. */
    forget: () => rateLimits.forget(db, time()),
  }

  /** Charges all of them or none; returns the buckets that let nobody in. */
  async function emptyAmong(triers: Triers): Promise<rateLimits.EmptyBucket[]> {
    if (triers.length === 0) return []
    const buckets = triers.map((trier) => ({ key: keyOf(trier), ...limits[trier.limit] }))
    const empty = await rateLimits.take(db, buckets, time())
    for (const { limit } of triers.filter((_, at) => isAmong(empty, buckets[at]?.key))) {
      tellReached(limit)
    }
    return empty
  }

  function tellReached(limit: LimitName) {
    const isTold = events.note('limit_reached', { limit })
    const { isShared }: Limit = limits[limit]
    if (isShared && isTold) log.warn({ limit }, 'a limit that everybody shares is used up')
  }
}

const refusal = (refused: Refused, empty: readonly rateLimits.EmptyBucket[]) =>
  new Refusal(refused, [], {}, Math.max(1, ...empty.map(({ seconds }) => seconds)))

const isAmong = (empty: readonly rateLimits.EmptyBucket[], key: Buffer | undefined) =>
  empty.some((it) => key?.equals(it.key))
