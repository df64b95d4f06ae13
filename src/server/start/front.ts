/**
 * The HTTP server, which listens before anything else: a taken port is reported at once, and requests get an answer
 * while the rest starts.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { getRequestListener } from '@hono/node-server'
import { entryOf } from '#core/text/entry-of.ts'
import {
  createHttpServer,
  type Drain,
  logAcceptErrors,
  serveWith,
} from '#server/http/http-server.ts'
import { requestListener } from '#server/http/request-listener.ts'
import { alreadyRunning, takeLock } from '#server/process/data-dir.ts'
import type { Env } from '#server/process/env.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { createStartingApp } from './starting-app.ts'

export type App = { fetch: Parameters<typeof getRequestListener>[0] }

export type Front = {
  port: number
  drain: Drain
  /** Requests are answered by `app` from now on. */
  hand(app: App): void
}

export type FrontOptions = {
  mode: 'production' | 'development'
  /** A development server's own request handler, which goes first, and its HTTP server. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  http?: Server
}

export async function openFront(
  env: Env,
  { before, http, mode }: FrontOptions,
  log: Log,
): Promise<Front> {
  const https = env.settings.publicUrl.startsWith('https:')
  let app: App = createStartingApp({ https, mode, log })
  const answer = requestListener((request, bindings) => app.fetch(request, bindings))
  const server = http ?? createHttpServer()
  const drain = serveWith(server, (request, response) => {
    if (before) before(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  const port = await listen(server, env).catch(async (error: unknown) => {
    // If a second instance was started, the one with the port also holds the data directory.
    const lock = env.databaseUrl ? undefined : await takeLock(env.dataDir)
    lock?.close()
    throw lock === null ? new StartProblem(alreadyRunning(env.dataDir)) : error
  })
  logAcceptErrors(server, { log })
  return {
    port,
    drain,
    hand(next) {
      app = next
    },
  }
}

/** Listen errors that the operator can fix. */
const LISTEN_PROBLEMS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is already in use. Set PORT to another one, like PORT=${port + 1}.`,
  EACCES: (_, port) =>
    `This user is not allowed to listen on port ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not an address of this machine.`,
  EAI_AGAIN: (host) => `HOST ${host} is not an address of this machine.`,
}

function listen(server: Server, { host, port }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = entryOf(LISTEN_PROBLEMS, error.code ?? '')?.(host, port)
      reject(problem ? new StartProblem(problem) : error)
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
