/**
 * Tells people's tabs and programs what changed in their data. One connection listens for all streams of this process;
 * a change is read once for each person, however many tabs they have. A poll stands behind the database's calls, and
 * ends the streams of sessions that are over.
 */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createTurns } from '#server/process/turns.ts'
import * as accountChanges from '#store/account-changes.ts'
import type { Db } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Log } from '#work/world/world.ts'
import type { LiveEvent } from './live-events.ts'
import { createLiveStream, type LiveStream } from './live-stream.ts'

/** A session that ended is noticed within this time, and so is a change whose call was lost. */
const POLL_MS = 2_000
/** Proxies cut what is silent for thirty seconds or a minute. */
const BEAT_MS = 20_000
/** A browser has one stream whatever the number of its tabs; the rest is for devices and programs. */
const MAX_PER_PERSON = 20
const MAX_STREAMS = 2_000
/** A client that missed more reads everything again. */
const MAX_MISSED = 200
/** Browsers that lost a server at the same moment come back spread over a time. */
const RETRY_MS = { least: 1_000, spread: 2_000, step: 377 }

export type Asker = {
  viewer: Viewer
  /** The number of the last change that was seen; null begins with now. */
  since: number | null
  /** Asked again and again where there is no session that could end. */
  isAllowed(): Promise<boolean>
  /** Ends the stream. */
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
  /** Everything up to this was sent; null before the first time. */
  version: number | null
  isNew: boolean
  stream: LiveStream
}

type Person = {
  listeners: Set<Listener>
  /** Tells every stream what it has not heard yet. */
  tell(): Promise<void>
}

export function createLiveHub(options: { db: Db; databaseUrl: string; log: Log }): LiveHub {
  const { db, databaseUrl, log } = options
  const people = new Map<AccountId, Person>()
  const timers: NodeJS.Timeout[] = []
  let hears: ChangeListener | null = null
  let opened = 0
  let isStopped = false

  return {
    async open({ viewer, since, isAllowed, signal }) {
      if (isStopped) throw new Refusal('not_ready')
      const person = people.get(viewer.id) ?? personOf(viewer.id)
      if (person.listeners.size >= MAX_PER_PERSON || everybody().length >= MAX_STREAMS) {
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
      if (signal.aborted) stream.close() // gone before it began: no later event would close it
      try {
        await person.tell()
      } catch (error) {
        stream.close()
        throw error
      }
      return stream.body
    },
    state: () => ({ streams: everybody().length, people: people.size }),
    async stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      for (const { stream } of everybody()) stream.close()
      await hears?.stop()
    },
  }

  /** Nothing listens and nothing is polled until somebody wants to know. */
  function begin() {
    if (hears) return
    hears = listenForChanges(databaseUrl, accountChanges.ACCOUNT_CHANGED, (accountId) => {
      const those = accountId ? [people.get(accountId as AccountId)] : [...people.values()]
      for (const person of those) void person?.tell().catch(report)
    })
    const look = createTurns(poll)
    timers.push(setInterval(() => void look().catch(report), POLL_MS))
    timers.push(setInterval(() => sendAll(everybody(), { event: 'beat' }), BEAT_MS))
    for (const timer of timers) timer.unref()
  }

  function personOf(accountId: AccountId): Person {
    const listeners = new Set<Listener>()
    return { listeners, tell: createTurns(() => tell(db, accountId, [...listeners])) }
  }

  function leave(accountId: AccountId, listener: Listener) {
    const person = people.get(accountId)
    person?.listeners.delete(listener)
    if (person?.listeners.size === 0) people.delete(accountId)
  }

  function everybody(): Listener[] {
    return [...people.values()].flatMap(({ listeners }) => [...listeners])
  }

  async function poll() {
    if (people.size === 0) return
    const over = await withoutRight(db, everybody())
    sendAll(over, { event: 'signed-out' })
    for (const { stream } of over) stream.close()
    const newest = await accountChanges.newestOf(db, [...people.keys()])
    for (const [accountId, person] of people) {
      const version = newest.get(accountId) ?? 0
      if ([...person.listeners].some((it) => it.version !== version)) await person.tell()
    }
  }

  function report(error: unknown) {
    log.warn({ err: error }, 'changes could not be sent; they are tried again')
  }
}

function sendAll(listeners: readonly Listener[], event: LiveEvent) {
  for (const { stream } of listeners) stream.send(event)
}

/** Those whose session ended, or whose access token is no longer good. */
async function withoutRight(db: Db, listeners: readonly Listener[]): Promise<Listener[]> {
  const ids = listeners.flatMap(({ sessionId }) => sessionId ?? [])
  const living = await sessions.living(db, ids)
  const allowed = await Promise.all(
    listeners.map(({ sessionId, isAllowed }) =>
      sessionId === null ? isAllowed() : living.has(sessionId),
    ),
  )
  return listeners.filter((_, at) => !allowed[at])
}

/** Reads once what any of one person's streams has not heard, and tells each its part. */
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
      // Numbers leave no gap: where one is missing, it was forgotten.
      const isWhole = missed[0]?.version === version + 1 && (missed.at(-1)?.version ?? 0) >= newest
      if (isWhole) for (const change of missed) stream.send({ event: 'change', change })
      else stream.send({ event: 'reset', version: newest })
      listener.version = isWhole ? (missed.at(-1)?.version ?? newest) : newest
    } else {
      listener.version = newest
    }
    if (listener.isNew) stream.send({ event: 'ready', version: listener.version })
    listener.isNew = false
  }
}
