/** How the types of the tables are made: one command, for writing them and for checking that they are true. */
export const CODEGEN = 'node_modules/.bin/kysely-codegen'

export const CODEGEN_ARGUMENTS = [
  ...['--dialect', 'postgres', '--out-file', 'src/store/tables.gen.ts'],
  ...['--numeric-parser', 'number', '--type-mapping', '{"int8":"number"}'],
  ...['--exclude-pattern', 'migrations'],
]
