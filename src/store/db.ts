/**
 * The connection to PostgreSQL. Reads take `Db`; writes take `Tx`, which only `inTransaction` creates. Numbers come
 * back as numbers: our bigint ids and counts stay far below 2^53, and money has two decimals. Days come back as
 * yyyy-MM-dd strings, because a day is not an instant.
 *
 * Every wait has a limit. Any connection failure becomes the refusal `database_away`: while connecting, during a
 * statement, or during a transaction. If the database is up but slow or overloaded, the refusal is `database_busy`.
 */
import { AsyncResource } from 'node:async_hooks'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { Refusal } from '#core/api/refusal.ts'
import { createCircuit } from './circuit.ts'
import { isAway, isBusy } from './database-outage.ts'
import { type DatabaseTimeouts, FOR_REQUESTS } from './database-timeouts.ts'
import { inTime, LATE } from './in-time.ts'
import { preparedName } from './prepared.ts'
import { createQueue, type Leave } from './queue.ts'
import { onPrimary, readsReplica } from './read-routing.ts'
import { watchStatement } from './statement-channel.ts'
import type { DB } from './tables.gen.ts'
import { toWriteRefusal } from './write-refused.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB> & {
  readonly __brand: 'Tx'
  /** Run by `inTransaction` just before the commit; see `beforeCommit`. */
  readonly lastSteps: LastStep[]
}

/** Steps with the same `key` run once; `order` sorts the last steps of a transaction. */
type LastStep = { key: string; order: string; run(): Promise<unknown> }

const INT8 = 20
const INT8_ARRAY = 1016
const NUMERIC = 1700
const DATE = 1082

/** PostgreSQL has no connection left; one may become free within our time limit. */
const TOO_MANY_CONNECTIONS = '53300'
const TOO_MANY_PAUSE_MS = 50

/** Connections are closed gracefully; those that do not answer are cut off after this long. */
const GOODBYE_MS = 500

export type Connection = {
  db: Db
  /** A connection of the pool, for another pool that reads from it. */
  acquire: Acquire
  usage(): PoolUsage
  close(): Promise<void>
}

type Acquire = () => Promise<PostgresPoolClient>

/** The connections of a pool: at most, in use, and how much work waits for one. */
export type PoolUsage = { max: number; used: number; waiting: number }

export type ConnectOptions = {
  /** Keeps connections open while idle, so that the process that runs the database knows it is needed. */
  keepIdle?: boolean
  max?: number
  patience?: DatabaseTimeouts
  /**
   * Whether a pooler may give each transaction another connection. Such a pooler refuses or forgets settings of a
   * session, so `statement_timeout` has to be set for the user in the database; and not all of them know prepared
   * statements, so none are used.
   */
  isPooled?: boolean
  /** A replica for statements outside of transactions, where `readsReplica` says so. */
  replica?: { acquire: Acquire; isCurrent(): boolean } | null
  /** Called when a connection breaks or cannot be made. */
  onError: (error: Error) => void
  /** Called with the error of each statement that fails, also for want of a connection. */
  onFailed?: (error: unknown) => void
  /** Called with the reason when the database goes down, and with null when it is back. */
  onTurn?: (reason: string | null) => void
}

