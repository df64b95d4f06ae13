/**
 * The writer thread: reads the database, maintains the index (index-keeper.ts) and publishes it to the searchers.
 * Only one runs at a time.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createThrottledRunner } from '#server/process/runners.ts'
import { createCalls, type Port } from '#server/process/thread-calls.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import { JOBS_CHANGED } from '#store/search-feed.ts'
import { readDemands } from '#work/import/read-demands.ts'
import { recomputeFeatures } from '#work/import/recompute-features.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { createSnapshots } from './index-snapshot.ts'
import { createPublisher } from './publisher.ts'
import { createRereader } from './rereader.ts'
import type { HostCalls, LogLevel, WriterCalls, WriterStart } from './search-threads.ts'

/** How stale the index may get if a notification is lost. */
const POLL_MS = 2_000
/** Between two updates while jobs change continuously: each costs every searcher a little. */
const PAUSE_MS = 100
/** One connection reads while the other's result is being added. */
const CONNECTIONS = 2

if (parentPort) runWriter(parentPort, workerData as WriterStart)

/** `port` leads to the host. Tests run a writer without a thread. */
export function runWriter(port: Port, { databaseUrl, snapshotFile, madeBy, rates }: WriterStart) {
  const calls: WriterCalls = {
    load: () => keeper.open(),
    catchUp: () => keeper.catchUp(),
    follow,
    attach: (port) => publisher.attach(port),
    stop,
  }
  const host = createCalls<HostCalls>(port, calls)
  const publisher = createPublisher()
  const connection = connect(databaseUrl, {
    max: CONNECTIONS,
    patience: FOR_BULK,
    onError: ({ message, code }: Error & { code?: string }) =>
      say('warn')({ reason: message, code }, 'a connection of the search index broke'),
  })
  const keeper = createIndexKeeper({
    db: connection.db,
    rates,
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    snapshots: snapshotFile === null ? null : createSnapshots(connection.db, snapshotFile, madeBy),
    forget: (ids) => host.ask('forget', ids),
    publish: publisher.publish,
    looked: tellState,
    clock: () => Date.now(),
  })
  /** Runs on notifications. Failures are retried and reported by the poll. */
  const called = createThrottledRunner(() => keeper.catchUp().catch(() => {}), PAUSE_MS)
  const following: {
    listener: ChangeListener | null
    timer: NodeJS.Timeout | null
    ends: boolean
  } = { listener: null, timer: null, ends: false }

  /** For updates that change how jobs are read. */
  const reading = createRereader({
    db: connection.db,
    read: readDemands,
    failed: (error) => say('warn')(reasonOf(error), 'the requirements of jobs could not be reread'),
  })

  /** For listings stored before merging existed, or with older merge rules. */
  const tracing = createRereader({
    db: connection.db,
    read: recomputeFeatures,
    failed: (error) =>
      say('warn')(reasonOf(error), 'the dedupe features of listings could not be recomputed'),
  })

  function follow() {
    void reading.start().then(tracing.start)
    following.timer = setTimeout(() => void tick(), POLL_MS)
    following.listener = listenForChanges(databaseUrl, JOBS_CHANGED, called.call)
  }

  async function tick() {
    await keeper
      .catchUp()
      .catch((error: unknown) =>
        say('warn')(reasonOf(error), 'the search index could not catch up'),
      )
    await save('due')
    if (!following.ends) following.timer = setTimeout(() => void tick(), POLL_MS)
  }

  async function stop() {
    following.ends = true
    await Promise.all([reading.stop(), tracing.stop()])
    if (following.timer) clearTimeout(following.timer)
    called.stop()
    await following.listener?.stop()
    await save('now')
    await connection.close()
  }

  /** Without its snapshot, the next start just takes longer. */
  function save(when: 'due' | 'now') {
    return keeper
      .save(when)
      .catch((error: unknown) =>
        say('warn')(reasonOf(error), 'the search index could not be saved'),
      )
  }

  function tellState() {
    const state = keeper.state()
    if (!state) return
    void host.ask('looked', { ...state, bytes: publisher.bytes(), segments: publisher.segments() })
  }

  function say(level: LogLevel) {
    return (fields: object, message: string) => void host.ask('log', { level, fields, message })
  }
}

/** A database error holds its connection, which can't be sent to another thread. */
function reasonOf(error: unknown) {
  return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
