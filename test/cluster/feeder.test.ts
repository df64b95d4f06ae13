/** Who feeds the cluster, and that an earlier feeder does no harm. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import { type ClusterClient, createClusterClient } from '#server/search/cluster-client.ts'
import { createClusterFeeder } from '#server/search/cluster-feeder.ts'
import { type ClusterIndexes, clusterIndexes } from '#server/search/cluster-indexes.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'
import { settingsFor } from './cluster-engine.ts'
import { sharedNodes } from './shared-nodes.ts'

const log = { info() {}, warn() {}, error() {} }

test('F63 what a feeder writes after it has lost its lease replaces nothing', {
  timeout: 240_000,
}, async ({ skip }) => {
  const nodes = await sharedNodes(skip)
  if (!nodes) return
  const { app, client, indexes } = await instance(nodes.urls, 'stale')
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  let isSlow = false
  const slowIndexes: ClusterIndexes = {
    ...indexes,
    async write(generation, writes) {
      if (isSlow) {
        reached.resolve()
        await gate.promise
      }
      return indexes.write(generation, writes)
    },
  }
  const first = feederOf(app, slowIndexes, 'first')
  const second = feederOf(app, indexes, 'second')
  expect(await first.feed()).toBe(true)
  expect(await second.feed()).toBe(false)

  isSlow = true
  await rename(app, 'Older title')
  const late = first.feed() // reads the older title and is slow to write it
  await reached.promise
  await sql`update search_feeders set leased_until = now() - interval '1 second'`.execute(
    app.services.db,
  )
  await rename(app, 'Newer title')
  expect(await second.feed()).toBe(true)
  gate.resolve()
  await late.catch(() => {}) // it may also notice

  expect(await titleOf(client, indexes)).toBe('Newer title')
  expect(await first.feed()).toBe(false)
})

test('a feeder that takes over goes on where the one before ended, and builds nothing', {
  timeout: 240_000,
}, async ({ skip }) => {
  const nodes = await sharedNodes(skip)
  if (!nodes) return
  const { app, client, indexes } = await instance(nodes.urls, 'heir')
  const first = feederOf(app, indexes, 'first')
  await first.feed()
  const before = await indexes.current()
  await first.release()
  await rename(app, 'Changed meanwhile')

  expect(await feederOf(app, indexes, 'second').feed()).toBe(true)
  expect(await indexes.current()).toEqual(before)
  expect(await titleOf(client, indexes)).toBe('Changed meanwhile')
})

async function instance(urls: string[], prefix: string) {
  const app = await createTestApp()
  await app.take([listing({ title: 'First title' })])
  const settings = settingsFor(urls, { prefix })
  const client = createClusterClient(settings)
  onTestFinished(() => client.close())
  return { app, client, indexes: clusterIndexes(client, settings) }
}

const feederOf = (app: TestApp, indexes: ClusterIndexes, holder: string) =>
  createClusterFeeder({
    ...{ db: app.services.db, indexes, log, holder, rates: SHIPPED_RATES },
    ...{ prefix: indexes.jobsAlias, madeBy: 'this test' },
    clock: () => Date.now(),
  })

const rename = (app: TestApp, title: string) =>
  sql`update jobs set title = ${title}`.execute(app.services.db)

async function titleOf(client: ClusterClient, { jobsAlias }: ClusterIndexes): Promise<string> {
  await client.request({ method: 'POST', path: `/${jobsAlias}/_refresh` })
  const found = await client.request<{ hits: { hits: { _source: { job: { title: string } } }[] } }>(
    {
      method: 'GET',
      path: `/${jobsAlias}/_search`,
    },
  )
  return found.hits.hits.map(({ _source }) => _source.job.title).join()
}
