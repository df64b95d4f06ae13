/** The servers of a drill. */
import { type ChildProcess, spawn } from 'node:child_process'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ended } from '#dev/acknowledged-writes.ts'
import type { Part } from './part.ts'
import { waitUntil } from './wait-until.ts'

const LOOK_EVERY_MS = 500
const ANSWER_LIMIT_MS = 10_000

/** Starts one on each of `origins` and resolves when all are ready. `settings` are those that all have. */
export async function startServers(
  directory: string,
  origins: readonly string[],
  settings: Readonly<Record<string, string>>,
) {
  const servers = origins.map((origin, at) => ({
    ...{ origin, at, isReady: false, child: null as ChildProcess | null },
  }))
  type Server = (typeof servers)[number]
  const startMs: number[] = []
  let isOver = false

  async function start(server: Server) {
    const began = performance.now()
    const child = spawn(process.execPath, ['build/server/main.js'], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...settings },
        DATA_DIR: path.join(directory, `server-${server.at}`),
        PORT: new URL(server.origin).port,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // exits with us, even if we fail
    })
    server.child = child
    await waitUntil(`server ${server.at} is ready`, () => isReady(server), child)
    server.isReady = true
    startMs.push(performance.now() - began)
  }

  /** As the health checks of a proxy. */
  async function watch() {
    while (!isOver) {
      await Promise.all(
        servers.map(async (server) => {
          server.isReady = await isReady(server)
        }),
      )
      await delay(LOOK_EVERY_MS)
    }
  }

  const [first, ...others] = servers
  if (first) await start(first) // alone, because the first one makes the tables
  await Promise.all(others.map(start))
  const watching = watch()

  return {
    startMs,
    parts: servers.map(
      (server): Part => ({
        name: 'server',
        async kill() {
          server.child?.kill('SIGKILL')
          if (server.child) await ended(server.child)
          await start(server)
        },
      }),
    ),
    /** What was never received may be sent to the next server, and a page may be asked for twice. */
    async request(target: string, init: RequestInit, random: () => number): Promise<Response> {
      const from = Math.floor(random() * servers.length)
      const inTurn = [...servers.slice(from), ...servers.slice(0, from)]
      const ready = inTurn.filter((server) => server.isReady)
      for (const server of ready) {
        try {
          return await ask(server.origin + target, init)
        } catch (error) {
          const { code } = ((error as Error).cause ?? {}) as { code?: string }
          const mayRepeat = code === 'ECONNREFUSED' || (init.method ?? 'GET') === 'GET'
          if (!mayRepeat || server === ready.at(-1)) throw error
        }
      }
      throw new Error('no server is ready')
    },
    async close() {
      isOver = true
      await watching
      await Promise.all(
        servers.map(async ({ child }) => {
          child?.kill('SIGTERM')
          if (child) await ended(child)
        }),
      )
    },
  }
}

export const ask = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, { redirect: 'manual', ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })

function isReady({ origin }: { origin: string }): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
