import { expect, inject, test } from 'vitest'
import { generateTables } from '#dev/generate-tables.ts'
import { TEMPLATE } from './database-server.ts'

test('the types of the tables are those of the database that the migrations make', () => {
  const url = inject('databaseUrl').replace('/rolecall?', `/${TEMPLATE}?`)
  expect(generateTables(url, 'verify')).toMatchObject({ ok: true })
})

test('a database with other tables is recognized', () => {
  expect(generateTables(inject('databaseUrl'), 'verify')).toMatchObject({ ok: false })
})
