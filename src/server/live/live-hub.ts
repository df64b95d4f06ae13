/**
 * Sends changes in people's data to their open tabs and programs. One database connection listens for all streams
 * of this process, and each change is read once per person, however many tabs they have. Polling covers lost
 * notifications and closes the streams of ended sessions.
 */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createCoalescedRunner } from '#server/process/runners.ts'
import * as accountChanges from '#store/account-changes.ts'
import type { Db } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import type { LiveEvent } from './live-events.ts'
import { createLiveStream, type LiveStream } from './live-stream.ts'

/** An ended session, or a change whose notification was lost, is noticed within this time. */
const POLL_MS = 2_000
/** Proxies close connections that are silent for thirty seconds or a minute. */
const BEAT_MS = 20_000
/** A browser has one stream for all its tabs; the rest is for other devices and programs. */
const MAX_PER_PERSON = 20
const MAX_STREAMS = 10_000
/** A client that missed more changes reads everything again. */
const MAX_MISSED = 200
/** Spreads out browsers that lost the same server at the same moment. */
const RETRY_MS = { least: 1_000, spread: 2_000, step: 377 }

export type Asker = {
  viewer: Viewer
  /** The number of the last change the client has seen; null starts from now. */
  since: number | null
  /** Called at every poll when there is no session that could end. */
  isAllowed(): Promise<boolean>
  /** Closes the stream. */
  signal: AbortSignal
}

export type LiveHub = {
  /** Refuses with `too_many_streams`. */
  open(asker: Asker): Promise<ReadableStream<Uint8Array>>
  state(): { streams: number; people: number }
  stop(): Promise<void>
}

type Listener = {
  sessionId: string | null
  isAllowed: Asker['isAllowed']
  /** Everything up to this version was sent; null before the first time. */
  version: number | null
  isNew: boolean
  stream: LiveStream
}

type Person = {
  listeners: Set<Listener>
  /** Sends each stream what it hasn't received yet. */
  tell(): Promise<void>
}

export function createLiveHub(options: { db: Db; databaseUrl: string; log: Log }): LiveHub {
  const { db, databaseUrl, log } = options
  const people = new Map<AccountId, Person>()
  const timers: NodeJS.Timeout[] = []
  let changeListener: ChangeListener | null = null
  let opened = 0
  let isStopped = false

  return {
    async open({ viewer, since, isAllowed, signal }) {
      if (isStopped) throw new Refusal('not_ready')
      const person = people.get(viewer.id) ?? personOf(viewer.id)
      if (person.listeners.size >= MAX_PER_PERSON || allListeners().length >= MAX_STREAMS) {
        throw new Refusal('too_many_streams')
      }
      begin()
      people.set(viewer.id, person)
      opened += 1
      const stream = createLiveStream({
        retryMs: RETRY_MS.least + ((opened * RETRY_MS.step) % RETRY_MS.spread),
        onClose: () => leave(viewer.id, listener),
      })
      const { sessionId } = viewer
      const listener: Listener = { sessionId, isAllowed, version: since, isNew: true, stream }
      person.listeners.add(listener)
      signal.addEventListener('abort', () => stream.close(), { once: true })
      if (signal.aborted) stream.close() // the client left before the stream started: no later event would close it
      try {
        await person.tell()
      } catch (error) {
        stream.close()
        throw error
      }
      return stream.body
    },
    state: () => ({ streams: allListeners().length, people: people.size }),
    async stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      for (const { stream } of allListeners()) stream.close()
      await changeListener?.stop()
    },
  }

  /** Listening and polling start with the first stream. */
  function begin() {
    if (changeListener) return
    changeListener = listenForChanges(databaseUrl, accountChanges.ACCOUNT_CHANGED, (accountId) => {
      const those = accountId ? [people.get(accountId as AccountId)] : [...people.values()]
      for (const person of those) void person?.tell().catch(report)
    })
    const pollInTurn = createCoalescedRunner(poll)
    timers.push(setInterval(() => void pollInTurn().catch(report), POLL_MS))
    timers.push(setInterval(() => sendAll(allListeners(), { event: 'beat' }), BEAT_MS))
    for (const timer of timers) timer.unref()
  }

  function personOf(accountId: AccountId): Person {
    const listeners = new Set<Listener>()
    return { listeners, tell: createCoalescedRunner(() => tell(db, accountId, [...listeners])) }
  }

  function leave(accountId: AccountId, listener: Listener) {
    const person = people.get(accountId)
    person?.listeners.delete(listener)
    if (person?.listeners.size === 0) people.delete(accountId)
  }

  function allListeners(): Listener[] {
    return [...people.values()].flatMap(({ listeners }) => [...listeners])
  }

  async function poll() {
    if (people.size === 0) return
    const ended = await withoutAccess(db, allListeners())
    sendAll(ended, { event: 'signed-out' })
    for (const { stream } of ended) stream.close()
    const newest = await accountChanges.newestOf(db, [...people.keys()])
    for (const [accountId, person] of people) {
      const version = newest.get(accountId) ?? 0
      if ([...person.listeners].some((it) => it.version !== version)) await person.tell()
    }
  }

  function report(error: unknown) {
    log.warn({ err: error }, 'changes could not be sent; trying again')
  }
}

function sendAll(listeners: readonly Listener[], event: LiveEvent) {
  for (const { stream } of listeners) stream.send(event)
}

/** Listeners whose session ended or whose access token is no longer valid. */
async function withoutAccess(db: Db, listeners: readonly Listener[]): Promise<Listener[]> {
  const ids = listeners.flatMap(({ sessionId }) => sessionId ?? [])
  const living = await sessions.living(db, ids)
  const allowed = await Promise.all(
    listeners.map(({ sessionId, isAllowed }) =>
      sessionId === null ? isAllowed() : living.has(sessionId),
    ),
  )
  return listeners.filter((_, at) => !allowed[at])
}

/** Reads everything that any of a person's streams is missing once, and sends each stream its part. */
async function tell(db: Db, accountId: AccountId, listeners: readonly Listener[]): Promise<void> {
  const newest = await accountChanges.newest(db, accountId)
  const behind = listeners.flatMap(({ version }) =>
    version !== null && version < newest ? version : [],
  )
  const changes =
    behind.length === 0
      ? []
      : await accountChanges.since(db, accountId, Math.min(...behind), MAX_MISSED)
  for (const listener of listeners) {
    const { version, stream } = listener
    if (version !== null && version !== newest) {
      const missed = changes.filter((change) => change.version > version)
      // Version numbers have no gaps: a missing one has been deleted.
      const isComplete =
        missed[0]?.version === version + 1 && (missed.at(-1)?.version ?? 0) >= newest
      if (isComplete) for (const change of missed) stream.send({ event: 'change', change })
      else stream.send({ event: 'reset', version: newest })
      listener.version = isComplete ? (missed.at(-1)?.version ?? newest) : newest
    } else {
      listener.version = newest
    }
    if (listener.isNew) stream.send({ event: 'ready', version: listener.version })
    listener.isNew = false
  }
}
