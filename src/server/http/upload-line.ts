/**
 * How soon after one another uploads begin and how many run at once, so that fifty do not slow down everybody who
 * searches and slow senders do not fill the memory. Accounts take turns, two uploads each, so that nobody's uploads
 * hold up somebody else's. An upload that waits has sent nothing but what the network buffers.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { World } from '#work/world/world.ts'

type Options = {
  /** Between the beginnings of two uploads. */
  gapMs?: number
  /** Uploads of one account that may wait. */
  perAccount?: number
  /** Accounts that may wait. */
  accounts?: number
  /** Uploads that may run at once, in all and of one account. */
  atOnce?: number
  atOncePerAccount?: number
  /** How long an upload may wait before it is refused. */
  maxWaitMs?: number
  /** Waits between two uploads. */
  wait?(ms: number): Promise<unknown>
}

type Turn = { begin(end: () => void): void }

/** About as fast as CVs are read, and a twentieth of a processor for taking them in. */
const GAP_MS = 250
/** More than a page sends at once; a program can come back. */
const PER_ACCOUNT = 10
/** While senders are fast, an account's first upload waits 15 seconds at most. */
const ACCOUNTS = 60
/** Files of 5 MB: 160 MB of memory at most. */
const AT_ONCE = 32
const AT_ONCE_PER_ACCOUNT = 2
/** A request ends after 60 seconds, and the sending has to fit in as well. */
const MAX_WAIT_MS = 30_000
/** Slow senders are cut off after a minute, so a slot is free soon after. */
const SLOTS_FULL_RETRY_MS = 30_000

/** Resolves when the account's next upload may begin, at once when nobody else uploads, with what ends it. */
export function createUploadLine({
  gapMs = GAP_MS,
  perAccount = PER_ACCOUNT,
  accounts = ACCOUNTS,
  atOnce = AT_ONCE,
  atOncePerAccount = AT_ONCE_PER_ACCOUNT,
  maxWaitMs = MAX_WAIT_MS,
  wait = (ms) => delay(ms, undefined, { ref: false }),
}: Options = {}): World['uploadTurn'] {
  /** In the order of whose turn is next; no account stands here without an upload that waits. */
  const waiting = new Map<AccountId, Turn[]>()
  /** Accounts with uploads that run, and how many. */
  const running = new Map<AccountId, number>()
  let isResting = false
  let runningInAll = 0

  const hasSlot = (accountId: AccountId) =>
    runningInAll < atOnce && (running.get(accountId) ?? 0) < atOncePerAccount

  async function rest() {
    isResting = true
    await wait(gapMs)
    isResting = false
    beginNext()
  }

  function beginNext() {
    if (isResting) return
    for (const [accountId, [turn, ...others]] of waiting) {
      if (!turn || !hasSlot(accountId)) continue
      waiting.delete(accountId)
      if (others.length > 0) waiting.set(accountId, others)
      turn.begin(run(accountId))
      return
    }
  }

  /** Takes a slot and returns what gives it back, once. */
  function run(accountId: AccountId): () => void {
    runningInAll++
    running.set(accountId, (running.get(accountId) ?? 0) + 1)
    void rest()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      runningInAll--
      const left = (running.get(accountId) ?? 1) - 1
      if (left > 0) running.set(accountId, left)
      else running.delete(accountId)
      beginNext()
    }
  }

  return (accountId, signal) => {
    if (signal?.aborted) return Promise.reject(new Refusal('upload_stopped'))
    if (!isResting && hasSlot(accountId)) return Promise.resolve(run(accountId))
    const own = waiting.get(accountId) ?? []
    if (own.length >= perAccount) {
      return Promise.reject(
        refusal('too_many_uploads', own.length * Math.max(1, waiting.size) * gapMs),
      )
    }
    if (own.length === 0 && waiting.size >= accounts) {
      return Promise.reject(refusal('readers_busy', waiting.size * gapMs))
    }
    return new Promise((resolve, reject) => {
      const leave = (reason: Refusal) => {
        forget()
        const others = (waiting.get(accountId) ?? []).filter((other) => other !== turn)
        if (others.length > 0) waiting.set(accountId, others)
        else waiting.delete(accountId)
        reject(reason)
      }
      const stop = () => leave(new Refusal('upload_stopped'))
      const tooLong = setTimeout(
        () => leave(refusal('readers_busy', SLOTS_FULL_RETRY_MS)),
        maxWaitMs,
      )
      tooLong.unref()
      signal?.addEventListener('abort', stop)
      const forget = () => {
        clearTimeout(tooLong)
        signal?.removeEventListener('abort', stop)
      }
      const turn: Turn = {
        begin(end) {
          forget()
          resolve(end)
        },
      }
      waiting.set(accountId, [...own, turn])
    })
  }
}

const refusal = (code: 'too_many_uploads' | 'readers_busy', afterMs: number) =>
  new Refusal(code, [], {}, Math.ceil(afterMs / 1_000))
