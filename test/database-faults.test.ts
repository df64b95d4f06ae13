/**
 * What the store does while PostgreSQL is slow, silent, full or restarting, with shorter limits than in production.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import {
  beforeCommit,
  type Connection,
  type ConnectOptions,
  connect,
  inTransaction,
  type Tx,
} from '#store/db.ts'
import { databaseServerUrl } from './database-url.ts'
import { createTcpProxy, socketOf, throughProxy } from './tcp-proxy.ts'

const PATIENCE = { poolMs: 200, connectMs: 3_000, answerMs: 500, statementMs: 5_000 }
/** Enough time for an immediate refusal to arrive. */
const AT_ONCE_MS = 150

test('F13 a silent database is refused within the limit, then at once, and recovers by itself', async () => {
  const { db, proxy, turns } = await connected()
  await one(db)
  proxy.become({ isBlackHole: true })

  await expect(one(db)).rejects.toEqual(new Refusal('database_away'))
  expect(turns).toEqual(['it does not answer'])
  const began = performance.now()
  await expect(one(db)).rejects.toEqual(new Refusal('database_away'))
  await expect(inTransaction(db, one)).rejects.toEqual(new Refusal('database_away'))
  expect(performance.now() - began).toBeLessThan(AT_ONCE_MS)

  proxy.become({})
  await expect.poll(() => one(db).catch(() => 0), { timeout: 5_000 }).toBe(1)
  expect(turns).toEqual(['it does not answer', null])
})

test('F13 a database that accepts connections and never answers is refused as well', async () => {
  const { db, proxy } = await connected({ patience: { ...PATIENCE, connectMs: 300 } })
  proxy.become({ isBlackHole: true })
  await expect(one(db)).rejects.toEqual(new Refusal('database_away'))
})

test('F13 a transaction is rolled back when the database falls silent', async () => {
  const { db, proxy } = await connected()
  await sql`create table notes (text text)`.execute(db)
  const written = inTransaction(db, async (tx) => {
    await sql`insert into notes values ('half')`.execute(tx)
    proxy.become({ isBlackHole: true })
    await sql`insert into notes values ('done')`.execute(tx)
  })
  await expect(written).rejects.toEqual(new Refusal('database_away'))
  proxy.drop()
  proxy.become({})
  const count = () =>
    sql<{ count: number }>`select count(*) as count from notes`.execute(db).then(
      ({ rows }) => rows[0]?.count,
      () => null,
    )
  await expect.poll(count, { timeout: 5_000 }).toBe(0)
})

test('F12 one slow statement is refused while others continue', async () => {
  const { db, url, turns } = await connected()
  const blocker = await administrator(url)
  await sql`create table notes (text text)`.execute(db)
  await blocker.query('begin')
  await blocker.query('lock table notes')

  const asked = sql`select * from notes`.execute(db)
  const others = (async () => {
    let answers = 0
    for (const until = performance.now() + PATIENCE.answerMs; performance.now() < until; ) {
      answers += await one(db)
    }
    return answers
  })()
  await expect(asked).rejects.toEqual(new Refusal('database_busy'))
  expect(await others).toBeGreaterThan(1)
  expect(turns).toEqual([])
})

test('F12 a request that gets no connection because all are busy is refused after the limit', async () => {
  const { db } = await connected({ max: 1 })
  await inTransaction(db, async () => {
    await expect(one(db)).rejects.toEqual(new Refusal('database_busy'))
  })
  expect(await one(db)).toBe(1)
})

test('F12 a statement that PostgreSQL canceled for taking too long is refused as busy', async () => {
  const { db, turns } = await connected({ patience: { ...PATIENCE, statementMs: 50 } })
  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toEqual(new Refusal('database_busy'))
  expect(await one(db)).toBe(1)
  expect(turns).toEqual([])
})

test('F12 waiting for a pooled connection longer than the connect timeout is not an outage', async () => {
  const patience = { ...PATIENCE, poolMs: 20_000, connectMs: 1_000, answerMs: 10_000 }
  const { db, turns } = await connected({ max: 2, patience })
  await Promise.all([one(db), one(db)])
  const answers = Array.from({ length: 6 }, () => sql`select pg_sleep(0.6)`.execute(db))
  expect(await Promise.allSettled(answers)).toSatisfy((all: PromiseSettledResult<unknown>[]) =>
    all.every(({ status }) => status === 'fulfilled'),
  )
  expect(turns).toEqual([])
})

