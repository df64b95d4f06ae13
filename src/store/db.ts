/**
 * The connection to PostgreSQL. Reads take `Db`; writes take `Tx`, which only `inTransaction` makes.
 * Numbers come back as numbers: our bigint ids and counts stay far below 2^53, and money has two decimals.
 * Days come back as they are, yyyy-MM-dd: a day is no instant.
 *
 * No statement waits for ever. Whatever goes wrong with a connection is the refusal `database_away`: while connecting,
 * in the middle of a statement, and in the middle of a transaction. Where the database is there and only slow, or has
 * too much to do, the refusal is `database_busy`.
 */
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import pg from 'pg'
import { Refusal } from '#core/api/refusal.ts'
import { isAway, isBusy } from './away.ts'
import { createCircuit } from './circuit.ts'
import { inTime, LATE } from './in-time.ts'
import { FOR_REQUESTS, type Patience } from './patience.ts'
import { createPlaces, type Leave } from './places.ts'
import type { DB } from './tables.gen.ts'
import { toWriteRefusal } from './write-refused.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB> & {
  readonly __brand: 'Tx'
  /** Done by `inTransaction` just before the commit; see `beforeCommit`. */
  readonly lastSteps: LastStep[]
}

/** `key`: what is asked for twice is done once. `order`: where it stands among the last steps of its transaction. */
type LastStep = { key: string; order: string; run(): Promise<unknown> }

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** PostgreSQL has no connection left: one may become free before our patience ends. */
const TOO_MANY_CONNECTIONS = '53300'
const TOO_MANY_PAUSE_MS = 50

/** Connections say goodbye; those without an answer are cut off after this long. */
const GOODBYE_MS = 500

export type Connection = { db: Db; close(): Promise<void> }

export type ConnectOptions = {
  /** Keeps connections open while idle, so that the process that runs the database knows it is needed. */
  keepIdle?: boolean
  max?: number
  patience?: Patience
  /** Called when a connection breaks or cannot be made. */
  onError: (error: Error) => void
  /** Called with the reason when the database is away, and with null when it is back. */
  onTurn?: (reason: string | null) => void
}

/** Opens a pool. Nothing is connected until the first query. */
export function connect(url: string, options: ConnectOptions): Connection {
  const { onError, onTurn = () => {}, patience = FOR_REQUESTS } = options
  const sockets = new Set<Socket>()
  const config = {
    connectionString: url,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
    statement_timeout: patience.statementMs,
    stream: () => trackedSocket(sockets),
    types: TYPES,
  }
  const max = options.max ?? 10
  /**
   * As many slots as the pool has connections, so that nothing waits inside the pool: its one time limit covers both
   * waiting and connecting, and its errors differ only in their text.
   */
  const places = createPlaces(max)
  const pool = new pg.Pool({
    ...config,
    max,
    ...(options.keepIdle && { idleTimeoutMillis: 0 }),
    application_name: 'rolecall',
  })
  const circuit = createCircuit({ probe: () => probe(config, patience), onTurn })
  const broken = new WeakSet<object>()
  const madeAt = new WeakMap<object, number>()
  let heardAt = 0
  let closing = false

  const report = (error: Error) => {
    if (!closing) onError(error) // errors of connections that are being closed do not matter
  }
  pool.on('error', report)
  pool.on('connect', (client) => {
    madeAt.set(client, circuit.openings())
    // A connection that breaks between two statements of a transaction has no query to reject: without a listener
    // its error would end the process.
    client.on('error', (error) => {
      broken.add(client)
      report(error)
    })
    client.on('end', () => broken.add(client))
  })

  /** A connection that is not known to be dead. */
  async function acquire(): Promise<PostgresPoolClient> {
    circuit.requireClosed()
    const until = performance.now() + patience.poolMs
    const leave = await places.enter(patience.poolMs)
    if (leave === LATE) throw new Refusal('database_busy')
    try {
      return impatient(await connected(until), leave)
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
      client.release(true) // from before the database was away
    }
  }

  /** The connection as Kysely uses it, with an end to each wait. */
  function impatient(client: pg.PoolClient, leave: Leave): PostgresPoolClient {
    /** Why an answer is still pending: the connection can't be used for anything else. */
    let silence: Refusal | null = null

    async function query(text: string, parameters: readonly unknown[] = []) {
      if (silence) throw silence
      const askedAt = performance.now()
      const asked = client.query(text, [...parameters])
      const answer = await inTime(patience.answerMs, asked).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError) heardAt = performance.now()
        if (isBusy(error)) throw new Refusal('database_busy')
        if (isAway(error, broken.has(client))) throw new Refusal('database_away')
        throw toWriteRefusal(error)
      })
      if (answer === LATE) {
        asked.catch(() => {}) // it fails when the connection is thrown away
        // Where others were answered meanwhile, this statement is slow and the database is there.
        const isThere = heardAt >= askedAt
        if (!isThere) circuit.open('it does not answer')
        silence = new Refusal(isThere ? 'database_busy' : 'database_away')
        throw silence
      }
      heardAt = performance.now()
      return answer
    }

    return {
      query: query as unknown as PostgresPoolClient['query'],
      release(isDiscarded) {
        client.release(isDiscarded || silence !== null)
        leave()
      },
    }
  }

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: acquire, end: () => pool.end(), options: pool.options },
    }),
  })
  return {
    db,
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

const TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number
    if (oid === DATE) return String
    return pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

function trackedSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

/** Asks on a connection of its own: the pool's may all be dead, or waiting. */
async function probe(config: pg.ClientConfig, { connectMs }: Patience) {
  const client = new pg.Client({
    ...config,
    application_name: 'rolecall-probe',
    query_timeout: connectMs,
  })
  client.on('error', () => {}) // the question fails as well
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    void client.end()
  }
}

/** A deadlock in which this transaction was chosen to give way (40P01), or a serialization failure (40001). */
const GAVE_WAY = /^40(?:P01|001)$/
const MOST_TRIES = 3
const MOST_PAUSE_MS = 50

/**
 * Runs `work` in one transaction: all of it happens, or none. Where PostgreSQL chose this transaction to give way to
 * another, nothing of it has happened and `work` runs again, so it may change nothing but the database.
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
      const gaveWay = error instanceof pg.DatabaseError && GAVE_WAY.test(error.code ?? '')
      if (!gaveWay || tries === MOST_TRIES) throw error
      await delay(pauseMs())
    }
  }
}

function tryOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (begun) => {
    const tx: Tx = Object.assign(begun, { __brand: 'Tx' as const, lastSteps: [] })
    const result = await work(tx)
    const steps = tx.lastSteps.toSorted(
      (a, b) => Number(a.order > b.order) || -Number(a.order < b.order),
    )
    for (const { run } of steps) await run()
    return result
  })
}

/**
 * Defers steps that lock rows which many transactions need until just before the commit, after all other locks. Two transactions that lock such rows last, and in one order, never wait for each other in a circle.
 */
export function beforeCommit({ lastSteps }: Tx, step: LastStep): void {
  if (!lastSteps.some(({ key }) => key === step.key)) lastSteps.push(step)
}
