/**
 * How soon after one another uploads begin, so that fifty at once do not slow down everybody who searches. Accounts take
 * turns, one upload each, so that nobody's uploads hold up somebody else's. An upload that waits has sent nothing but
 * what the network buffers: waiting takes no memory, and slow senders hold up nobody.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { AccountId } from '#core/account.ts'
import { Refusal } from '#core/refusal.ts'
import type { World } from '#work/world.ts'

type Options = {
  /** Between the beginnings of two uploads. */
  gapMs?: number
  /** Uploads of one account that may wait. */
  perAccount?: number
  /** Accounts that may wait. */
  accounts?: number
  wait?(ms: number): Promise<unknown>
}

type Turn = { begin(): void }

/** About as fast as CVs are read, and a twentieth of a processor for taking them in. */
const GAP_MS = 250
/** More than a page sends at once; a program can come back. */
const PER_ACCOUNT = 10
/** An account's first upload waits 15 seconds at most. */
const ACCOUNTS = 60

/** Resolves when the account's next upload may begin: at once when nobody else uploads. */
export function createUploadLine({
  gapMs = GAP_MS,
  perAccount = PER_ACCOUNT,
  accounts = ACCOUNTS,
  wait = (ms) => delay(ms, undefined, { ref: false }),
}: Options = {}): World['uploadTurn'] {
  /** In the order of whose turn is next; nobody stands here without an upload that waits. */
  const waiting = new Map<AccountId, Turn[]>()
  let isResting = false

  async function rest() {
    isResting = true
    await wait(gapMs)
    isResting = false
    const [first] = waiting
    if (!first) return
    const [accountId, [turn, ...others]] = first
    waiting.delete(accountId)
    if (others.length > 0) waiting.set(accountId, others)
    turn?.begin()
    void rest()
  }

  return (accountId, signal) => {
    if (!isResting) {
      void rest()
      return Promise.resolve()
    }
    const own = waiting.get(accountId) ?? []
    if (own.length >= perAccount) {
      return refuse('too_many_uploads', own.length * Math.max(1, waiting.size) * gapMs)
    }
    if (own.length === 0 && waiting.size >= accounts)
      return refuse('readers_busy', waiting.size * gapMs)
    return new Promise((resolve, reject) => {
      const leave = () => {
        const others = (waiting.get(accountId) ?? []).filter((other) => other !== turn)
        if (others.length > 0) waiting.set(accountId, others)
        else waiting.delete(accountId)
        reject(new Refusal('upload_stopped'))
      }
      const turn: Turn = {
        begin() {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      waiting.set(accountId, [...own, turn])
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave)
    })
  }
}

const refuse = (code: 'too_many_uploads' | 'readers_busy', afterMs: number) =>
  Promise.reject(new Refusal(code, [], {}, Math.ceil(afterMs / 1_000)))
