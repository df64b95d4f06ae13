/**
 * A real PostgreSQL for each process of the run, with a migrated template that each test copies in a few
 * milliseconds. One server for all would not do: an open transaction in one database delays the visibility horizon
 * of the others on the same server, and some tests stop their server.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { migrate } from '#store/migrate.ts'
import { SHARED_MEMORY } from './temporary-files.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrls: string[]
  }
}

export const TEMPLATE = 'migrated'

/** Copying the files of the template is the fastest way in memory; on a disk, PostgreSQL waits for each of them. */
const STRATEGY = os.tmpdir() === SHARED_MEMORY ? 'file_copy' : 'wal_log'

/** The statement that makes a migrated database. */
export const createMigrated = (name: string) =>
  `create database ${name} template ${TEMPLATE} strategy ${STRATEGY}`

/** The projects of a run share the servers: the first one starts them for all. */
export async function setup(project: TestProject) {
  const whole = project.vitest.getRootProject()
  if (whole.getProvidedContext().databaseUrls) return
  const servers = await Promise.all(Array.from({ length: os.availableParallelism() }, start))
  whole.provide(
    'databaseUrls',
    servers.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

async function start() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-test-'))
  const server = await startEmbeddedPostgres(directory)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate(server.url.replace('/rolecall?', `/${TEMPLATE}?`), readMigrations())
  return {
    url: server.url,
    async stop() {
      await server.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
