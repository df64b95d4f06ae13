/**
 * `npm run tables` writes src/store/tables.gen.ts from a database that the migrations create. With --verify it only
 * checks whether the file is up to date.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { migrate } from '#store/migrate.ts'
import { generateTables } from './generate-tables.ts'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-tables-'))
const server = await startEmbeddedPostgres(directory)
await migrate(server.url, readMigrations())
const { ok, output } = generateTables(
  server.url,
  process.argv.includes('--verify') ? 'verify' : 'write',
)
process.stdout.write(output)
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })
process.exitCode = ok ? 0 : 1
