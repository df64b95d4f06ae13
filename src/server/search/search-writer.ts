/**
 * The writer's thread: reads the database by itself, keeps the index (index-keeper.ts) and hands what it has
 * written to the searchers. One runs at a time.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import { createPaced } from '#server/process/turns.ts'
import { connect } from '#store/db.ts'
import { FOR_BULK } from '#store/patience.ts'
import { readDemands } from '#work/import/read-demands.ts'
import { readTraces } from '#work/import/read-traces.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { createSnapshots } from './index-snapshot.ts'
import { createPublisher } from './publisher.ts'
import { createRuleReader } from './rule-reader.ts'
import type { HostCalls, LogLevel, WriterCalls, WriterStart } from './search-threads.ts'

/** How stale the index may get when a call is lost. */
const POLL_MS = 2_000
/** Between two looks while jobs change all the time: each costs every searcher a little. */
const PAUSE_MS = 100
/** One reads while what the other has read is taken in. */
const CONNECTIONS = 2

const { databaseUrl, snapshotFile, madeBy } = workerData as WriterStart
const calls: WriterCalls = {
  load: () => keeper.open(),
  catchUp: () => keeper.catchUp(),
  follow,
  attach: (port) => publisher.attach(port),
  stop,
}
const host = createCalls<HostCalls>(parentPort as MessagePort, calls)
const publisher = createPublisher()
const connection = connect(databaseUrl, {
  max: CONNECTIONS,
  patience: FOR_BULK,
  onError: ({ message, code }: Error & { code?: string }) =>
    say('warn')({ reason: message, code }, 'a connection of the search index broke'),
})
const keeper = createIndexKeeper({
  db: connection.db,
  log: { info: say('info'), warn: say('warn'), error: say('error') },
  snapshots: snapshotFile === null ? null : createSnapshots(connection.db, snapshotFile, madeBy),
  forget: (ids) => host.ask('forget', ids),
  publish: publisher.publish,
  looked: tellState,
  clock: () => Date.now(),
})
/** When the database calls. What fails is tried again, and reported, by the poll behind it. */
const called = createPaced(() => keeper.catchUp().catch(() => {}), PAUSE_MS)
const following: { listener: ChangeListener | null; timer: NodeJS.Timeout | null; ends: boolean } =
  { listener: null, timer: null, ends: false }

/** After an update that reads jobs differently. */
const reading = createRuleReader({
  db: connection.db,
  read: readDemands,
  failed: (error) => say('warn')(reasonOf(error), 'what jobs ask for could not be read again'),
})

/** What was stored before listings were merged, or by other rules of merging. */
const tracing = createRuleReader({
  db: connection.db,
  read: readTraces,
  failed: (error) =>
    say('warn')(reasonOf(error), 'what tells listings apart could not be read again'),
})

function follow() {
  void reading.start().then(tracing.start)
  following.timer = setTimeout(() => void tick(), POLL_MS)
  following.listener = listenForChanges(databaseUrl, 'jobs_changed', called.call)
}

async function tick() {
  await keeper
    .catchUp()
    .catch((error: unknown) => say('warn')(reasonOf(error), 'the search index could not catch up'))
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

/** Without its snapshot the next start only takes longer. */
function save(when: 'due' | 'now') {
  return keeper
    .save(when)
    .catch((error: unknown) => say('warn')(reasonOf(error), 'the search index was not saved'))
}

function tellState() {
  const state = keeper.state()
  if (!state) return
  void host.ask('looked', { ...state, bytes: publisher.bytes(), segments: publisher.segments() })
}

function say(level: LogLevel) {
  return (fields: object, message: string) => void host.ask('log', { level, fields, message })
}

/** An error of the database holds its connection, and nothing of that can cross to another thread. */
function reasonOf(error: unknown) {
  return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
