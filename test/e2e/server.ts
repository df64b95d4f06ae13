/**
 * The server of the browser journeys: the built product with its sample jobs, a fresh database and a clock
 * that stands still, so that every run sees the same pages.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { LIMITS, type Limit, type Limits } from '#core/account/rate-limit.ts'
import { readEnv } from '#server/process/env.ts'
import { runUntilStopped } from '#server/start/run-until-stopped.ts'
import { NOW } from './now.ts'
import { noteServer } from './server-note.ts'

process.env.NODE_ENV = 'production'

// All people of the journeys come from one network, and the clock that would forgive them stands still.
const crowd: Limit = { tries: 100_000, everySeconds: 1 }
const limits: Limits = {
  ...LIMITS,
  askByNetwork: crowd,
  askByBlock: crowd,
  passwordByNetwork: crowd,
  passwordByBlock: crowd,
  mailByNetwork: crowd,
  mailByBlock: crowd,
  codeByNetwork: crowd,
  codeByBlock: crowd,
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-e2e-'))

await runUntilStopped(async (say) => {
  const { start, pages } = (await import(
    new URL('../../build/server/index.js', import.meta.url).href
  )) as typeof import('#server/start/entry.ts')
  const env = readEnv({ PORT: process.env.PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const started = await start(env, {
    pages,
    mode: 'production',
    say,
    now: () => new Date(NOW),
    limits,
  })
  noteServer(`${process.env.PORT}`, { dataDir, inboxKey: `${started.inboxKey}` })
  return {
    ...started,
    async stop() {
      await started.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
})
