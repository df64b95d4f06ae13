/**
 * Rate-limits attempts, so that guessing is slow. Addresses and networks are not stored, only their hashes under our
 * key.
 */
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
import type { AboutEvent, SecurityEvents } from './security-events.ts'
import type { Clock, Log } from './use-case-services.ts'

export type Tries = ReturnType<typeof createTries>

type Options = {
  db: Db
  log: Log
  events: SecurityEvents
  keys: Keyring
  /** Other limits, for a machine that simulates many people. */
  limits?: Limits | undefined
  /** The clock for tests; by default the database's. */
  clock?: Clock | undefined
}

type Triers = readonly Trier[]

/** The account that somebody tried to get into, if there is one, and from where. */
type WhoseTry = () => Promise<Pick<AboutEvent, 'accountId' | 'network'>>

/** The refusal to answer with. */
type Refused =
  | 'too_many_tries'
  | 'too_many_messages'
  | 'too_many_test_deliveries'
  | 'too_many_lookups'
  | 'model_used_up'

export function createTries({ db, log, events, keys, limits = LIMITS, clock }: Options) {
  const keyOf = ({ limit, subject }: Trier) => keys.mac(limit, subject).subarray(0, 16)
  const bucketOf = (trier: Trier) => ({ key: keyOf(trier), ...limits[trier.limit] })
  const time = () => clock?.now() ?? null

  return {
    /** Refuses with the time to wait; the attempt is then not charged. Throws without a database. */
    async take(triers: Triers, refused: Refused = 'too_many_tries'): Promise<void> {
      const empty = await emptyAmong(triers)
      if (empty.length > 0) throw refusal(refused, empty)
    },
    /** Whether the attempt is within the limit, and charges it; for what is left out instead of refused. */
    async isWithin(trier: Trier): Promise<boolean> {
      return (await rateLimits.take(db, [bucketOf(trier)], time())).length === 0
    },
    /**
     * Charges the first of these sets that admits the attempt; refuses if none does. An empty bucket that is in every
     * set always refuses. `about` is asked only if a bucket is empty.
     */
    async takeFirst(sets: readonly Triers[], about?: WhoseTry): Promise<void> {
      let empty: rateLimits.EmptyBucket[] = []
      for (const triers of sets) {
        empty = await emptyAmong(triers, about)
        if (empty.length === 0) return
      }
      throw refusal('too_many_tries', empty)
    },
    /** For use after a success, so that earlier typos cost the password's owner nothing. */
    forgive: (triers: Triers) => rateLimits.refill(db, triers.map(keyOf)),
    /** Run hourly. */
    purge: () => rateLimits.purge(db, time()),
  }

  /** Charges all buckets or none; returns those that are empty. */
  async function emptyAmong(triers: Triers, about?: WhoseTry): Promise<rateLimits.EmptyBucket[]> {
    if (triers.length === 0) return []
    const buckets = triers.map(bucketOf)
    const empty = await rateLimits.take(db, buckets, time())
    const whose = empty.length > 0 ? await about?.() : undefined
    for (const { limit } of triers.filter((_, at) => isAmong(empty, buckets[at]?.key))) {
      logReached(limit, whose)
    }
    return empty
  }

  function logReached(limit: LimitName, whose: Awaited<ReturnType<WhoseTry>> = {}) {
    const wasLogged = events.note('limit_reached', { limit, ...whose })
    const { isShared }: Limit = limits[limit]
    if (isShared && wasLogged) log.warn({ limit }, 'a shared rate limit is exhausted')
  }
}

const refusal = (refused: Refused, empty: readonly rateLimits.EmptyBucket[]) =>
  new Refusal(refused, [], {}, Math.max(1, ...empty.map(({ seconds }) => seconds)))

const isAmong = (empty: readonly rateLimits.EmptyBucket[], key: Buffer | undefined) =>
  empty.some((it) => key?.equals(it.key))
