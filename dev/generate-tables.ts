/** Generates the types of the tables from a migrated database. The same command writes and verifies them. */
import { spawnSync } from 'node:child_process'

/**
 * Writes src/store/tables.gen.ts, or with `verify` only compares it. `ok` is false if this failed or the file is
 * outdated.
 */
export function generateTables(
  url: string,
  mode: 'write' | 'verify',
): { ok: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync(
    'node_modules/.bin/kysely-codegen',
    [
      ...['--dialect', 'postgres', '--url', url, '--out-file', 'src/store/tables.gen.ts'],
      ...['--numeric-parser', 'number', '--date-parser', 'string'],
      ...['--type-mapping', '{"int8":"number"}'],
      ...['--exclude-pattern', 'migrations'],
      ...(mode === 'verify' ? ['--verify'] : []),
    ],
    { encoding: 'utf8' },
  )
  return { ok: status === 0, output: `${stdout}${stderr}${error?.message ?? ''}` }
}
