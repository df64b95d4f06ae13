/** The types of the tables, made from a migrated database: one command for writing them and for checking them. */
import { spawnSync } from 'node:child_process'

/** Writes src/store/tables.gen.ts, or with `verify` only looks. `ok` is false when it failed or is not true. */
export function generateTables(
  url: string,
  mode: 'write' | 'verify',
): { ok: boolean; said: string } {
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
  return { ok: status === 0, said: `${stdout}${stderr}${error?.message ?? ''}` }
}