/** Opens a pool. The first query makes the first connection. */
export function connect(url: string, options: ConnectOptions): Connection {
  const { onError, onTurn = () => {}, patience = FOR_REQUESTS, replica = null } = options
  const failed = (error: unknown): never => {
    options.onFailed?.(error)
    throw error
  }
  const sockets = new Set<Socket>()
  const config = {
    connectionString: url,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
    ...(!options.isPooled && { statement_timeout: patience.statementMs }),
    stream: () => trackedSocket(sockets),
    types: TYPES,
  }
  const max = options.max ?? 10
  /**
   * One slot per pooled connection, so that nothing waits inside the pool: the pool has only one time limit for
   * waiting and connecting, and its errors differ only in their message.
   */
  const slots = createQueue({
    atOnce: max,
    maxWaitMs: patience.poolMs,
    refuse: () => new Refusal('database_busy'),
  })
  const pool = new pg.Pool({
    ...config,
    max,
    ...(options.keepIdle && { idleTimeoutMillis: 0 }),
    application_name: 'rolecall',
  })
  const circuit = createCircuit({ probe: () => probe(config, patience), onTurn })
  const broken = new WeakSet<object>()
  const madeAt = new WeakMap<object, number>()
  let lastAnswerAt = 0
  let closing = false

  const report = (error: Error) => {
    if (!closing) onError(error) // errors of connections that are being closed do not matter
  }
  /** A connection outlives the request that opened it, so what happens to it later must not carry that one's id. */
  const reportLater = AsyncResource.bind(report)
  pool.on('error', reportLater)
  pool.on('connect', (client) => {
    madeAt.set(client, circuit.openings())
    // A connection that breaks between two statements of a transaction has no query to reject. Without a listener,
    // its error would end the process.
    client.on('error', (error) => {
      broken.add(client)
      reportLater(error)
    })
    client.on('end', () => broken.add(client))
  })

  /** A connection that is not known to be dead. */
  const acquire = (): Promise<PostgresPoolClient> => acquireOne().catch(failed)

  async function acquireOne(): Promise<PostgresPoolClient> {
    circuit.requireClosed()
    const until = performance.now() + patience.poolMs
    const leave = await slots.enter()
    try {
      return withTimeLimits(await connected(until), leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  async function connected(until: number): Promise<pg.PoolClient> {
    while (true) {
      circuit.requireClosed()
      const client = await pool.connect().catch(async (error: Error & { code?: string }) => {
        report(error)
        if (error.code !== TOO_MANY_CONNECTIONS) {
          circuit.open(error.message)
          throw new Refusal('database_away')
        }
        if (performance.now() >= until) throw new Refusal('database_busy')
        await delay(TOO_MANY_PAUSE_MS)
        return null
      })
      if (client === null) continue
      if (madeAt.get(client) === circuit.openings()) return client
      client.release(true) // dates from before the outage
    }
  }

  /** The connection as Kysely uses it, with a limit for each wait. */
  function withTimeLimits(client: pg.PoolClient, leave: Leave): PostgresPoolClient {
    /** Set when an answer is still pending; the connection cannot be used for anything else then. */
    let pendingRefusal: Refusal | null = null

    async function query(text: string, parameters: readonly unknown[] = []) {
      if (pendingRefusal) throw pendingRefusal
      const askedAt = performance.now()
      const done = watchStatement(text)
      const name = options.isPooled ? null : preparedName(text)
      const asked = client.query({ ...(name && { name }), text, values: [...parameters] })
      const answer = await inTime(patience.answerMs, asked).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError) lastAnswerAt = performance.now()
        done?.(true)
        if (isBusy(error)) throw new Refusal('database_busy')
        if (isAway(error, broken.has(client))) throw new Refusal('database_away')
        throw toWriteRefusal(error)
      })
      if (answer === LATE) {
        asked.catch(() => {}) // fails when the connection is discarded
        // If others were answered in the meantime, the database is up and this statement is slow.
        const isThere = lastAnswerAt >= askedAt
        if (!isThere) circuit.open('it does not answer')
        done?.(true)
        pendingRefusal = new Refusal(isThere ? 'database_busy' : 'database_away')
        throw pendingRefusal
      }
      lastAnswerAt = performance.now()
      done?.(false)
      return answer
    }

    const ask = (...asked: Parameters<typeof query>) => query(...asked).catch(failed)
    return {
      query: ask as unknown as PostgresPoolClient['query'],
      release(isDiscarded) {
        client.release(isDiscarded || pendingRefusal !== null)
        leave()
      },
    }
  }

  const connectForRead = () =>
    replica && readsReplica() && replica.isCurrent() ? readAnywhere(replica, acquire) : acquire()
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: connectForRead, end: () => pool.end(), options: pool.options },
    }),
  })
  return {
    db,
    acquire,
    usage: () => ({
      max,
      used: pool.totalCount - pool.idleCount,
      waiting: slots.waiting(),
    }),
    async close() {
      closing = true
      circuit.stop()
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, GOODBYE_MS)
      await db.destroy()
      if (!pool.ended) await pool.end() // Kysely ends a pool only if it has used it
      if (sockets.size === 0) clearTimeout(cut)
    },
  }
}

