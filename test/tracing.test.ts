/** What a collector of OpenTelemetry gets of a request, and what it must never get. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTracing, type Tracing } from '#server/health/tracing.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

type Value = { stringValue?: string; intValue?: number }
type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status: { code: number }
}
type Export = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] }

/** A collector that keeps what it gets. `collected` ends the tracing, which sends what is left. */
async function collector(settings: { share?: number } = {}) {
  const bodies: { path: string | undefined; key: unknown; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      bodies.push({ path: request.url, key: request.headers['api-key'], body })
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const tracing = createTracing(
    {
      endpoint: `http://127.0.0.1:${port}/`,
      headers: { 'api-key': 'sesame' },
      serviceName: 'jobs',
      share: settings.share ?? 1,
    },
    '1.2.3',
  )
  return { tracing, bodies, collected: () => readSpans(tracing, bodies) }
}

async function readSpans(tracing: Tracing, bodies: { body: string }[]): Promise<CollectedSpan[]> {
  await tracing.stop()
  return bodies.flatMap(({ body }) =>
    (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

function attribute({ attributes }: CollectedSpan, name: string) {
  const { value } = attributes.find(({ key }) => key === name) ?? {}
  return value?.stringValue ?? value?.intValue
}

test('a request is a trace of its route, its statements and its questions to the search', async () => {
  const { tracing, bodies, collected } = await collector()
  const app = await createTestApp({ tracing })
  await app.take([listing({ title: 'Zebra Keeper' })])
  const id = await app.idOf('Zebra Keeper')
  const answer = await app.request(`/api/jobs/${id}?secret=okapi`)
  await app.request('/api/jobs?query=quagga')

  const spans = await collected()
  const root = spans.find(({ name }) => name === 'GET /api/jobs/:id') as CollectedSpan
  expect(attribute(root, 'http.response.status_code')).toBe(200)
  expect(attribute(root, 'rolecall.request_id')).toBe(answer.headers.get('x-request-id'))
  const below = spans.filter(({ parentSpanId }) => parentSpanId === root.spanId)
  expect(below.map(({ name }) => name)).toContain('SELECT')
  for (const { traceId, startTimeUnixNano, endTimeUnixNano } of below) {
    expect(traceId).toBe(root.traceId)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  }
  const search = spans.find(
    (span) => span.name === 'GET /api/jobs' && span.startTimeUnixNano > root.startTimeUnixNano,
  ) as CollectedSpan
  expect(
    spans.filter(({ parentSpanId }) => parentSpanId === search.spanId).map(({ name }) => name),
  ).toContain('search search')

  expect(bodies.map(({ path, key }) => [path, key])).toContainEqual(['/v1/traces', 'sesame'])
  const everything = bodies.map(({ body }) => body).join()
  expect(everything).toContain('"service.version"')
  for (const word of ['okapi', 'quagga', 'Zebra']) expect(everything).not.toContain(word)
})

test('a request that nobody traces is not sent', async () => {
  const { tracing, collected } = await collector({ share: 0 })
  const app = await createTestApp({ tracing })
  await app.request('/api/jobs')
  expect(await collected()).toEqual([])
})

test('the trace of a proxy continues only if the operator has one', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  const traceOf = async (trustedProxies: number) => {
    const { tracing, collected } = await collector()
    const app = await createTestApp({ trustedProxies, tracing })
    await app.request('/livez', { headers })
    const [span] = await collected()
    return span
  }
  expect(await traceOf(1)).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect((await traceOf(0))?.traceId).not.toBe(traceId)
})