test('F12 many concurrent requests are all answered with one free connection', async () => {
  const patience = { ...PATIENCE, poolMs: 20_000, connectMs: 1_000, answerMs: 10_000 }
  const { db, turns } = await connected({ max: 2, patience })
  await inTransaction(db, async () => {
    await one(db) // opens the other connection and leaves it free
    await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.6)`.execute(db)))
  })
  expect(turns).toEqual([])
})

test('F12 an answer that arrived while our own process was blocked is in time', async () => {
  const { url } = await connected()
  const { db, close } = connect(url, { patience: PATIENCE, onError: () => {} })
  onTestFinished(close)
  await one(db)
  const asked = one(db)
  await delay(1) // lets the query be sent
  for (const until = performance.now() + 2 * PATIENCE.answerMs; performance.now() < until; );
  expect(await asked).toBe(1)
})

test('F02 a killed session is a refusal, even in a transaction, and the next one works', async () => {
  const { db, url } = await connected()
  const killer = await administrator(url)
  const killed = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sql`select pg_sleep(1)`.execute(tx)
  })
  await expect(killed).rejects.toEqual(new Refusal('database_away'))
  expect(await one(db)).toBe(1)
})

test('F02 a connection that is reset during an answer is a refusal', async () => {
  const { db, proxy } = await connected()
  await one(db)
  proxy.become({ resetAfterBytes: 20_000 })
  await expect(sql`select repeat('x', 100000)`.execute(db)).rejects.toEqual(
    new Refusal('database_away'),
  )
})

test('F14 a database without free connections is waited for, then refused', async () => {
  const { db, url } = await connected()
  await one(db)
  const name = new URL(url).pathname.slice(1)
  const others = await administrator(databaseServerUrl())
  await others.query(`alter database ${name} connection limit 0`)
  // Superusers are never refused, so this test uses another role.
  const { db: guest } = await connected({ url, user: 'guest' })
  await expect(one(guest)).rejects.toEqual(new Refusal('database_busy'))
  await others.query(`alter database ${name} connection limit -1`)
  expect(await one(guest)).toBe(1)
  expect(await one(db)).toBe(1)
})

test('F15 of two deadlocked transactions, one is rolled back and runs again', async () => {
  const { db } = await connected({ patience: { ...PATIENCE, answerMs: 10_000 } })
  await sql`create table notes (id int primary key, count int)`.execute(db)
  await sql`insert into notes values (1, 0), (2, 0)`.execute(db)
  const add = (tx: Tx, id: number) =>
    sql`update notes set count = count + 1 where id = ${id}`.execute(tx)
  const bothHoldOne = barrier(2)
  let tries = 0
  let commit = () => {}
  const oneCommitted = new Promise<void>((resolve) => {
    commit = resolve
  })
  const work = async (first: number, second: number) => {
    await inTransaction(
      db,
      async (tx) => {
        tries += 1
        // The third try is the rolled back one's. Were it quicker than the other to take its first row, both would wait again.
        if (tries > 2) await oneCommitted
        await add(tx, first)
        await bothHoldOne()
        await add(tx, second)
      },
      () => 0,
    )
    commit()
  }
  await Promise.all([work(1, 2), work(2, 1)])
  expect(tries).toBe(3)
  const { rows } = await sql`select id, count from notes order by id`.execute(db)
  expect(rows).toEqual([
    { id: 1, count: 2 },
    { id: 2, count: 2 },
  ])
})

test('F15 work put off until the commit is done last, once, and in a fixed order', async () => {
  const { db } = await connected()
  const done: string[] = []
  await inTransaction(db, async (tx) => {
    const step = (order: string, name: string) =>
      beforeCommit(tx, { order, key: `${order} ${name}`, run: async () => done.push(name) })
    step('b', 'third')
    step('a', 'first')
    step('a', 'second')
    step('b', 'third')
    done.push('work')
  })
  expect(done).toEqual(['work', 'first', 'second', 'third'])
})

test('F13 closing ends soon, even with queries pending at a silent database', async () => {
  const { connection, db, proxy } = await connected({
    patience: { ...PATIENCE, answerMs: 60_000 },
  })
  await one(db)
  proxy.become({ isBlackHole: true })
  const unanswered = one(db).catch((error: unknown) => error)
  await connection.close()
  expect(await unanswered).toEqual(new Refusal('database_away'))
})

async function one(db: Connection['db']): Promise<number> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  return rows[0]?.one ?? 0
}

/** Resolves for all callers when `count` have called, and at once for later ones. */
function barrier(count: number) {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come === count) open()
    return all
  }
}

let made = 0

async function connected(options: Partial<ConnectOptions> & { url?: string; user?: string } = {}) {
  const serverUrl = databaseServerUrl()
  const url = options.url ?? (await createDatabase(serverUrl))
  if (options.user) await createRole(serverUrl, options.user)
  const proxy = await createTcpProxy(socketOf(serverUrl))
  const turns: (string | null)[] = []
  const proxied = new URL(throughProxy(url, proxy))
  if (options.user) proxied.username = options.user
  const connection = connect(proxied.href, {
    patience: PATIENCE,
    onError: () => {},
    onTurn: (reason) => turns.push(reason),
    ...options,
  })
  onTestFinished(() => connection.close())
  return { connection, db: connection.db, proxy, url, turns }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `faults_${process.pid}_${++made}`
  const client = await administrator(serverUrl)
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    const last = new pg.Client({ connectionString: serverUrl })
    await last.connect()
    await last.query(`drop database ${name} with (force)`)
    await last.end()
  })
  return serverUrl.replace('/rolecall?', `/${name}?`)
}

async function createRole(serverUrl: string, name: string) {
  const client = await administrator(serverUrl)
  await client.query(`drop role if exists ${name}`)
  await client.query(`create role ${name} login`)
  onTestFinished(async () => {
    const last = new pg.Client({ connectionString: serverUrl })
    await last.connect()
    await last.query(`drop role ${name}`)
    await last.end()
  })
}

async function administrator(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // its database is dropped at the end
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
