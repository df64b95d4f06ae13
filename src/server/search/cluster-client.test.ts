import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { existsBody } from '#search/cluster/cluster-answers.ts'
import { MATCH_ALL } from '#search/cluster/query-language.ts'
import { ClusterFailure, createClusterClient, isClusterOutage } from './cluster-client.ts'

const WHOLE = { total: 3, successful: 3, failed: 0 }
const answer = (shards: object, total = 7) => ({
  timed_out: false,
  _shards: shards,
  hits: { total: { value: total }, hits: [] },
})
const NOWHERE = 'http://127.0.0.1:1'

test('a shard that is missing without having failed is a failure, not a smaller count', async () => {
  const { url, asked } = await cluster(() => answer({ total: 3, successful: 2, failed: 0 }))
  const failure = await ask([url]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ClusterFailure)
  expect(isClusterOutage(failure)).toBe(true)
  expect(asked.length).toBe(3)
})

test('a search that fails in parts while an index is replaced is asked once more', async () => {
  let times = 0
  const { url } = await cluster(() =>
    answer(++times === 1 ? { total: 3, successful: 2, failed: 1 } : WHOLE),
  )
  expect((await ask([url]))[0]?.hits.total?.value).toBe(7)
})

test('the next node is asked when one is gone, and none is an outage', async () => {
  const { url } = await cluster(() => answer(WHOLE))
  expect(await ask([NOWHERE, url])).toHaveLength(1)
  const failure = await ask([NOWHERE]).catch((error: unknown) => error)
  expect(isClusterOutage(failure)).toBe(true)
})

test('a search that the cluster gave up is refused as too long', async () => {
  const { url } = await cluster(() => ({ ...answer(WHOLE), timed_out: true }))
  await expect(ask([url])).rejects.toMatchObject({ code: 'search_too_long' })
})

test('credentials are sent to the cluster and appear in no error', async () => {
  const { url, asked } = await cluster(() => answer(WHOLE))
  await ask([url])
  const sent = Buffer.from('reader:s3cret').toString('base64')
  expect(asked[0]?.headers.authorization).toBe(`Basic ${sent}`)
  const failure = (await ask([NOWHERE]).catch((error: unknown) => error)) as Error
  expect(`${failure.stack} ${JSON.stringify(failure.message)}`).not.toMatch(/s3cret|reader/)
})

async function ask(urls: string[]) {
  const client = createClusterClient({
    ...{ urls, username: 'reader', password: 's3cret' },
    ...{ prefix: 'test', shards: 3, replicas: 1 },
  })
  onTestFinished(() => client.close())
  return client.asking('test-jobs', 1_000)([existsBody(MATCH_ALL)])
}

/** A node that gives every search this answer. */
async function cluster(respond: () => object) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    request.resume()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ responses: [respond()] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
