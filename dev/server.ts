/** `npm run dev`: the product with pages that reload as you edit. `--now 2026-03-02T09:00` sets the clock. */
import { createServer as createHttpServer } from 'node:http'
import { parseArgs } from 'node:util'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { readEnv } from '#server/process/env.ts'
import { runUntilStopped } from '#server/start/run-until-stopped.ts'

const { values } = parseArgs({ options: { now: { type: 'string' } } })

await runUntilStopped(async (say, signal) => {
  const env = readEnv({ DATA_DIR: '.data/dev', ...process.env })
  const began = Date.now()
  const start = values.now ? Date.parse(values.now) : began
  const http = createHttpServer()
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  const server = (await vite.ssrLoadModule(
    '/src/server/start/start.ts',
  )) as typeof import('#server/start/start.ts')
  const started = await server.start(env, {
    mode: 'development',
    say,
    signal,
    now: () => new Date(start + Date.now() - began),
    pages: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    before: vite.middlewares,
    http,
  })
  return {
    ...started,
    async stop() {
      await vite.close()
      await started.stop()
    },
  }
})