/**
 * A connection to the replica. A statement that fails there, for whatever reason, runs on the primary instead: a replica
 * may be away, cancel a read that holds up its log, or not have a new table yet.
 */
async function readAnywhere(
  replica: { acquire: Acquire },
  acquirePrimary: Acquire,
): Promise<PostgresPoolClient> {
  const reader = await replica.acquire().catch(() => null)
  if (reader === null) return acquirePrimary()
  let instead: PostgresPoolClient | null = null
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (instead === null) {
      try {
        return await reader.query(text, parameters)
      } catch {
        instead = await acquirePrimary()
      }
    }
    return instead.query(text, parameters)
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(isDiscarded) {
      reader.release(isDiscarded)
      instead?.release(isDiscarded)
    },
  }
}

const TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number
    if (oid === DATE) return String
    if (oid === INT8_ARRAY)
      return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(Number)
    return pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

function trackedSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

/** Probes on a separate connection: those of the pool may all be dead or waiting. */
async function probe(config: pg.ClientConfig, { connectMs }: DatabaseTimeouts) {
  const client = new pg.Client({
    ...config,
    application_name: 'rolecall-probe',
    query_timeout: connectMs,
  })
  client.on('error', () => {}) // the query fails as well
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    void client.end()
  }
}

/** PostgreSQL chose this transaction as a deadlock victim (40P01), or reported a serialization failure (40001). */
const GAVE_WAY = /^40(?:P01|001)$/
const MOST_TRIES = 3
const MOST_PAUSE_MS = 50

/**
 * Runs `work` in one transaction. After a deadlock or serialization failure everything is rolled back and `work` runs
 * again, so `work` may change nothing but the database. Within a transaction it is a part of that one.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  pauseMs: () => number = () => Math.random() * MOST_PAUSE_MS,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(db, work)
    } catch (error) {
      if (!hasGivenWay(error) || tries === MOST_TRIES) throw error
      await delay(pauseMs())
    }
  }
}

/** A deadlock or a conflict with another transaction: `inTransaction` runs this one again. */
export const hasGivenWay = (error: unknown) =>
  error instanceof pg.DatabaseError && GAVE_WAY.test(error.code ?? '')

function tryOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return inSavepoint(db, () => work(db))
  return onPrimary(() =>
    db.transaction().execute(async (begun) => {
      const tx: Tx = Object.assign(begun, { __brand: 'Tx' as const, lastSteps: [] })
      const result = await work(tx)
      const steps = tx.lastSteps.toSorted(
        (a, b) => Number(a.order > b.order) || -Number(a.order < b.order),
      )
      for (const { run } of steps) await run()
      return result
    }),
  )
}

const isTx = (db: Db | Tx): db is Tx => db.isTransaction

/**
 * Defers a step to just before the commit, for rows that many transactions lock. Transactions that take such locks
 * last and in the same order cannot deadlock with each other.
 */
export function beforeCommit({ lastSteps }: Tx, step: LastStep): void {
  if (!lastSteps.some(({ key }) => key === step.key)) lastSteps.push(step)
}

/** Runs a part of a transaction. If it fails, only the part is undone, and the transaction can go on. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const steps = tx.lastSteps.length
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    tx.lastSteps.length = steps
    throw error
  }
}
