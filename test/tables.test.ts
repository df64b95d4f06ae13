import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { CODEGEN, CODEGEN_ARGUMENTS } from '#dev/table-types-command.ts'
import { TEMPLATE } from './database-server.ts'

test('the types of the tables are those of the database that the migrations make', async () => {
  const url = inject('databaseUrl').replace('/rolecall?', `/${TEMPLATE}?`)
  const { stdout } = await promisify(execFile)(CODEGEN, [
    ...CODEGEN_ARGUMENTS,
    ...['--url', url, '--verify', '--log-level', 'info'],
  ])
  expect(stdout).toMatch(/up-to-date/)
})
