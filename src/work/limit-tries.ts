/** Counts tries, so that guessing is slow. Nobody's address or network is stored: only a hash under our secret. */
import { createHmac } from 'node:crypto'
import { LIMITS, type LimitName, type Limits, type Trier } from '#core/rate-limit.ts'
import { Refusal } from '#core/refusal.ts'
import type { Db } from '#store/db.ts'
import * as rateLimits from '#store/rate-limits.ts'
import type { Clock } from './world.ts'

export type Tries = ReturnType<typeof createTries>

type Options = {
  db: Db
  clock: Clock
  secret: string
  /** Others than usual where one machine plays very many people. */
  limits?: Limits | undefined
}

export function createTries({ db, clock, secret, limits = LIMITS }: Options) {
  const keyOf = ({ limit, subject }: Trier) =>
    createHmac('sha256', secret).update(`${limit}\n${subject}`).digest().subarray(0, 16)

  return {
    /** Throws `too_many_tries` with the time to wait. Without a database nobody may try. */
    async take(triers: readonly Trier[]): Promise<void> {
      const buckets = triers.map((trier) => ({ key: keyOf(trier), ...limits[trier.limit] }))
      const seconds = await rateLimits.take(db, buckets, clock.now())
      if (seconds > 0) throw new Refusal('too_many_tries', [], {}, seconds)
    },
    /** After a success, so that whoever knows the password does not pay for those who guess. */
    forgive: (limit: LimitName, subject: string) =>
      rateLimits.refill(db, keyOf({ limit, subject })),
  }
}
