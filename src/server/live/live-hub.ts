/**
 * Sends changes in people's data to their open tabs and programs. One database connection listens for all streams
 * of this process. What changed for many people at once is read together, and each person's changes become bytes once,
 * however many tabs they have. Polling covers lost notifications and closes the streams of ended sessions.
 */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createCoalescedRunner } from '#server/process/runners.ts'
import * as accountChanges from '#store/account-changes.ts'
import type { Db } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { encodeLiveEvents, type LiveEvent } from './live-events.ts'
import { createLiveStream, type LiveStream } from './live-stream.ts'
import { reconnectMs } from './reconnect-time.ts'

/** An ended session, or a change whose notification was lost, is noticed within this time. */
const POLL_MS = 2_000
/** Proxies close connections that are silent for thirty seconds or a minute. */
const BEAT_MS = 20_000
/** A browser has one stream for all its tabs; the rest is for other devices and programs. */
const MAX_PER_PERSON = 20
const MAX_STREAMS = 10_000
/** A client that missed more changes reads everything again. */
const MAX_MISSED = 200
/** Whose changes are read by one statement. */
const PEOPLE_AT_ONCE = 250

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

type Listeners = Set<Listener>

export function createLiveHub(options: { db: Db; databaseUrl: string; log: Log }): LiveHub {
  const { db, databaseUrl, log } = options
  const people = new Map<AccountId, Listeners>()
  /** Whose streams get what is missing in the next run. */
  let waiting = new Set<AccountId>()
  const tellWaiting = createCoalescedRunner(tellAllWaiting)
  const timers: NodeJS.Timeout[] = []
  let changeListener: ChangeListener | null = null
  let opened = 0
  let streams = 0
  let isStopped = false

  return {
    async open({ viewer, since, isAllowed, signal }) {
      if (isStopped) throw new Refusal('not_ready')
      const listeners = people.get(viewer.id) ?? new Set()
      if (listeners.size >= MAX_PER_PERSON || streams >= MAX_STREAMS) {
        throw new Refusal('too_many_streams')
      }
      begin()
      people.set(viewer.id, listeners)
      opened += 1
      streams += 1
      const stream = createLiveStream({
        retryMs: reconnectMs(opened),
        onClose: () => leave(viewer.id, listener),
      })
      const { sessionId } = viewer
      const listener: Listener = { sessionId, isAllowed, version: since, isNew: true, stream }
      listeners.add(listener)
      signal.addEventListener('abort', () => stream.close(), { once: true })
      if (signal.aborted) stream.close() // the client left before the stream started: no later event would close it
      try {
        await tell([viewer.id])
      } catch (error) {
        stream.close()
        throw error
      }
      return stream.body
    },
    state: () => ({ streams, people: people.size }),
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
      void tell(accountId ? [accountId as AccountId] : people.keys()).catch(report)
    })
    const pollInTurn = createCoalescedRunner(poll)
    timers.push(setInterval(() => void pollInTurn().catch(report), POLL_MS))
    timers.push(setInterval(() => sendAll(allListeners(), { event: 'beat' }), BEAT_MS))
    for (const timer of timers) timer.unref()
  }

  /** Sends each stream of these people what it hasn't received yet. */
  async function tell(accountIds: Iterable<AccountId>): Promise<void> {
    for (const accountId of accountIds) if (people.has(accountId)) waiting.add(accountId)
    if (waiting.size > 0) await tellWaiting()
  }

  async function tellAllWaiting() {
    const all = [...waiting]
    waiting = new Set()
    for (let at = 0; at < all.length; at += PEOPLE_AT_ONCE) {
      const these = new Map<AccountId, readonly Listener[]>()
      for (const accountId of all.slice(at, at + PEOPLE_AT_ONCE)) {
        these.set(accountId, [...(people.get(accountId) ?? [])])
      }
      await tellPeople(db, these)
    }
  }

  function leave(accountId: AccountId, listener: Listener) {
    const listeners = people.get(accountId)
    if (!listeners?.delete(listener)) return
    streams -= 1
    if (listeners.size === 0) people.delete(accountId)
  }

  function allListeners(): Listener[] {
    return [...people.values()].flatMap((listeners) => [...listeners])
  }

  async function poll() {
    if (people.size === 0) return
    const ended = await withoutAccess(db, allListeners())
    sendAll(ended, { event: 'signed-out' })
    for (const { stream } of ended) stream.close()
    const newest = await accountChanges.newestOf(db, [...people.keys()])
    const behind = [...people].filter(([accountId, listeners]) => {
      const version = newest.get(accountId) ?? 0
      return [...listeners].some((it) => it.version !== version)
    })
    await tell(behind.map(([accountId]) => accountId))
  }

  function report(error: unknown) {
    log.warn({ err: error }, 'changes could not be sent; trying again')
  }
}

function sendAll(listeners: readonly Listener[], event: LiveEvent) {
  const bytes = encodeLiveEvents([event])
  for (const { stream } of listeners) stream.send(bytes)
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

/** Reads everything that any stream of these people is missing, and sends each stream its part. */
async function tellPeople(
  db: Db,
  people: ReadonlyMap<AccountId, readonly Listener[]>,
): Promise<void> {
  const newest = await accountChanges.newestOf(db, [...people.keys()])
  const behind = new Map<AccountId, number>()
  for (const [accountId, listeners] of people) {
    const versions = listeners.flatMap(({ version }) =>
      version !== null && version < (newest.get(accountId) ?? 0) ? version : [],
    )
    if (versions.length > 0) behind.set(accountId, Math.min(...versions))
  }
  const changes = await accountChanges.sinceOf(db, behind, MAX_MISSED)
  for (const [accountId, listeners] of people) {
    tellPerson(listeners, newest.get(accountId) ?? 0, changes.get(accountId) ?? [])
  }
}

type Sent = { version: number; bytes: Uint8Array }

function tellPerson(
  listeners: readonly Listener[],
  newest: number,
  changes: readonly accountChanges.NumberedChange[],
) {
  /** By what streams had before: most of them had the same. */
  const made = new Map<string, Sent>()
  for (const listener of listeners) {
    const { version, isNew, stream } = listener
    if (version === newest && !isNew) continue
    const key = `${version} ${isNew}`
    const sent = made.get(key) ?? missingEvents({ version, isNew, newest, changes })
    made.set(key, sent)
    stream.send(sent.bytes)
    listener.version = sent.version
    listener.isNew = false
  }
}

type Missing = Pick<Listener, 'version' | 'isNew'> & {
  newest: number
  changes: readonly accountChanges.NumberedChange[]
}

/** What a stream gets that has everything up to `version`, and the version that it has then. */
function missingEvents({ version, isNew, newest, changes }: Missing): Sent {
  const events: LiveEvent[] = []
  let reached = newest
  if (version !== null && version !== newest) {
    const missed = changes.filter((change) => change.version > version)
    // Version numbers have no gaps: a missing one has been deleted.
    const last = missed.at(-1)?.version ?? 0
    const isComplete = missed[0]?.version === version + 1 && last >= newest
    if (isComplete) {
      for (const change of missed) events.push({ event: 'change', change })
      reached = last
    } else events.push({ event: 'reset', version: newest })
  }
  if (isNew) events.push({ event: 'ready', version: reached })
  return { version: reached, bytes: encodeLiveEvents(events) }
}
