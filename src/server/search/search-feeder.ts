/** The thread that fills a search cluster (cluster-feeder.ts), on every server; the lease decides which one works. */
import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createThrottledRunner } from '#server/process/runners.ts'
import { createCalls, type Port } from '#server/process/thread-calls.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import { JOBS_CHANGED } from '#store/search-feed.ts'
import { readDemands } from '#work/import/read-demands.ts'
import { recomputeFeatures } from '#work/import/recompute-features.ts'
import { createClusterClient } from './cluster-client.ts'
import { createClusterFeeder } from './cluster-feeder.ts'
import { clusterIndexes } from './cluster-indexes.ts'
import { createRereader } from './rereader.ts'
import type { ClusterStart, FeederCalls, HostCalls, LogLevel } from './search-threads.ts'
import { textOfError } from './text-of-error.ts'

/** How stale the index may get if a notification is lost. */
const POLL_MS = 2_000
/** Between two updates while jobs change continuously: each makes the cluster write and open a new part of the index. */
const PAUSE_MS = 500
/** One connection reads while the other's result is being written; one renews the lease. */
const CONNECTIONS = 3

if (parentPort) runFeeder(parentPort, workerData as ClusterStart)

/** `port` leads to the host. Tests run a feeder without a thread. */
export function runFeeder(port: Port, { databaseUrl, cluster, rates, madeBy }: ClusterStart) {
  const calls: FeederCalls = { follow, stop }
  const host = createCalls<Pick<HostCalls, 'log'>>(port, calls)
  const connection = connect(databaseUrl, {
    max: CONNECTIONS,
    patience: FOR_BULK,
    onError: (error: Error) => say('warn')(textOfError(error), 'a connection of the feeder broke'),
  })
  const client = createClusterClient(cluster)
  const { db } = connection
  const feeder = createClusterFeeder({
    ...{ db, rates, madeBy, prefix: cluster.prefix, holder: randomUUID() },
    indexes: clusterIndexes(client, cluster),
    log: { info: say('info'), warn: say('warn'), error: say('error') },
    clock: () => Date.now(),
  })
  const runner = createThrottledRunner(feed, PAUSE_MS)
  /** For updates that change how jobs are read, and for listings stored before merging existed. */
  const rereaders = [readDemands, recomputeFeatures].map((read) =>
    createRereader({
      db,
      read,
      failed: (error) => say('warn')(textOfError(error), 'stored jobs could not be reread'),
    }),
  )
  let listener: ChangeListener | null = null
  let timer: NodeJS.Timeout | null = null
  let working: Promise<void> = Promise.resolve()
  let isRereading = false

  function feed() {
    working = feeder.feed().then(
      (isOurs) => {
        if (!isOurs || isRereading) return
        isRereading = true
        void rereaders.reduce((before, { start }) => before.then(start), Promise.resolve())
      },
      (error: unknown) => say('warn')(textOfError(error), 'the search cluster could not be fed'),
    )
    return working
  }

  function follow() {
    runner.call()
    timer = setInterval(runner.call, POLL_MS)
    listener = listenForChanges(databaseUrl, JOBS_CHANGED, runner.call)
  }

  async function stop() {
    if (timer) clearInterval(timer)
    runner.stop()
    await Promise.all(rereaders.map((rereader) => rereader.stop()))
    await listener?.stop()
    await working
    await feeder.release().catch(() => {}) // it ends by itself
    await client.close()
    await connection.close()
  }

  function say(level: LogLevel) {
    return (fields: object, message: string) => void host.ask('log', { level, fields, message })
  }
}
