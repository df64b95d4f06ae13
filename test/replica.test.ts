/** A streaming replica answers anonymous reads while it is current; people with a session read from the primary. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { checkDatabase } from '#server/commands/check-database.ts'
import { watchReplica } from '#server/database/replica-watch.ts'
import { connect, type Db, inTransaction } from '#store/db.ts'
import { mayReadReplica, onPrimary } from '#store/read-routing.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'
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

test('F50 public pages are read from the replica, a person’s never, and a job that the index knows first is found', async () => {
  const cluster = await startWithReplica()
  const replica = connect(cluster.replicaUrl, { onError: () => {} })
  onTestFinished(() => replica.close())
  let reads = 0
  const acquire = () => {
    reads++
    return replica.acquire()
  }
  const app = await createTestApp({
    databaseUrl: cluster.url,
    replica: { acquire, isCurrent: () => true },
  })
  const ada = await signUp(app)
  await app.take([listing({ title: 'Known Engineer' })])
  await cluster.catchUp()
  const id = await app.idOf('Known Engineer')

  for (const path of [`/jobs/${id}`, `/api/jobs/${id}`, '/', '/companies']) {
    const before = reads
    expect((await app.request(path)).status, path).toBe(200)
    expect(reads, path).toBeGreaterThan(before)
  }
  const before = reads
  for (const path of [`/jobs/${id}`, '/dashboard', '/api/me/applications']) {
    expect((await ada.request(path)).status, path).toBe(200)
  }
  expect(reads).toBe(before)

  await cluster.setDelay(3_600_000)
  await app.take([listing({ title: 'New Engineer', company: 'New' })])
  const fresh = await app.idOf('New Engineer')
  expect(await app.page('/jobs?query=new+engineer')).toContain('New Engineer')
  expect(await app.page(`/jobs/${fresh}`)).toContain('New Engineer')
  expect((await app.request(`/api/jobs/${fresh}`)).status).toBe(200)
  expect((await app.request('/jobs/999999')).status).toBe(404)
  expect(app.errors).toEqual([])
}, 120_000)
