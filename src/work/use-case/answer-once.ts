/**
 * Requests with an idempotency key are answered once: a repetition gets the stored answer. A key is claimed first. The
 * answer is stored in the transaction of its effect if there is one, so both happen or neither.
 */
import { IDEMPOTENCY_HOURS } from '#core/api/idempotency-key.ts'
import { Refusal } from '#core/api/refusal.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as idempotencyKeys from '#store/idempotency-keys.ts'
import type { Services } from './use-case-services.ts'

type Given = Pick<Services, 'db' | 'clock' | 'keys'>

export type KeyedRequest = idempotencyKeys.KeyedRequest

export type StoredAnswer = { status: number; headers: Record<string, string>; body: string | null }

/** No request takes longer; after that, the server that answered it is gone. */
const STALE_MS = 10 * 60_000
const HOUR_MS = 3_600_000

export type Turn =
  /** The request is to be answered now. */
  | { claimedAt: Date }
  /** It was answered. `requestSha256` tells whether it was the same request. */
  | { answer: StoredAnswer; requestSha256: Buffer }

/** Throws `key_in_use` while the same key is being answered. */
export function takeTurn({ db, clock, keys }: Given, request: KeyedRequest): Promise<Turn> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const isClaimed = await idempotencyKeys.claim(tx, request, {
      now,
      staleBefore: new Date(now.getTime() - STALE_MS),
      expiredBefore: new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS),
    })
    if (isClaimed) return { claimedAt: now }
    const found = await idempotencyKeys.find(tx, request)
    if (!found?.requestSha256 || found.status === null) throw new Refusal('key_in_use')
    const answer = JSON.parse(keys.open(idempotencyKeys.SEALED_FOR, found.sealed)) as StoredAnswer
    return { answer, requestSha256: found.requestSha256 }
  })
}

/** Throws `key_in_use` if another request has taken the key over; then nothing of the transaction may remain. */
export async function storeAnswer(
  { keys }: Pick<Given, 'keys'>,
  tx: Tx,
  {
    request,
    claimedAt,
    requestSha256,
    answer,
  }: { request: KeyedRequest; claimedAt: Date; requestSha256: Buffer; answer: StoredAnswer },
): Promise<void> {
  const { status } = answer
  const sealed = keys.seal(idempotencyKeys.SEALED_FOR, JSON.stringify(answer))
  const given = { claimedAt, requestSha256, status, sealed }
  if (!(await idempotencyKeys.answer(tx, request, given))) throw new Refusal('key_in_use')
}

/** The request may be sent again. */
export const giveUpTurn = (
  { db }: Pick<Given, 'db'>,
  request: KeyedRequest,
  claimedAt: Date,
): Promise<void> => inTransaction(db, (tx) => idempotencyKeys.release(tx, request, claimedAt))
