/**
 * `npm run tables`: writes src/store/tables.gen.ts from the database that the migrations make.
 * With --verify it only says whether the file is still true.
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
const { ok, said } = generateTables(
  server.url,
  process.argv.includes('--verify') ? 'verify' : 'write',
)
process.stdout.write(said)
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })
process.exitCode = ok ? 0 : 1
