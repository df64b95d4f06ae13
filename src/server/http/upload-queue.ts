/**
 * Limits how soon after one another uploads start and how many run at once, so that many uploads don't slow down
 * searches and slow senders don't fill the memory. Accounts take turns, with two uploads each, so one account
 * can't hold up another. A waiting upload has sent only what the network buffers.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '#core/api/refusal.ts'
import { createQueue } from '#store/queue.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

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

/**
 * Resolves when the account's next upload may start (at once if no one else is uploading), with a function that
 * ends it.
 */
export function createUploadQueue({
  gapMs = GAP_MS,
  perAccount = PER_ACCOUNT,
  accounts = ACCOUNTS,
  atOnce = AT_ONCE,
  atOncePerAccount = AT_ONCE_PER_ACCOUNT,
  maxWaitMs = MAX_WAIT_MS,
  wait = (ms) => delay(ms, undefined, { ref: false }),
}: Options = {}): Services['uploadTurn'] {
  const queue = createQueue({
    atOnce,
    atOncePerKey: atOncePerAccount,
    maxWaiting: perAccount,
    maxKeys: accounts,
    maxWaitMs,
    rest: () => wait(gapMs),
    refuse: (why, waitingAccounts) =>
      ({
        key_full: refusal('too_many_uploads', perAccount * waitingAccounts * gapMs),
        full: refusal('readers_busy', waitingAccounts * gapMs),
        late: refusal('readers_busy', SLOTS_FULL_RETRY_MS),
        aborted: new Refusal('upload_stopped'),
        closed: new Refusal('upload_stopped'),
      })[why],
  })
  return (accountId, signal) => queue.enter({ key: accountId, signal })
}

const refusal = (code: 'too_many_uploads' | 'readers_busy', afterMs: number) =>
  new Refusal(code, [], {}, Math.ceil(afterMs / 1_000))
