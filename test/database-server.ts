/** One real PostgreSQL for the whole run, with a migrated template that each test copies in a few milliseconds. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { migrate } from '#store/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

export const TEMPLATE = 'migrated'

export async function setup(project: TestProject) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-test-'))
  const server = await startEmbeddedPostgres(directory)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate(server.url.replace('/rolecall?', `/${TEMPLATE}?`), readMigrations())
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
