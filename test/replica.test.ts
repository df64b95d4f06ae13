/** A streaming replica answers anonymous reads while it is current; people with a session read from the primary. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { checkDatabase } from '#server/commands/check-database.ts'
import { watchReplica } from '#server/database/replica-watch.ts'
import { connect, type Db, inTransaction } from '#store/db.ts'
import { mayReadReplica, onPrimary } from '#store/read-routing.ts'
import { TEST_KEY } from './app.ts'
import { startServer } from './server-process.ts'
import { startWithReplica } from './standby.ts'

const QUIET = { info() {}, warn() {}, error() {} }

/** Two pools as the server has them, and a watch whose clock is set. */
async function given() {
  const cluster = await startWithReplica()
  const replica = connect(cluster.replicaUrl, { onError: () => {} })
  let watch: ReturnType<typeof watchReplica> | null = null
  const primary = connect(cluster.url, {
    onError: () => {},
    replica: { acquire: replica.acquire, isCurrent: () => watch?.isCurrent() ?? false },
  })
  let now = 0
  watch = watchReplica({ primary: primary.db, replica: replica.db, log: QUIET, now: () => now })
  const { look, isCurrent, lagMs, stop } = watch
  onTestFinished(async () => {
    await stop()
    await primary.close()
    await replica.close()
  })
  return {
    cluster,
    db: primary.db,
    watch: { look, isCurrent, lagMs },
    pass(ms: number) {
      now += ms
    },
  }
}

const isOnReplica = async (db: Db) => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is
}

test('F50 a replica is read from where that is allowed, never in a transaction, and not while it is behind', async () => {
  const { cluster, db, watch, pass } = await given()
  await cluster.catchUp()
  await watch.look()
  expect([watch.isCurrent(), watch.lagMs()]).toEqual([true, 0])
  expect(await isOnReplica(db)).toBe(false)
  expect(await mayReadReplica(() => isOnReplica(db))).toBe(true)
  expect(await mayReadReplica(() => onPrimary(() => isOnReplica(db)))).toBe(false)
  expect(await mayReadReplica(() => inTransaction(db, (tx) => isOnReplica(tx)))).toBe(false)

  // What was written is seen at once by the one who wrote it, and by others when the replica has it.
  await cluster.setDelay(3_600_000)
  await sql`update site_state set banner_text = 'new'`.execute(db)
  const banner = async () =>
    (await db.selectFrom('site_state').select('banner_text').executeTakeFirstOrThrow()).banner_text
  expect(await banner()).toBe('new')
  expect(await mayReadReplica(banner)).toBeNull()
  pass(4_000)
  await watch.look()
  expect([watch.isCurrent(), watch.lagMs()]).toEqual([true, 4_000])
  pass(1_001)
  expect(await mayReadReplica(banner)).toBe('new')
  expect(await mayReadReplica(() => isOnReplica(db))).toBe(false)

  await cluster.setDelay(0)
  await cluster.catchUp()
  await watch.look()
  expect(await mayReadReplica(() => isOnReplica(db))).toBe(true)
  expect(await mayReadReplica(banner)).toBe('new')
}, 120_000)

test('F50 a replica that dies, or lacks what a statement needs, fails no request', async () => {
  const { cluster, db, watch } = await given()
  await cluster.catchUp()
  await watch.look()
  // It refuses this, and the primary does not.
  const written = await mayReadReplica(() =>
    sql`update site_state set banner_text = 'x'`.execute(db),
  )
  expect(written.numAffectedRows).toBe(1n)

  await cluster.stopReplica()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => mayReadReplica(() => isOnReplica(db))),
  )
  expect(answers).toEqual([false, false, false, false, false])
  await watch.look()
  expect(watch.isCurrent()).toBe(false)
}, 120_000)

test('a server that is no replica of this database is not read from', async () => {
  const cluster = await startWithReplica()
  const [own, another] = [
    connect(cluster.url, { onError: () => {} }),
    connect(cluster.url, { onError: () => {} }),
  ]
  const watch = watchReplica({ primary: own.db, replica: another.db, log: QUIET })
  onTestFinished(async () => {
    await watch.stop()
    await own.close()
    await another.close()
  })
  await watch.look()
  expect(watch.isCurrent()).toBe(false)

  const doctor = async (replicaUrl: string) => {
    const env = { databaseUrl: cluster.url, directUrl: null, replicaUrl, dataDir: '.' }
    const findings = await checkDatabase({ ...env, settings: { filesMaxBytes: null } }, Date.now)
    const found = findings.find(({ about }) => about === 'Replica')
    return `${found?.state} ${found?.lines[0]}`
  }
  expect(await doctor(cluster.url)).toBe(
    'fix DATABASE_REPLICA_URL leads to a server that is no replica.',
  )
  expect(await doctor(cluster.replicaUrl)).toBe(
    'ok It follows this database. /metrics has its lag.',
  )
}, 120_000)

test('F50 pages of a server with a replica are read there, and a job that the index knows first is shown', async () => {
  const cluster = await startWithReplica()
  const server = await startServer({
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URL: cluster.replicaUrl,
    SECRET_KEY: TEST_KEY,
    GATHER: 'off',
    PAGE_CACHE_MB: '0',
    METRICS_KEY: 'metrics-of-the-tests',
  })
  const metrics = async () => {
    const headers = { authorization: 'Bearer metrics-of-the-tests' }
    return (await fetch(`${server.address}/metrics`, { headers })).text()
  }
  await expect.poll(metrics, { timeout: 30_000 }).toContain('rolecall_replica_used 1')
  const { jobs } = (await (await fetch(`${server.address}/api/jobs`)).json()) as {
    jobs: { id: number }[]
  }
  const id = jobs[0]?.id
  const reader = connect(cluster.replicaUrl, { onError: () => {} })
  onTestFinished(() => reader.close())
  const readsThere = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
       where application_name = 'rolecall' and query like '%from "jobs"%'`.execute(reader.db)
    return rows[0]?.count ?? 0
  }
  expect((await fetch(`${server.address}/jobs/${id}`)).status).toBe(200)
  expect(await readsThere()).toBeGreaterThan(0)

  await cluster.setDelay(3_600_000)
  const primary = connect(cluster.url, { onError: () => {} })
  onTestFinished(() => primary.close())
  await sql`
    insert into jobs overriding system value select (jsonb_populate_record(j, '{"id": 999999}')).* from jobs j where id = ${id}`.execute(
    primary.db,
  )
  expect((await fetch(`${server.address}/jobs/999999`)).status).toBe(200)
}, 120_000)
