/**
 * The server of the browser journeys: the built product with its sample jobs, a fresh database and a fixed clock, so
 * that every run sees the same pages. A journey that started it for itself can send it commands.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { LIMITS, type Limit, type Limits } from '#core/account/rate-limit.ts'
import { openDatabase } from '#server/database/database.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { type Env, readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { runUntilStopped } from '#server/start/run-until-stopped.ts'
import { importListings } from '#work/import/import-listings.ts'
import { NOW } from './now.ts'
import type { Command } from './own-server.ts'
import { writeServerInfo } from './server-info.ts'

process.env.NODE_ENV = 'production'

// All journeys come from one network, and with a fixed clock its rate limits would never reset.
const crowd: Limit = { tries: 100_000, everySeconds: 1 }
const limits: Limits = {
  ...LIMITS,
  askByNetwork: crowd,
  askByBlock: crowd,
  passwordByNetwork: crowd,
  passwordByBlock: crowd,
  mailByNetwork: crowd,
  mailByBlock: crowd,
  newsletterByNetwork: crowd,
  newsletterByBlock: crowd,
  codeByNetwork: crowd,
  codeByBlock: crowd,
  contactByNetwork: crowd,
  contactByBlock: crowd,
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-e2e-'))
const clock = { at: new Date(NOW), now: () => new Date(clock.at) }

await runUntilStopped(async (say) => {
  const { start, pages } = (await import(
    new URL('../../build/server/index.js', import.meta.url).href
  )) as typeof import('#server/start/entry.ts')
  const env = readEnv({
    PORT: process.env.PORT,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    OPERATOR_EMAIL: 'operator@board.example',
    OPERATOR_PHONE: '+1 555 010 0199',
    OPERATOR_HOURS: 'Weekdays, 9am–5pm Eastern',
    OPERATOR_ADDRESS: '1 Test Street, Springfield',
  })
  const started = await start(env, {
    pages,
    mode: 'production',
    say,
    now: clock.now,
    limits,
  })
  writeServerInfo(`${process.env.PORT}`, { dataDir, inboxKey: `${started.inboxKey}` })
  process.on('message', async (command: Command) => {
    if ('now' in command) clock.at = new Date(command.now)
    else await takeIn(env, command.listings)
    process.send?.('done')
  })
  process.send?.('started')
  return {
    ...started,
    async stop() {
      await started.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
})

async function takeIn(env: Env, listings: object[]) {
  const database = await openDatabase(env, { log: createLog('warn'), share: true })
  const readers = createListingReaders()
  const lines = listings.map((listing, index) => ({
    line: index + 1,
    text: JSON.stringify(listing),
  }))
  const services = { db: database.db, clock, settings: env.settings, readAll: readers.read }
  const { refused } = await importListings(services, lines)
  await readers.stop()
  await database.stop()
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`)
}
