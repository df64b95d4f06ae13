/**
 * `npm run tables`: writes src/store/tables.gen.ts from the database that the migrations make.
 * With --verify it only says whether the file is still true.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { readMigrations } from '#server/project-root.ts'
import { migrate } from '#store/migrate.ts'
import { CODEGEN, CODEGEN_ARGUMENTS } from './table-types-command.ts'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-tables-'))
const server = await startEmbeddedPostgres(directory)
await migrate(server.url, readMigrations())
const { status } = spawnSync(
  CODEGEN,
  [
    ...CODEGEN_ARGUMENTS,
    ...['--url', server.url],
    ...(process.argv.includes('--verify') ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
)
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })
process.exitCode = status ?? 1
