/**
 * /metrics on a port of its own, METRICS_PORT, so that the public port needs none: nothing else is answered there. Who
 * may ask is decided by the network, by METRICS_KEY, or by both.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { bearerOf } from '#server/process/bearer-token.ts'
import { isSameSecret } from '#server/process/same-secret.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { METRICS_TYPE } from './metrics.ts'

/** A connection that is silent for longer than between two scrapes is closed. */
const IDLE_MS = 120_000

export type MetricsServer = { port: number; stop(): Promise<void> }

type Options = {
  host: string
  port: number
  /** Null if everybody who reaches the port may ask. */
  key: string | null
  read(): Promise<string>
  log: Log
}

export async function startMetricsServer(options: Options): Promise<MetricsServer> {
  const { host, port, log } = options
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      log.error({ err: error }, 'metrics could not be read')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(new StartProblem(`METRICS_PORT ${port} cannot be used: ${message}`))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, options: Options) {
  const { status, type, text } = await answerOf(request, options)
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

async function answerOf({ url, method, headers }: IncomingMessage, { key, read }: Options) {
  const plain = (status: number, text: string) => ({ status, type: 'text/plain', text })
  if (url !== '/metrics') return plain(404, 'Only /metrics is here.\n')
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Use GET.\n')
  if (key !== null && !isSameSecret(bearerOf(headers.authorization), key))
    return plain(401, 'Send Authorization: Bearer KEY, with the key of METRICS_KEY.\n')
  return { status: 200, type: METRICS_TYPE, text: await read() }
}
